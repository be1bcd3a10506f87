import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import { ttsDayError } from '@/lib/collection/visitErrors';
import type { TtsBlock } from '@/lib/contract/tts';
import type { VisitBody } from '@/lib/contract/visits';
import { todayIn } from '../calendar/today';
import { runningPromise } from '../calls/readPromises';
import { moveToOffice } from '../contracts/moveToOffice';
import { inTheField } from '../testing/field';
import { FIELD_FAULT_QUERIES } from '../testing/fieldFaultQueries';
import { share } from '../testing/seeds';

/*
 * Two collectors with two phones each, whose clocks are wrong and whose visits come in any order, twice, at once and days
 * later, while accounts go to others, end, and blocks are closed: each visit is kept once under its maker with its number,
 * and nothing of what a phone does by its own rules is refused.
 */

const HOUR = 3_600_000;
const ZONE = 'Asia/Jakarta';

interface Phone {
  device: string;
  owner: 0 | 1;
  /** How far its clock is ahead, ms; and what it holds the difference to be. */
  off: number;
  difference: number | null;
  blocks: { block: TtsBlock; next: number; lastDay: string | null }[];
  queue: VisitBody[];
  /** Visits at which it was wrong about its clock. */
  astray: Set<string>;
}

interface Step {
  what:
    | 'take'
    | 'visit'
    | 'pay'
    | 'promise'
    | 'send'
    | 'all'
    | 'clock'
    | 'bend'
    | 'close'
    | 'void'
    | 'give'
    | 'office'
    | 'end'
    | 'wait';
  phone: number;
  at: number;
  times: 1 | 2;
  hours: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(
    ...([
      'take',
      'visit',
      'pay',
      'pay',
      'pay',
      'promise',
      'send',
      'send',
      'all',
      'clock',
      'close',
      'bend',
      'bend',
      'bend',
    ] as const),
    ...(['void', 'give', 'office', 'end', 'wait'] as const),
  ),
  phone: fc.nat(3),
  at: fc.nat(40),
  times: fc.constantFrom<1 | 2>(1, 2),
  hours: fc.integer({ min: 1, max: 40 }),
});

let world: Awaited<ReturnType<typeof inTheField>>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  world = await inTheField({ until: (cleanup) => cleanups.push(cleanup) });
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const tokenOf = ({ owner }: Phone) => (owner === 0 ? world.agus : world.budi);
const clockOf = (phone: Phone) => new Date(world.api.now().getTime() + phone.off);
/** What the phone takes for now. */
const correctedOf = (phone: Phone) => new Date(clockOf(phone).getTime() + (phone.difference ?? 0));
const spoke = (phone: Phone) => void (phone.difference = -phone.off);

/** Everything that was ever sent and kept: id → who made it. */
type Kept = Map<string, 0 | 1>;

async function sendOne(phone: Phone, body: VisitBody, times: number, kept: Kept): Promise<void> {
  const answers = await Promise.all(Array.from({ length: times }, () => world.send(body, tokenOf(phone))));
  for (const answer of answers) {
    const { errors } = (answer.data ?? {}) as { errors?: Record<string, string> };
    if (answer.http === 422 && errors?.again_reason !== undefined) {
      return sendOne(phone, { ...body, again_reason: 'Terkirim belakangan' }, 1, kept);
    }
    if (answer.http === 422 && errors?.['promise.due'] !== undefined && phone.astray.has(body.id)) {
      // A day later than the phone took it for, other promises were known: the collector takes another day.
      const mended = { ...body, result: 'REFUSED' as const, promise: null };
      return sendOne(phone, mended, 1, kept);
    }
    expect(answer.http, `${answer.message} ${JSON.stringify(answer.data)}`).toBe(200);
  }
  phone.queue = phone.queue.filter(({ id }) => id !== body.id);
  kept.set(body.id, phone.owner);
  spoke(phone);
}

/** The oldest of each contract: lanes. */
const lanesOf = ({ queue }: Phone) =>
  queue.filter((body, at) => queue.findIndex((one) => one.contract_code === body.contract_code) === at);

function numberOf(phone: Phone): VisitBody['tts'] {
  const day = todayIn(ZONE, correctedOf(phone));
  for (const held of phone.blocks) {
    const month = held.block.prefix.split('/K')[1]?.slice(0, 4) ?? '';
    if (held.next > held.block.last) continue;
    if (ttsDayError(day, { month, before: held.lastDay, after: null }) !== null) continue;
    held.lastDay = day;
    return { block: held.block.id, nth: held.next++, amount: 50_000 + held.next };
  }
  return null;
}

async function visit(phone: Phone, { what, at }: Step): Promise<void> {
  const theirs = await world.sql<{ code: string }>(
    'select distinct contract_code as code from contract_collectors where collector_id = $1 or $1 = any(earlier_ids) order by 1',
    [world.ids[phone.owner]],
  );
  const code = theirs[at % Math.max(1, theirs.length)]?.code;
  if (code === undefined) return;
  const tts = what === 'pay' ? numberOf(phone) : null;
  const day = todayIn(ZONE, correctedOf(phone));
  // One in the place of another counts its days from the first.
  const running = await runningPromise(world.api.connection.db, code, { now: world.api.now() });
  const due = [addDays(day, 20), running?.until ?? '9999'].toSorted()[0] ?? '';
  const [owes] = await world.sql('select 1 from contracts where code = $1 and next_due <= $2', [code, due]);
  const made = world.visit(code, {
    ...{ visited_at: clockOf(phone).toISOString(), clock_difference: phone.difference },
    ...(tts && { result: 'PAID', tts }),
    ...(what === 'promise' && owes && due >= day && { result: 'PROMISED', promise: { due, amount: 1 } }),
  });
  phone.queue.push(made);
  if ((phone.difference ?? 0) !== -phone.off) phone.astray.add(made.id);
}

