import { owedOn } from '@/lib/arithmetic/allocate';
import type { Handover, HandoverBasis, HandoverCollector } from '@/lib/contract/handovers';
import type { Shortage } from '@/lib/contract/shortages';
import { giveTts, piecesOf } from '../../handovers';
import { pdf, sender } from '../../files';
import { someRestructure } from './restructuring';
import { aChecker, aCode, aTaker, call, cardOf, follow, REASON, type Step } from './world';

/** Collectors of the demo, and a cashier who collects. */
const COLLECTORS = ['kolektor.jkt', 'kolektor2.jkt', 'kasir.jkt'] as const;

/** Rounded as banknotes come. */
const notes = (amount: number) => Math.max(1000, Math.round(amount / 1000) * 1000);

/** A collector is handed money, now or some days ago. */
export const collects: Step = async (world) => {
  const { random, api } = world;
  const code = aCode(world);
  const { card } = await cardOf(world, code);
  const open = card.lines.filter((line) => owedOn(line) > 0).slice(0, random.between(1, 3));
  const owed = open.reduce((sum, line) => sum + Math.max(0, owedOn(line)), 0);
  const all = card.totals.remainder + card.totals.penalty;
  const amount = notes(
    random.chance(0.15) ? all + 90_000 : random.chance(0.5) ? owed : random.between(1000, 3_000_000),
  );
  const daysAgo = random.chance(0.6) ? random.between(0, 1) : random.between(2, 20);
  const collector = random.pick(COLLECTORS);
  await giveTts(api, { collector, code, amount, daysAgo });
  world.told.push(`${collector} is handed ${amount} on ${code}, ${daysAgo} days ago`);
};

/** A cashier counts what a collector brings: all or some of it, exactly, short or too much; sometimes two at once. */
export const countsHandover: Step = async (world) => {
  const { random } = world;
  const taker = aTaker(world);
  const { data } = await call<{ rows?: HandoverCollector[] }>(world, taker, 'GET', 'handovers/collectors');
  const bringers = data?.rows ?? [];
  if (bringers.length === 0) return;
  const one = random.pick(bringers as [HandoverCollector]);
  const path = `handovers/basis?collector=${one.collector.id}`;
  const all = (await call<HandoverBasis>(world, taker, 'GET', path)).data;
  const some = all.rows.filter(() => random.chance(0.7));
  const shown =
    some.length > 0 && random.chance(0.4)
      ? (
          await call<HandoverBasis>(
            world,
            taker,
            'GET',
            `${path}&tts=${some.map((row) => row.tts_id).join(',')}`,
          )
        ).data
      : all;
  if (shown.rows.length === 0) return;
  const { amount } = shown.sums;
  const counted = random.chance(0.7)
    ? amount
    : random.chance(0.7)
      ? notes(random.between(0, amount))
      : amount + notes(random.between(1000, 50_000));
  const body = {
    collector_id: shown.collector.id,
    tts_ids: shown.rows.map((row) => row.tts_id),
    denominations: piecesOf(counted),
    ...{ reason: REASON, late_reason: REASON, digest: shown.digest },
  };
  if (random.chance(0.2)) {
    const other = aTaker(world);
    await Promise.all([
      call(world, taker, 'POST', 'handovers', body),
      call(world, other, 'POST', 'handovers', body),
    ]);
    return;
  }
  await call(world, taker, 'POST', 'handovers', body);
};

/** What is still underway of a hand-over is given back, or asked for again; right and wrong ones. */
export const movesUnderway: Step = async (world) => {
  const { random, api } = world;
  const taker = aTaker(world);
  const { data } = await call<{ rows?: Handover[] }>(world, taker, 'GET', 'handovers?underway=1&size=5');
  const found = data?.rows ?? [];
  if (found.length === 0) return;
  const protocol = await call<Handover>(
    world,
    taker,
    'GET',
    `handovers/${random.pick(found as [Handover]).id}`,
  );
  const rows = protocol.data?.rows?.filter(({ state }) => state === 'HANDED_IN') ?? [];
  const [row] = random.chance(0.8) ? rows.filter((one) => one.to_return || one.may_ask) : rows;
  if (!row) return;
  if (random.chance(row.to_return ? 0.9 : 0.1)) {
    const file = await sender(api, world.tokens[taker]).send(pdf(String(row.tts_id)), {
      ...{ kind: 'DOCUMENT', name: 'tanda-terima.pdf' },
    });
    await call(world, taker, 'POST', `tts/${row.tts_id}/return`, { to: 'Nasabah', file_id: file.data.id });
    return;
  }
  const day = random.pick(['TAKEN', 'TAKEN', 'COUNTED'] as const);
  await call(world, taker, 'POST', `tts/${row.tts_id}/ask`, { day, reason: REASON });
};

/** What was short is paid in, or its write-off is asked for; right and wrong ones. */
export const settlesShortage: Step = async (world) => {
  const { random } = world;
  const taker = aTaker(world);
  const { data } = await call<{ rows?: Shortage[] }>(world, taker, 'GET', 'shortages?open=1');
  const [row] = data?.rows ?? [];
  if (!row) return;
  const owed = row.amount - row.settled;
  const settled = random.chance(0.9) ? row.settled : row.settled + 1000;
  if (row.waiting && random.chance(0.7)) {
    const decision = random.pick(['APPROVED', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const);
    const body = { version: 1, decision, reason: REASON };
    await call(world, aChecker(world), 'POST', `drawer-requests/${row.waiting.id}/decide`, body);
    return;
  }
  const amount = random.chance(0.5) ? owed : notes(random.between(1000, owed + 2000));
  if (random.chance(0.5)) {
    await call(world, taker, 'POST', `shortages/${row.id}/pay`, { denominations: piecesOf(amount), settled });
    return;
  }
  await call(world, taker, 'POST', `shortages/${row.id}/write-off`, { amount, settled, reason: REASON });
};

/** A contract is restructured by two people at once: what is underway for it goes to the one that carries it on. */
export const restructures: Step = async (world) => {
  const code = aCode(world);
  const { contract } = await cardOf(world, code);
  const ask = await someRestructure(world, code);
  if (!ask) return;
  const body = { ask, reason: REASON, version: contract.version };
  const asked = await call<{ id: number }>(world, 'kontrak.jkt', 'POST', `contracts/${code}/requests`, body);
  if (asked.http !== 200) return;
  const approve = { version: contract.version };
  await call(world, 'direktur', 'POST', `contract-requests/${asked.data.id}/approve`, approve);
  await follow(world);
};

/** Somebody decides about late TTS that wait. */
export const decidesOnField: Step = async (world) => {
  const { rows } = await world.api.connection.pool.query<{ id: number; version: number }>(
    `select r.id, k.version from contract_requests r join contracts k on k.code = r.contract_code
      where r.kind = 'FIELD_PAYMENT' and r.status = 'WAITING' order by r.id limit 3`,
  );
  if (rows.length === 0) return;
  const { id, version } = world.random.pick(rows as [(typeof rows)[0]]);
  const path = `contract-requests/${id}`;
  if (world.random.chance(0.2))
    await call(world, aChecker(world), 'POST', `${path}/reject`, { reason: REASON, version });
  else await call(world, aChecker(world), 'POST', `${path}/approve`, { version });
};
