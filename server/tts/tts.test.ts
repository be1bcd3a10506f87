import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { Tts, TtsBlock } from '@/lib/contract/tts';
import type { VisitBody } from '@/lib/contract/visits';
import { todayIn } from '../calendar/today';
import { nextContractCode } from '../offices/nextContractCode';
import { almightyOf } from '../testing/access/callers';
import { hireCollector } from '../testing/collectors';
import { inTheField } from '../testing/field';
import type { Answered } from '../testing/startApi';

type Refused = { errors: Record<string, string> };
interface Page {
  rows: Tts[];
  count: number;
  total: number;
}
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let world: Awaited<ReturnType<typeof inTheField>>;
/** Every right in Makassar. */
let elsewhere: string;
let codes: string[];
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  world = await inTheField({ until: (cleanup) => cleanups.push(cleanup) });
  elsewhere = await almightyOf(world.api, 2);
  await world.sql("update sessions set expires_at = now() + interval '10 years'");
  codes = [...world.codes];
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));
beforeEach(async () => {
  // What one test leaves open is no other's.
  await world.sql('update tts_blocks set closed_at = $1, closed_by = 1 where closed_at is null', [
    world.api.now(),
  ]);
  await world.to('10:00');
});

const nextCode = () => {
  const code = codes.shift();
  if (code === undefined) throw new Error('no contract is left');
  return code;
};
const fieldsOf = (answer: Answered<unknown>) =>
  answer.http === 422 ? Object.keys((answer.data as Refused).errors) : [String(answer.http)];
const taken = async (token?: string, over?: object): Promise<TtsBlock> => {
  const answer = await world.take(token, over);
  expect(answer.http, answer.message).toBe(200);
  return answer.data;
};
const kept = async (body: VisitBody, token?: string) => {
  const answer = await world.send(body, token);
  expect(answer.http, `${answer.message} ${JSON.stringify(answer.data)}`).toBe(200);
  return answer.data;
};
const given = async (block: TtsBlock, nth: number, over: Partial<VisitBody> = {}, code = nextCode()) =>
  kept(world.paid(code, block, nth, over));
const close = (id: string, token: string, reason = 'Ponsel hilang') =>
  world.api.call<TtsBlock>('POST', `tts-blocks/${id}/close`, { token, body: { reason } });
const list = async (token: string, query = '', path = 'tts') =>
  (await world.api.call<Page>('GET', `${path}?size=100${query}`, { token })).data;
const idOf = async (number: string | undefined) =>
  (await world.sql<{ id: number }>('select id from tts where number = $1', [number]))[0]?.id ?? 0;
const voiding = (id: number, token: string) =>
  world.api.call<Tts>('POST', `tts/${id}/void`, { token, body: { reason: 'Uang dikembalikan di tempat' } });

