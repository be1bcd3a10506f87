import { expect, it } from 'vitest';
import { owedOn } from '@/lib/arithmetic/allocate';
import type { ContractRequest, ContractRequestDetail } from '@/lib/contract/requests';
import { seeds } from '../seeds';
import { moneyFaults } from './moneyFaults';
import { daysPass, times } from './randomSteps';
import { startWorld } from './startWorld';
import { asksOnContract, decidesOnContract } from './steps/askingOnContracts';
import { asksOnReceipt, decidesOnReceipt } from './steps/changingReceipts';
import { pays } from './steps/paying';
import { aCode, call, cardOf, follow, REASON, type Step, type World } from './steps/world';

const STEPS = 60;
const LIMITED = ['penyetuju.jkt', 'kacab.jkt'] as const;
/** As for any history, ms. */
const PATIENCE = 180_000;

/** A part of a line is to be forgiven: about as much as an approver may let go at once. */
const asksToForgive: Step = async (world) => {
  const code = aCode(world);
  const { contract, card } = await cardOf(world, code);
  const line = card.lines.find((one) => owedOn(one) > 0);
  if (!line) return;
  const sum = Math.min(world.random.between(1, 120_000), Math.max(0, line.remainder));
  const ask = {
    kind: 'WAIVER',
    lines: [{ number: line.number, credit_discount: sum, penalty_discount: 0 }],
  };
  const body = { ask, reason: REASON, version: contract.version };
  await call(world, 'kasir.jkt', 'POST', `contracts/${code}/requests`, body);
};

/** Both who have a limit approve everything that waits, all at the same moment. */
const approvesEverything: Step = async (world) => {
  const { data } = await call<ContractRequest[]>(world, 'kacab.jkt', 'GET', 'contract-requests');
  const seen = await Promise.all(
    data.map(async ({ id }) => {
      const path = `contract-requests/${id}`;
      return { path, ...(await call<ContractRequestDetail>(world, 'kacab.jkt', 'GET', path)).data };
    }),
  );
  await Promise.all(
    seen.map(({ path, version }) =>
      call(world, world.random.pick(LIMITED), 'POST', `${path}/approve`, { version }),
    ),
  );
  await follow(world);
};

const STEPS_TAKEN: readonly [Step, ...Step[]] = [
  ...times(8, asksToForgive),
  ...times(4, approvesEverything),
  ...times(2, pays),
  ...times(2, asksOnReceipt),
  ...times(3, decidesOnReceipt),
  ...times(2, asksOnContract),
  ...times(2, decidesOnContract),
  daysPass,
];

/** Three of its contracts are one borrower's, by NIK alone; as if they had been so from the beginning, for the log. */
const shareNik = ({ api, codes }: World) =>
  api.connection.pool.query(
    `begin; set local session_replication_role = replica;
     update customers set nik = '3174012345670001'
      where id in (select customer_id from contracts where code in ('${codes.slice(0, 3).join("', '")}')); commit`,
  );

it.each(seeds(3, 41))(
  'nobody lets go of a borrower more than the title allows in 30 days, whatever is asked and approved at once (%i)',
  async (seed) => {
    const world = await startWorld(seed);
    await world.api.connection.pool.query(
      `update titles set forgives_up_to = case name when 'Penyetuju' then 100000 else 200000 end
        where name in ('Penyetuju', 'Kepala Cabang')`,
    );
    const [first, ...others] = world.codes;
    world.codes = [first, ...others.slice(0, 3)];
    await shareNik(world);
    const since = world.api.now();
    for (let step = 0; step < STEPS; step++) {
      await world.random.pick(STEPS_TAKEN)(world);
      if (step % 10 < 9) continue;
      const cards = await Promise.all(world.codes.map((code) => cardOf(world, code)));
      expect(await moneyFaults(world.api, cards, since), world.told.slice(-20).join('\n')).toEqual([]);
    }
    // A history in which nobody met a limit, or nothing was let go, would prove nothing.
    expect(world.told.filter((line) => line.includes('di atas batas')).length).toBeGreaterThan(2);
    const { rows } = await world.api.connection.pool.query(
      `select 1 from contract_requests where status = 'APPROVED' and let_go > 0`,
    );
    expect(rows.length).toBeGreaterThan(2);
  },
  PATIENCE,
);
