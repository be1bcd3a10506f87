import { sql } from 'drizzle-orm';
import { owedOn } from '@/lib/arithmetic/allocate';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import type { ContractRequest, ContractRequestDetail } from '@/lib/contract/requests';
import { actAs } from '../../../platform/history/actAs';
import { writeHistory } from '../../../platform/history/writeHistory';
import { somePayment } from './paying';
import { someRestructure } from './restructuring';
import {
  aChecker,
  aCode,
  anyone,
  call,
  cardOf,
  REASON,
  someOf,
  follow,
  type Person,
  type Step,
  type World,
} from './world';

/** Something to ask for on a contract; whether it is allowed is the server's to say. */
async function someAsk(world: World, code: string, card: PaymentCard): Promise<RequestedAction> {
  const { random } = world;
  const open = card.card.lines.filter((line) => owedOn(line) > 0);
  switch (random.between(0, 8)) {
    case 8:
      return { kind: 'MOVE_OFFICE', office_id: random.pick([1, 2, 3]) };
    case 0:
      return { kind: 'PAYMENT', payment: somePayment(world, card) };
    case 1: {
      const { rows } = await world.api.connection.pool.query<{ id: number }>(
        'select id from payments where contract_code = $1 order by id desc limit 5',
        [code],
      );
      return {
        kind: 'PAYMENT_VOID',
        payment_id: rows[random.between(0, Math.max(0, rows.length - 1))]?.id ?? 1,
      };
    }
    case 2: {
      const { rows } = await world.api.connection.pool.query<{ id: number }>(
        'select id from settlements where contract_code = $1 order by id desc limit 1',
        [code],
      );
      return { kind: 'SETTLEMENT_UNDO', settlement_id: rows[0]?.id ?? 1 };
    }
    case 3:
      return { kind: 'DEPOSIT_PAY_BACK', cash: someOf(world, card.deposit_balance), bank: 0 };
    case 4: {
      const line = open[random.between(0, Math.max(0, Math.min(2, open.length - 1)))];
      return {
        kind: 'WAIVER',
        lines: [
          {
            number: line?.number ?? 1,
            credit_discount: random.chance(0.3) ? someOf(world, Math.max(0, line?.remainder ?? 0)) : 0,
            penalty_discount: someOf(world, line?.penalty ?? 0),
          },
        ],
      };
    }
    case 5:
      return { kind: 'CANCEL' };
    case 6:
      return (await someRestructure(world, code)) ?? { kind: 'CANCEL' };
    default:
      return { kind: 'STATUS', status: random.pick(['WRITTEN_OFF', 'ACTIVE', 'ACTIVE']) };
  }
}

/** Something is asked for on a contract. */
export const asksOnContract: Step = async (world) => {
  const code = aCode(world);
  const card = await cardOf(world, code);
  await asksFor(world, card, await someAsk(world, code, card));
};

/** That a contract ends by a decision. */
export const asksForEnd: Step = async (world) => {
  const code = aCode(world);
  const card = await cardOf(world, code);
  const ask = world.random.chance(0.5) ? await someRestructure(world, code) : null;
  await asksFor(world, card, ask ?? { kind: 'CANCEL' });
};

/** A unit is taken, as its BAST writes it: how that comes about is told in server/repossessions. */
export const takesUnit: Step = async (world) => {
  const code = aCode(world);
  world.told.push(`the unit of ${code} is taken`);
  const act = { staffId: 1, at: world.api.now() };
  await world.api.connection.db.transaction(async (tx) => {
    await actAs(tx, act);
    const { rowCount } = await tx.execute(
      sql`update contracts set status = 'REPOSSESSED', version = version + 1 where code = ${code} and status = 'ACTIVE'`,
    );
    if (rowCount === 0) return;
    const line = {
      action: 'UNIT_HANDOVER_RECORDED',
      summary: 'Unit ditarik.',
      origin: { ip: '127.0.0.1', device: null },
    };
    await writeHistory(tx, { ...act, ...line, record: { type: 'contract', id: code } });
  });
};

async function asksFor(world: World, { contract: { code, version } }: PaymentCard, ask: RequestedAction) {
  const body = { ask, reason: REASON, version };
  await call(
    world,
    random80(world, ['kasir.jkt', 'direktur', 'kontrak.jkt']),
    'POST',
    `contracts/${code}/requests`,
    body,
  );
}

function random80(world: World, usual: readonly [Person, ...Person[]]): Person {
  return world.random.chance(0.8) ? world.random.pick(usual) : anyone(world);
}

/** What was asked for on a contract is decided by two at once: it acts once. */
async function approvesTwice(world: World, path: string, version: number): Promise<void> {
  const both = await Promise.all(
    (['direktur', 'kacab.jkt'] as const).map((person) =>
      call(world, person, 'POST', `${path}/approve`, { version }),
    ),
  );
  if (both.filter(({ http }) => http === 200).length > 1) throw new Error(`${path} was approved twice`);
}

/** One that waits is decided. */
export const decidesOnContract: Step = async (world) => {
  const checker = aChecker(world);
  const { data } = await call<ContractRequest[]>(world, checker, 'GET', 'contract-requests');
  if (!Array.isArray(data)) return;
  const request = data[world.random.between(0, Math.max(0, data.length - 1))];
  if (!request) return;
  const path = `contract-requests/${request.id}`;
  const { data: detail } = await call<ContractRequestDetail>(world, checker, 'GET', path);
  if (world.random.chance(0.15))
    await call(world, checker, 'POST', `${path}/reject`, { reason: REASON, version: detail.version });
  else if (world.random.chance(0.1)) await call(world, anyone(world), 'POST', `${path}/withdraw`);
  else if (world.random.chance(0.2)) await approvesTwice(world, path, detail.version);
  else await call(world, checker, 'POST', `${path}/approve`, { version: detail.version });
  await follow(world);
};