describe('a block of numbers', () => {
  it('is given once per id, and follows the one before without a gap, also where many are taken at once', async () => {
    const [id, device] = [randomUUID(), randomUUID()];
    const same = await Promise.all([1, 2, 3].map(() => world.take(world.agus, { id, device })));
    expect(same.map(({ http }) => http)).toEqual([200, 200, 200]);
    expect(new Set(same.map(({ data }) => data.first)).size).toBe(1);
    const block = same[0]?.data;
    const month = world.today().slice(2, 4) + world.today().slice(5, 7);
    expect(block).toMatchObject({
      id,
      device,
      prefix: `JKT/K${month}/`,
      used: [],
      last_day: null,
      closed_at: null,
    });
    expect((block?.last ?? 0) - (block?.first ?? 0)).toBe(24);
    expect((await world.take(world.budi, { id, device })).http).toBe(409);
    expect((await world.take(world.agus, { id, device: randomUUID() })).http).toBe(409);
    const blocks = [
      ...(await Promise.all([world.take(), world.take(world.budi), world.take(), world.take(world.budi)])),
    ].map(({ data }) => data.first);
    expect(blocks.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4].map((n) => (block?.first ?? 0) + n * 25));
  });

  it('follows the one before whatever contracts are signed meanwhile, and takes no number of theirs', async () => {
    const sign = async () => {
      const code = await world.api.connection.db.transaction((tx) =>
        nextContractCode(tx, { id: 1, code: 'JKT' }, world.today()),
      );
      return Number(code.slice(-5));
    };
    const before = await taken();
    const signed = await sign();
    const after = await taken();
    expect(after.first).toBe(before.last + 1);
    expect(await sign()).toBe(signed + 1);
  });

  it('is one of two of a device, and of four of a person', async () => {
    const device = randomUUID();
    const two = await Promise.all([1, 2, 3].map(() => world.take(world.agus, { device })));
    expect(two.map(({ http }) => http).toSorted()).toEqual([200, 200, 409]);
    await taken();
    await taken();
    expect((await world.take()).http).toBe(409);
    const open = two.find(({ http }) => http === 200)?.data.id ?? '';
    expect((await close(open, world.agus, 'Bulan berganti')).http).toBe(200);
    await taken();
  });

  it('is closed by its collector or a supervisor who sees its office, once', async () => {
    const block = await taken();
    expect((await close(block.id, world.budi)).http).toBe(403);
    expect((await close(block.id, world.daeng)).http).toBe(403);
    expect((await close(block.id, elsewhere)).http).toBe(403);
    expect((await close(randomUUID(), world.head)).http).toBe(404);
    expect((await close('[[[', world.head)).http).toBe(404);
    expect(fieldsOf(await close(block.id, world.head, '   '))).toEqual(['reason']);
    const closed = await close(block.id, world.head);
    expect(closed.data).toMatchObject({ id: block.id, closed_at: world.api.now().toISOString() });
    world.api.advance(HOUR);
    expect((await close(block.id, world.agus)).data).toEqual(closed.data);
    const page = await world.api.call<{ rows: { id: string; close_reason: string }[]; count: number }>(
      'GET',
      `tts-blocks?collector=${world.ids[0]}&size=100`,
      { token: world.head },
    );
    expect(page.data.rows.find(({ id }) => id === block.id)).toMatchObject({ close_reason: 'Ponsel hilang' });
    expect((await world.api.call('GET', 'tts-blocks?office=2', { token: world.head })).http).toBe(403);
  });

  it('of the month before holds up no block of this one', async () => {
    const device = randomUUID();
    await taken(world.agus, { device });
    await taken(world.agus, { device });
    world.api.advance(32 * DAY);
    const next = await taken(world.agus, { device });
    expect(next).toMatchObject({ first: 1, last: 25 });
  });
});