/** Somebody who writes the last numbers of a block at whatever time they like. */
async function bend(phone: Phone, { at, hours }: Step, kept: Kept): Promise<void> {
  const [held] = phone.blocks;
  const told = new Date(world.api.now().getTime() + (hours - 30) * 12 * HOUR);
  const [account] = await world.sql<{ code: string }>(
    'select contract_code as code from contract_collectors where collector_id = $1 limit 1',
    [world.ids[phone.owner]],
  );
  if (!held || !account) return;
  const body = world.paid(account.code, held.block, held.block.last - (at % 8), {
    ...{ visited_at: told.toISOString(), again_reason: 'Terkirim belakangan' },
  });
  const { http } = await world.send(body, tokenOf(phone));
  expect([200, 409, 422]).toContain(http);
  if (http === 200) kept.set(body.id, phone.owner);
}

async function take(phones: Phone[], taken: Step, kept: Kept): Promise<void> {
  const phone = phones[taken.phone];
  if (!phone) return;
  const { api, sql } = world;
  switch (taken.what) {
    case 'take': {
      const answer = await world.take(tokenOf(phone), { device: phone.device });
      expect([200, 409]).toContain(answer.http);
      if (answer.http === 200)
        phone.blocks.push({ block: answer.data, next: answer.data.first, lastDay: answer.data.given_on });
      return spoke(phone);
    }
    case 'visit':
    case 'pay':
    case 'promise':
      return visit(phone, taken);
    case 'send': {
      const lanes = lanesOf(phone);
      const body = lanes[taken.at % Math.max(1, lanes.length)];
      if (body) await sendOne(phone, body, taken.times, kept);
      return;
    }
    case 'all':
      await Promise.all(
        phones.flatMap((one) => lanesOf(one).map((body) => sendOne(one, body, taken.times, kept))),
      );
      return;
    case 'clock':
      phone.off = [0, 2 * HOUR, -2 * HOUR, 7 * 24 * HOUR, -7 * 24 * HOUR][taken.at % 5] ?? 0;
      if (taken.times === 2) spoke(phone);
      return;
    case 'bend':
      return bend(phone, taken, kept);
    case 'close': {
      const open = await sql<{ id: string }>('select id from tts_blocks where closed_at is null order by id');
      const block = open[taken.at % Math.max(1, open.length)];
      if (!block) return;
      const body = { reason: 'Ponsel hilang' };
      expect((await api.call('POST', `tts-blocks/${block.id}/close`, { token: world.head, body })).http).toBe(
        200,
      );
      return;
    }
    case 'void': {
      const open = await sql<{ id: number }>("select id from tts where state = 'OPEN' order by id");
      const one = open[taken.at % Math.max(1, open.length)];
      const body = { reason: 'Salah tulis' };
      if (one)
        expect((await api.call('POST', `tts/${one.id}/void`, { token: world.head, body })).http).toBe(200);
      return;
    }
    case 'give':
    case 'office':
    case 'end': {
      const code = world.codes[taken.at % world.codes.length] ?? '';
      const [row] = await sql<{ office_id: number }>('select office_id from contracts where code = $1', [
        code,
      ]);
      if (row?.office_id !== 1) return;
      if (taken.what === 'give') return world.assign([code], world.ids[taken.hours % 2] ?? null);
      if (taken.what === 'end') {
        await sql("update contracts set status = 'SETTLED', next_due = null where code = $1", [code]);
        return;
      }
      await api.connection.db.transaction((tx) =>
        moveToOffice(tx, [code], { from: 1, to: 3, now: api.now() }),
      );
      return;
    }
    case 'wait':
      return api.advance(taken.hours * HOUR);
  }
}

async function holds(phones: readonly Phone[], kept: Kept): Promise<void> {
  const faults: string[] = [];
  for (const [name, query] of Object.entries(FIELD_FAULT_QUERIES)) {
    for (const { what } of await world.sql<{ what: string }>(query)) faults.push(`${name}: ${what}`);
  }
  expect(faults).toEqual([]);
  const rows = await world.sql<{ id: string; by: number }>('select id, visited_by as by from visits');
  const here = new Map(rows.map(({ id, by }) => [id, by]));
  for (const [id, owner] of kept) expect(here.get(id)).toBe(world.ids[owner]);
  const waiting = new Set(phones.flatMap(({ queue }) => queue.map(({ id }) => id)));
  for (const id of here.keys()) expect(waiting.has(id)).toBe(false);
}

it('keeps each visit once under its maker, and each number where it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (history) => {
      // A new morning: what an earlier history left out is closed.
      await world.sql('update tts_blocks set closed_at = $1, closed_by = 1 where closed_at is null', [
        world.api.now(),
      ]);
      await world.to('08:00');
      const kept: Kept = new Map();
      const phones = ([0, 0, 1, 1] as const).map((owner): Phone => ({
        device: randomUUID(),
        owner,
        off: 0,
        difference: null,
        blocks: [],
        queue: [],
        astray: new Set(),
      }));
      for (const phone of phones)
        await take(phones, { what: 'take', phone: phones.indexOf(phone), at: 0, times: 1, hours: 1 }, kept);
      for (const taken of history) await take(phones, taken, kept);
      await holds(phones, kept);
      // In the end everything comes in, twice at once.
      while (phones.some(({ queue }) => queue.length > 0)) {
        await take(phones, { what: 'all', phone: 0, at: 0, times: 2, hours: 1 }, kept);
      }
      await holds(phones, kept);
    }),
    { numRuns: Number(process.env.HISTORIES ?? share(6)) },
  );
});