describe('a TTS', () => {
  it('is given with its visit, once per number', async () => {
    const block = await taken();
    const code = nextCode();
    const body = world.paid(code, block, block.first + 3);
    const number = `${block.prefix}${String(block.first + 3).padStart(5, '0')}`;
    expect((await kept(body)).tts).toEqual({ number, amount: 100_000, state: 'OPEN' });
    expect((await kept(body)).tts).toEqual({ number, amount: 100_000, state: 'OPEN' });
    expect((await world.send(world.paid(nextCode(), block, block.first + 3))).http).toBe(409);
    for (const nth of [block.first - 1, block.last + 1]) {
      expect(fieldsOf(await world.send(world.paid(code, block, nth, { again_reason: 'Lagi' })))).toEqual([
        'tts.nth',
      ]);
    }
    await world.assign([code], world.ids[1]);
    const theirs = world.paid(code, block, block.first + 4, { again_reason: 'Lagi' });
    expect(fieldsOf(await world.send(theirs, world.budi))).toEqual(['tts.block']);
    const own = await list(world.agus, '&state=OPEN', 'collector/tts');
    expect(own.rows[0]).toMatchObject({
      ...{
        number,
        contract_code: code,
        collector: { id: world.ids[0] },
        amount: 100_000,
        day: world.today(),
      },
      ...{ state: 'OPEN', late: false, handover: null, after_close: false },
    });
    expect((await list(world.budi, '', 'collector/tts')).count).toBe(0);
  });

  it('of one number comes from one of two visits that are sent at once', async () => {
    const block = await taken();
    const bodies = [nextCode(), nextCode(), nextCode()].map((code) => world.paid(code, block, block.first));
    const answers = await Promise.all(bodies.map((body) => world.send(body)));
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409, 409]);
  });

  it('is more than what is owed if more was given, and never nothing', async () => {
    const block = await taken();
    const code = nextCode();
    const amount = 900_000_000_000;
    const tts = { block: block.id, nth: block.first, amount };
    expect((await kept(world.visit(code, { result: 'PAID', tts }))).tts?.amount).toBe(amount);
    await expect(world.sql('update tts set amount = 1')).rejects.toThrow();
    await expect(world.sql("update tts set day = '2020-01-01'")).rejects.toThrow();
    await expect(world.sql('delete from tts')).rejects.toThrow();
  });

  it('has a time between those of the numbers around it, in whatever order they come', async () => {
    const month = addDays(`${world.today().slice(0, 7)}-28`, 5).slice(0, 7);
    world.toInstant(`${month}-02T03:00:00Z`);
    const block = await taken();
    const n = block.first;
    world.api.advance(9 * DAY);
    const dayOf = async (nth: number, day: number) => {
      const visited_at = `${month}-${String(day).padStart(2, '0')}T03:00:00Z`;
      return Number((await given(block, nth, { visited_at })).day.slice(8));
    };
    expect(await dayOf(n + 5, 8)).toBe(8);
    expect(await dayOf(n + 1, 4)).toBe(4);
    // What is told wrong is moved to the nearest that can be.
    expect(await dayOf(n + 3, 9)).toBe(8);
    expect(await dayOf(n, 6)).toBe(4);
    expect(await dayOf(n + 6, 3)).toBe(8);
    expect(await dayOf(n + 2, 6)).toBe(6);
    expect(await dayOf(n + 9, 10)).toBe(10);
    expect(await dayOf(n + 7, 1)).toBe(8);
    const rows = await world.sql<{ day: string }>(
      'select day::text from tts where block_id = $1 order by nth',
      [block.id],
    );
    expect(rows.map(({ day }) => day)).toEqual(rows.map(({ day }) => day).toSorted());
    expect(rows).toHaveLength(8);
  });

  it('before its block was given is of when it was given', async () => {
    const block = await taken();
    const at = world.api.now();
    world.api.advance(HOUR);
    const body = world.paid(nextCode(), block, block.first, {
      visited_at: new Date(at.getTime() - 3 * DAY).toISOString(),
    });
    expect(await kept(body)).toMatchObject({ at: at.toISOString() });
  });

  it('that comes after its block was closed is kept and marked', async () => {
    const block = await taken();
    await given(block, block.first);
    const body = world.paid(nextCode(), block, block.first + 1);
    world.api.advance(HOUR);
    await close(block.id, world.head);
    world.api.advance(HOUR);
    await kept(body);
    const { rows } = await list(world.agus, '', 'collector/tts');
    const marked = Object.fromEntries(
      rows.map(({ number, after_close }) => [Number(number.slice(-5)), after_close]),
    );
    expect(marked[block.first]).toBe(false);
    expect(marked[block.first + 1]).toBe(true);
  });

  it.each([
    ['Asia/Jakarta', 1],
    ['Asia/Makassar', 2],
    ['Asia/Jayapura', 3],
  ] as const)('at the midnight of a month in %s is of the month of its office', async (zone, officeId) => {
    const name = `Tengah ${['', 'Satu', 'Dua', 'Tiga'][officeId] ?? ''}`;
    const id = await hireCollector(world.api, name, officeId);
    const token = await world.api.signIn(name.toLowerCase().replace(' ', '.'));
    await world.sql("update sessions set expires_at = now() + interval '10 years'");
    const [found] = await world.sql<{ codes: string[] }>(
      "select (array_agg(code order by code))[1:4] as codes from contracts where office_id = $1 and status = 'ACTIVE'",
      [officeId],
    );
    const [a = '', b = '', c = '', d = ''] = found?.codes ?? [];
    await world.assign([a, b, c, d], id);
    // The last minute of the month there.
    const month = addDays(`${world.today().slice(0, 7)}-28`, 5).slice(0, 7);
    const hours = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 }[zone];
    const midnight = Date.parse(`${month}-01T00:00:00Z`) - hours * HOUR;
    world.toInstant(new Date(midnight - 60_000).toISOString());
    const old = await taken(token);
    const before = world.paid(a, old, old.first, { again_reason: 'Uji' });
    world.api.advance(120_000);
    expect(todayIn(zone, world.api.now())).toBe(`${month}-01`);
    const next = await taken(token);
    expect(next.prefix).not.toBe(old.prefix);
    expect(next.given_on).toBe(`${month}-01`);
    await kept(before, token);
    expect(fieldsOf(await world.send(world.paid(b, old, old.first + 1), token))).toEqual(['tts.nth']);
    await kept(world.paid(c, next, next.first), token);
    const early = { visited_at: new Date(midnight - 1000).toISOString() };
    // No earlier than its block, so in its month.
    expect(await kept(world.paid(d, next, next.first + 1, early), token)).toMatchObject({
      day: `${month}-01`,
    });
    const days = await world.sql<{ day: string }>(
      'select day::text from tts where collector_id = $1 order by nth, block_id',
      [id],
    );
    expect(new Set(days.map(({ day }) => day))).toEqual(new Set([addDays(`${month}-01`, -1), `${month}-01`]));
  });
});

describe('a TTS that is voided', () => {
  it('is OPEN, of an office that one sees, and never one’s own', async () => {
    const block = await taken();
    const visit = await given(block, block.first);
    const id = await idOf(visit.tts?.number);
    expect((await voiding(id, world.agus)).http).toBe(403);
    expect((await voiding(id, elsewhere)).http).toBe(403);
    expect((await voiding(2_147_483_647, world.head)).http).toBe(404);
    const answer = await voiding(id, world.head);
    expect(answer.data).toMatchObject({ id, state: 'VOID', void_reason: 'Uang dikembalikan di tempat' });
    const again = await voiding(id, world.head);
    expect(again).toMatchObject({ http: 409, data: { current: { state: 'VOID' } } });
    const told = await world.sql('select 1 from notifications where staff_id = $1 and message like $2', [
      world.ids[0],
      '%membatalkan%',
    ]);
    expect(told).toHaveLength(1);
    await world.sql('update titles set is_collector_spv = true where id = 7');
    const own = await idOf((await given(block, block.first + 1)).tts?.number);
    expect((await voiding(own, world.agus)).http).toBe(403);
    expect((await voiding(own, world.daeng)).http).toBe(403);
    await expect(
      world.sql("update tts set state = 'VOID', voided_at = now(), voided_by = collector_id where id = $1", [
        own,
      ]),
    ).rejects.toThrow();
    await world.sql('update titles set is_collector_spv = false where id = 7');
    await expect(
      world.sql("update tts set state = 'OPEN', voided_at = null, voided_by = null where id = $1", [id]),
    ).rejects.toThrow();
  });
});

it('is found by its number, however it is typed, or as its contract is, in the offices that one sees', async () => {
  const block = await taken();
  const code = nextCode();
  const { tts: made } = await given(block, block.first + 6, {}, code);
  await given(block, block.first + 7);
  const number = made?.number ?? '';
  const nth = block.first + 6;
  const found = async (search: string, token = world.head) =>
    (await list(token, `&search=${encodeURIComponent(search)}`)).rows.map((row) => row.number);
  const typed = [
    number,
    number.toLowerCase(),
    number.replaceAll('/', ''),
    `${block.prefix}${nth}`.replaceAll('/', ' '),
  ];
  for (const text of [...typed, code]) expect(await found(text), text).toEqual([number]);
  const { data } = await world.api.call<Page>('GET', `tts?search=${number}`, { token: world.head });
  expect(data).toMatchObject({ count: 1, total: made?.amount });
  for (const text of [number, code]) expect(await found(text, elsewhere), text).toEqual([]);
  expect(await found(`${block.prefix}9${nth}`)).toEqual([]);
});

describe('the money that is underway', () => {
  it('is late after more than one working day of its office, and stands first', async () => {
    const block = await taken();
    const visit = await given(block, block.first);
    const number = visit.tts?.number ?? '';
    const late = async () => (await list(world.head, '&late=1&office=1')).rows.map((row) => row.number);
    expect(await late()).not.toContain(number);
    await world.to('10:00');
    expect(await late()).not.toContain(number);
    await world.to('10:00');
    expect(await late()).toContain(number);
    const all = await list(world.head, `&collector=${world.ids[0]}`);
    expect(all.rows.find((row) => row.number === number)).toMatchObject({ late: true });
    const states = all.rows.map(({ state }) => state === 'OPEN');
    expect(states).toEqual(states.toSorted((a, b) => Number(b) - Number(a)));
    const open = all.rows.filter(({ state }) => state === 'OPEN');
    expect(open.map(({ at }) => at)).toEqual(open.map(({ at }) => at).toSorted());
    const sum = (await list(world.head, `&collector=${world.ids[0]}&state=OPEN`)).total;
    expect(sum).toBe(open.reduce((total, { amount }) => total + amount, 0));
    await voiding(await idOf(number), world.head);
    expect(await late()).not.toContain(number);
    expect((await world.api.call('GET', 'tts?office=2', { token: world.head })).http).toBe(403);
    expect((await world.api.call('GET', 'tts', { token: world.agus })).http).toBe(403);
  });
});
