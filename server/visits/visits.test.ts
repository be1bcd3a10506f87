import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { BorrowerPromise } from '@/lib/contract/calls';
import type { Visit, VisitBody } from '@/lib/contract/visits';
import { moveToOffice } from '../contracts/moveToOffice';
import { almightyOf } from '../testing/access/callers';
import { payLines } from '../testing/counter';
import { inTheField } from '../testing/field';
import { pdf, photo, sender } from '../testing/files';
import type { Answered } from '../testing/startApi';

type Refused = { errors: Record<string, string> };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let world: Awaited<ReturnType<typeof inTheField>>;
/** Every right in Makassar, and the cashier of Jakarta, who has contracts. */
let elsewhere: string;
let cashier: string;
let codes: string[];
/** One for what is refused. */
let any: string;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  world = await inTheField({ until: (cleanup) => cleanups.push(cleanup) });
  elsewhere = await almightyOf(world.api, 2);
  cashier = await world.api.signIn('kasir.jkt');
  await world.sql("update sessions set expires_at = now() + interval '10 years'");
  codes = [...world.codes];
  any = codes.pop() ?? '';
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));
beforeEach(() => world.to('10:00'));

const nextCode = () => {
  const code = codes.shift();
  if (code === undefined) throw new Error('no contract is left');
  return code;
};
const fieldsOf = (answer: Answered<unknown>) =>
  answer.http === 422 ? Object.keys((answer.data as Refused).errors) : [String(answer.http)];
const kept = async (body: VisitBody, token?: string): Promise<Visit> => {
  const answer = await world.send(body, token);
  expect(answer.http, `${answer.message} ${JSON.stringify(answer.data)}`).toBe(200);
  return answer.data;
};
const countOf = async (id: string) =>
  (await world.sql<{ n: number }>('select count(*)::int as n from visits where id = $1', [id]))[0]?.n;
const promisesOf = async (code: string) =>
  (
    await world.api.call<{ rows: BorrowerPromise[] }>('GET', `contracts/${code}/promises?size=50`, {
      token: world.head,
    })
  ).data.rows;
const promised = (due: string, amount: number) => ({ result: 'PROMISED', promise: { due, amount } }) as const;
const consent = async (code: string, kind: 'HOURS' | 'PLACE') => {
  const file = await sender(world.api, cashier).send(pdf(code + kind), {
    kind: 'DOCUMENT',
    name: 'izin.pdf',
  });
  const { data } = await world.api.call<{ id: number }>('POST', `contracts/${code}/consents`, {
    token: cashier,
    body: {
      ...{ kind, words: 'Boleh di warung sampai malam.', file_id: file.data.id },
      ...{ given_on: world.today(), until: addDays(world.today(), 30) },
    },
  });
  return data.id;
};

describe('a visit', () => {
  it('is kept once however often it comes, and by whom it was made', async () => {
    const body = world.visit(nextCode(), { note: ' Minta waktu ' });
    const answers = await Promise.all([world.send(body), world.send(body), world.send(body)]);
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    expect(answers[0]?.data).toMatchObject({
      ...{ id: body.id, visited_by: { username: 'agus.salim' }, result: 'REFUSED', note: 'Minta waktu' },
      ...{ at: world.api.now().toISOString(), day: world.today(), outside: [], corrected: false },
    });
    world.api.advance(40 * DAY);
    expect((await world.send(body)).data).toEqual(answers[0]?.data);
    expect(await countOf(body.id)).toBe(1);
    expect(
      await world.sql("select 1 from history where action = 'VISIT_RECORDED' and record_id = $1", [
        body.contract_code,
      ]),
    ).toHaveLength(1);
    await expect(world.sql("update visits set note = 'lain'")).rejects.toThrow();
    await expect(world.sql('delete from visits')).rejects.toThrow();
  });

  it('is told to whoever watches collectors, once, and nothing of it', async () => {
    const pushes = () =>
      world.sql<{ payload: object }>(
        "select payload from outbox where channel = 'credits.2' and event = 'send.credit' order by id",
      );
    await world.sql('delete from outbox');
    const body = world.visit(nextCode());
    await kept(body);
    await kept(body);
    expect(await pushes()).toEqual([{ payload: {} }]);
  });

  it('with other content, contract or person under its id is refused', async () => {
    const body = world.visit(nextCode());
    await kept(body);
    expect((await world.send({ ...body, note: 'lain' })).http).toBe(409);
    expect((await world.send({ ...body, contract_code: any })).http).toBe(409);
    expect((await world.send(body, world.budi)).http).toBe(409);
    expect(await countOf(body.id)).toBe(1);
  });

  it('is for a collector, on an account that was theirs', async () => {
    expect((await world.send(world.visit(any), world.head)).http).toBe(403);
    expect((await world.send(world.visit(any), cashier)).http).toBe(403);
    expect((await world.send(world.visit(any), world.budi)).http).toBe(403);
    expect((await world.send(world.visit(any), world.daeng)).http).toBe(403);
    expect((await world.send(world.visit('TIDAK-ADA'))).http).toBe(404);
  });

  it('is kept where the account went to somebody else, another office, or its end meanwhile', async () => {
    const [given, moved, settled, restructured] = [nextCode(), nextCode(), nextCode(), nextCode()];
    const bodies = [given, moved, settled, restructured].map((code) => world.visit(code));
    world.api.advance(DAY);
    await world.assign([given], world.ids[1]);
    await world.api.connection.db.transaction((tx) =>
      moveToOffice(tx, [moved], { from: 1, to: 3, now: world.api.now() }),
    );
    await world.sql("update contracts set status = 'SETTLED', next_due = null where code = $1", [settled]);
    await world.sql("update contracts set status = 'RESTRUCTURED', next_due = null where code = $1", [
      restructured,
    ]);
    for (const body of bodies)
      expect(await kept(body)).toMatchObject({ visited_by: { username: 'agus.salim' } });
    const offices = await world.sql<{ office_id: number }>(
      'select office_id from visits where contract_code = $1',
      [moved],
    );
    expect(offices).toEqual([{ office_id: 1 }]);
  });

  it('is kept where it was somebody’s account for an hour of that day', async () => {
    const code = nextCode();
    await world.assign([code], world.ids[1]);
    const body = world.visit(code);
    world.api.advance(DAY / 24);
    await world.assign([code], null);
    await world.assign([code], world.ids[0]);
    await kept(body, world.budi);
    expect((await world.send(world.visit(code), world.daeng)).http).toBe(403);
  });

  it('is kept where a slow clock tells of days before the account was theirs', async () => {
    const code = nextCode();
    await world.assign([code], world.ids[1]);
    const body = world.visit(code, {
      visited_at: new Date(world.api.now().getTime() - 7 * DAY).toISOString(),
      clock_difference: null,
    });
    world.api.advance(DAY);
    await world.assign([code], world.ids[0]);
    await kept(body, world.budi);
  });

  it('is kept where the plan led there, also when nobody has the account any more', async () => {
    const code = nextCode();
    await world.sql('delete from contract_collectors where contract_code = $1', [code]);
    await world.sql('update contracts set collector_id = null where code = $1', [code]);
    expect((await world.send(world.visit(code))).http).toBe(403);
    await world.sql(
      `with plan as (insert into collector_plans (collector_id, office_id, day, made_at) values ($1, 1, $2, $3) returning id)
       insert into plan_rows (plan_id, contract_code, nth, source) select id, $4, 1, 'DUE' from plan`,
      [world.ids[0], world.today(), world.api.now(), code],
    );
    await kept(world.visit(code));
  });

  it.each<[string, object, string]>([
    ['brackets', { id: '[[[[' }, 'id'],
    ['a time in year 0', { visited_at: '0000-01-01T00:00:00Z' }, 'visited_at'],
    ['a time of 1970', { visited_at: '1970-01-01T00:00:00Z' }, 'visited_at'],
    ['no time', { visited_at: 'kemarin' }, 'visited_at'],
    ['a clock that is off by ages', { clock_difference: 366_001 * DAY }, 'clock_difference'],
    ['31 digits', { result: 'PAID', tts: { block: randomUUID(), nth: 1, amount: 1e30 } }, 'tts.amount'],
    ['half a rupiah', { result: 'PAID', tts: { block: randomUUID(), nth: 1, amount: 0.5 } }, 'tts.amount'],
    ['nothing', { result: 'PAID', tts: { block: randomUUID(), nth: 1, amount: 0 } }, 'tts.amount'],
    [
      'a block that there is not',
      { result: 'PAID', tts: { block: randomUUID(), nth: 1, amount: 5 } },
      'tts.block',
    ],
    ['a number of 0', { result: 'PAID', tts: { block: randomUUID(), nth: 0, amount: 5 } }, 'tts.nth'],
    [
      'a message with an amount',
      { met: 'OTHER', met_name: 'Ibunya', result: 'MESSAGE_LEFT', promise: { due: '2027-01-01', amount: 5 } },
      'promise',
    ],
    ['a message with the borrower', { result: 'MESSAGE_LEFT' }, 'result'],
    ['nobody who promises', { met: 'NOBODY', ...promised('2027-01-01', 5) }, 'result'],
    ['no name', { met: 'OTHER', met_name: '\u200b', result: 'NOT_MET' }, 'met_name'],
    ['no position and no reason', { position: null, no_position: '' }, 'no_position'],
    [
      'a position beyond the pole',
      { position: { latitude: 91, longitude: 0, accuracy: 1 } },
      'position.latitude',
    ],
    ['four photos', { photos: [1, 2, 3, 4] }, 'photos'],
    ['a photo that there is not', { photos: [2_147_483_647] }, 'files'],
    ['what is corrected in brackets', { corrects: '[' }, 'corrects'],
  ])('%s is refused at its field', async (_what, over, field) => {
    const answer = await world.send({ ...world.visit(any, { again_reason: 'Uji lagi' }), ...over });
    expect(fieldsOf(answer)).toContain(field);
    expect((await world.send({ ...world.visit(any), contract_code: '\u0000\u0000' })).http).toBe(422);
  });
});

describe('its time', () => {
  it.each<[string, number, number | null, number]>([
    ['two hours slow', -2 * HOUR, 2 * HOUR, 0],
    ['two hours fast', 2 * HOUR, -2 * HOUR, 0],
    ['seven days fast', 7 * DAY, -7 * DAY, 0],
    ['seven days slow', -7 * DAY, 7 * DAY, 0],
    ['ten days slow', -10 * DAY, 10 * DAY, 0],
    ['years fast', 5000 * DAY, -5000 * DAY, 0],
    ['fast and nobody knows', 3 * DAY, null, 0],
    ['slow and nobody knows', -DAY, null, -DAY],
    ['years slow and nobody knows', -2000 * DAY, null, -31 * DAY],
  ])('is corrected where the clock is %s', async (_what, off, difference, corrected) => {
    const at = world.api.now().getTime();
    const visit = await kept(
      world.visit(nextCode(), { visited_at: new Date(at + off).toISOString(), clock_difference: difference }),
    );
    expect(visit).toMatchObject({
      ...{ at: new Date(at + corrected).toISOString(), device_at: new Date(at + off).toISOString() },
      received_at: new Date(at).toISOString(),
    });
  });
});

describe('who, where and when', () => {
  it('are marked by the clock of the office, and listed for the supervisor', async () => {
    const within = await kept(world.visit(nextCode()));
    await world.to('20:01');
    const code = nextCode();
    const late = await kept(
      world.visit(code, { met: 'OTHER', met_name: 'Ibunya', place: 'OTHER', result: 'MESSAGE_LEFT' }),
    );
    expect(late.outside).toEqual(['HOURS', 'PLACE', 'PERSON']);
    const listed = (token: string, query = '') =>
      world.api.call<{ rows: Visit[]; count: number }>('GET', `visits/outside?size=100${query}`, { token });
    const seen = (await listed(world.head)).data.rows.map(({ id }) => id);
    expect(seen[0]).toBe(late.id);
    expect(seen).not.toContain(within.id);
    expect((await listed(elsewhere)).data.rows.map(({ id }) => id)).not.toContain(late.id);
    expect((await listed(world.head, '&office=2')).http).toBe(403);
    expect((await listed(world.agus)).http).toBe(403);
  });

  it('are allowed by a consent of that kind which held then, also when it was taken back later', async () => {
    const code = nextCode();
    const [hours, place] = [await consent(code, 'HOURS'), await consent(code, 'PLACE')];
    await world.to('20:30');
    const body = world.visit(code, { place: 'OTHER', consent_id: hours });
    const placed = world.visit(code, { place: 'OTHER', consent_id: place, again_reason: 'Diminta datang' });
    const other = world.visit(nextCode(), { consent_id: hours });
    world.api.advance(HOUR);
    await world.api.call('POST', `contracts/${code}/consents/end`, {
      token: cashier,
      body: { consent_id: hours },
    });
    expect(await kept(body)).toMatchObject({ outside: ['PLACE'], consent_id: hours });
    expect(await kept(placed)).toMatchObject({ outside: ['HOURS'], consent_id: place });
    expect(await kept(other)).toMatchObject({ outside: ['HOURS'], consent_id: null });
    const after = world.visit(code, { consent_id: hours, again_reason: 'Datang lagi' });
    expect(await kept(after)).toMatchObject({ outside: ['HOURS'], consent_id: null });
  });
});

describe('a second visit of a day', () => {
  it('says why, or which one it corrects', async () => {
    const code = nextCode();
    const first = await kept(world.visit(code));
    const second = world.visit(code);
    const refused = await world.send(second);
    expect(fieldsOf(refused)).toEqual(['again_reason']);
    // The list of the day shows the message alone.
    expect(refused.message).toBe('Hari itu kontrak ini sudah dikunjungi. Tulis mengapa dikunjungi lagi.');
    await kept({ ...second, again_reason: 'Diminta datang sore' });
    expect(await kept(world.visit(code, { corrects: first.id }))).toMatchObject({ corrects: first.id });
    const list = await world.api.call<{ rows: Visit[]; count: number }>('GET', `contracts/${code}/visits`, {
      token: cashier,
    });
    expect(list.data.count).toBe(3);
    expect(list.data.rows.find(({ id }) => id === first.id)).toMatchObject({ corrected: true });
    await world.to('10:00');
    await kept(world.visit(code));
    expect(fieldsOf(await world.send(world.visit(any, { corrects: first.id })))).toEqual(['corrects']);
    await world.assign([code], world.ids[1]);
    expect(fieldsOf(await world.send(world.visit(code, { corrects: first.id }), world.budi))).toEqual([
      'corrects',
    ]);
  });

  it('is kept also before the one that it corrects', async () => {
    const code = nextCode();
    const first = world.visit(code);
    await kept(world.visit(code, { corrects: first.id }));
    await kept({ ...first, again_reason: 'Terkirim belakangan' });
  });
});

describe('a promise at the door', () => {
  it('takes its place among those by phone, by when it was made', async () => {
    const code = nextCode();
    const at = world.api.now();
    const body = world.visit(code, promised(addDays(world.today(), 20), 1000));
    world.api.advance(2 * HOUR);
    const call = await world.api.call('POST', `contracts/${code}/calls`, {
      token: world.head,
      body: {
        ...{ phone: '0812-3456-7890', spoke_to: 'BORROWER', note: '' },
        ...promised(addDays(world.today(), 25), 2000),
      },
    });
    expect(call.http, call.message).toBe(200);
    world.api.advance(HOUR);
    expect(await kept(body)).toMatchObject({ promise: { amount: 1000 } });
    const rows = await world.sql<{ amount: string; at: Date; replaced_at: Date | null; source: string }>(
      'select amount, at, replaced_at, source from promises where contract_code = $1 order by at',
      [code],
    );
    expect(rows.map(({ amount, source }) => [Number(amount), source])).toEqual([
      [1000, 'VISIT'],
      [2000, 'CALL'],
    ]);
    expect(rows[0]?.at).toEqual(at);
    expect(rows[0]?.replaced_at).toEqual(rows[1]?.at);
    expect(rows[1]?.replaced_at).toBeNull();
    await kept(
      world.visit(code, { ...promised(addDays(world.today(), 25), 3000), again_reason: 'Diminta lagi' }),
    );
    expect((await promisesOf(code)).map(({ state, amount }) => [state, amount])).toEqual([
      ['RUNNING', 3000],
      ['REPLACED', 1000],
      ['REPLACED', 2000],
    ]);
  });

  it('that was valid on its day is kept, whatever was paid meanwhile; one that never was is not', async () => {
    const code = nextCode();
    const owed = await world.api.call<{ owed: { lines: { remainder: number }[]; penalty: number } }>(
      'GET',
      `contracts/${code}/call-basis`,
      { token: world.head },
    );
    const { lines, penalty } = owed.data.owed;
    const most = lines.reduce((sum, { remainder }) => sum + remainder, penalty);
    const due = addDays(world.today(), 31);
    expect(fieldsOf(await world.send(world.visit(code, promised(due, most + 1_000_000_000))))).toEqual([
      'promise.amount',
    ]);
    expect(fieldsOf(await world.send(world.visit(code, promised(addDays(world.today(), -1), 5))))).toEqual([
      'promise.due',
    ]);
    expect(fieldsOf(await world.send(world.visit(code, promised(addDays(world.today(), 32), 5))))).toEqual([
      'promise.due',
    ]);
    const body = world.visit(code, promised(due, most));
    await payLines(world.api, cashier, code);
    world.api.advance(3 * DAY);
    expect(await kept(body)).toMatchObject({ promise: { due, amount: most } });
  });

  it('in the place of one that runs goes no further than 31 days from the first', async () => {
    const code = nextCode();
    const first = world.today();
    const again = { again_reason: 'Datang lagi sorenya' };
    await kept(world.visit(code, promised(addDays(first, 20), 1000)));
    world.api.advance(10 * DAY);
    const further = promised(addDays(first, 32), 1000);
    expect(fieldsOf(await world.send(world.visit(code, further)))).toEqual(['promise.due']);
    await kept(world.visit(code, promised(addDays(first, 31), 1000)));
    // Nor by a second visit of that day.
    expect(fieldsOf(await world.send(world.visit(code, { ...further, ...again })))).toEqual(['promise.due']);
  });

  it('does not reckon with one that nobody could know, since it still waited on a phone', async () => {
    const code = nextCode();
    const first = world.visit(code, promised(addDays(world.today(), 20), 1000));
    world.api.advance(15 * DAY);
    await world.to('10:00');
    await world.assign([code], world.ids[1]);
    const second = world.visit(code, promised(addDays(world.today(), 20), 1000));
    world.api.advance(HOUR);
    await kept(first);
    world.api.advance(DAY);
    await kept(second, world.budi);
  });

  it('does not run where the contract has ended meanwhile', async () => {
    const code = nextCode();
    const body = world.visit(code, promised(addDays(world.today(), 20), 1000));
    await world.sql("update contracts set status = 'SETTLED', next_due = null where code = $1", [code]);
    await kept(body);
    expect(
      await world.sql('select 1 from promises where contract_code = $1 and replaced_at is null', [code]),
    ).toEqual([]);
  });

  it('is taken back by a correction without one', async () => {
    const code = nextCode();
    const first = await kept(world.visit(code, promised(addDays(world.today(), 20), 1000)));
    world.api.advance(HOUR);
    await kept(world.visit(code, { corrects: first.id }));
    expect(
      await world.sql('select 1 from promises where contract_code = $1 and replaced_at is null', [code]),
    ).toEqual([]);
  });

  it('is taken back by one that came before it, too, and asks for no reason beside it', async () => {
    const code = nextCode();
    const first = world.visit(code, promised(addDays(world.today(), 20), 1000));
    world.api.advance(HOUR);
    const correction = await kept(world.visit(code, { corrects: first.id }));
    expect(await kept(first)).toMatchObject({ corrected: true, promise: { amount: 1000 } });
    expect(
      await world.sql<{ at: Date }>('select replaced_at as at from promises where contract_code = $1', [
        code,
      ]),
    ).toEqual([{ at: new Date(correction.at) }]);
  });

  it('that is taken back leaves the one that it ended as it was, whichever comes first', async () => {
    for (const isBefore of [false, true]) {
      const code = nextCode();
      await kept(world.visit(code, promised(addDays(world.today(), 20), 1000)));
      world.api.advance(DAY);
      const mistake = world.visit(code, promised(addDays(world.today(), 5), 2000));
      world.api.advance(HOUR);
      const correction = world.visit(code, { corrects: mistake.id });
      for (const body of isBefore ? [correction, mistake] : [mistake, correction]) await kept(body);
      expect((await promisesOf(code)).map(({ state, amount }) => [state, amount])).toEqual([
        ['REPLACED', 2000],
        ['RUNNING', 1000],
      ]);
      // It runs again: what is promised in its place counts its days from it.
      world.api.advance(DAY);
      const further = promised(addDays(world.today(), 31), 1000);
      expect(fieldsOf(await world.send(world.visit(code, further)))).toEqual(['promise.due']);
      await kept(world.visit(code, promised(addDays(world.today(), 20), 3000)));
      expect((await promisesOf(code)).map(({ state, amount }) => [state, amount])).toEqual([
        ['RUNNING', 3000],
        ['REPLACED', 2000],
        ['REPLACED', 1000],
      ]);
    }
  });

  it('that is taken back after another came leaves the one that it ended until then', async () => {
    const code = nextCode();
    await kept(world.visit(code, promised(addDays(world.today(), 20), 1000)));
    world.api.advance(DAY);
    const mistake = world.visit(code, promised(addDays(world.today(), 5), 2000));
    await kept(mistake);
    world.api.advance(DAY);
    const next = await kept(world.visit(code, promised(addDays(world.today(), 5), 3000)));
    await kept(world.visit(code, { corrects: mistake.id, again_reason: 'Salah tulis' }));
    const [first] = await world.sql<{ at: Date }>(
      'select replaced_at as at from promises where contract_code = $1 order by at',
      [code],
    );
    expect(first?.at).toEqual(new Date(next.at));
  });

  it('is not taken back once it is broken, whatever time the correction tells of', async () => {
    const code = nextCode();
    const at = world.api.now();
    const mistake = world.visit(code, promised(addDays(world.today(), 1), 1000));
    await kept(mistake);
    world.api.advance(10 * DAY);
    const visited_at = new Date(at.getTime() + HOUR).toISOString();
    await kept(world.visit(code, { corrects: mistake.id, visited_at }));
    expect((await promisesOf(code)).map(({ state }) => state)).toEqual(['BROKEN']);
  });

  it('is corrected by another visit, not by itself', async () => {
    const body = world.visit(any);
    expect(fieldsOf(await world.send({ ...body, corrects: body.id }))).toEqual(['corrects']);
  });
});

describe('its photos', () => {
  it('are for who may read the visit', async () => {
    const files = sender(world.api, world.agus);
    const code = nextCode();
    const [one, two] = [await files.send(await photo(1)), await files.send(await photo(2))];
    const body = world.visit(code, { photos: [two.data.id, one.data.id] });
    const visit = await kept(body);
    expect(visit.photos.map(({ id }) => id)).toEqual([two.data.id, one.data.id]);
    // A device that was away sends them again.
    const [again, more] = [await files.send(await photo(3)), await files.send(await photo(4))];
    expect((await kept({ ...body, photos: [again.data.id, more.data.id] })).photos).toEqual(visit.photos);
    const read = async (token: string) =>
      (await world.api.call('GET', `files/${one.data.id}`, { token })).http;
    expect(await read(world.agus)).toBe(200);
    expect(await read(world.head)).toBe(200);
    expect(await read(cashier)).toBe(200);
    expect(await read(world.budi)).toBe(403);
    expect(await read(elsewhere)).toBe(403);
    const theirs = await sender(world.api, world.budi).send(await photo(5));
    expect((await world.send(world.visit(nextCode(), { photos: [theirs.data.id] }))).http).toBe(403);
    const used = world.visit(nextCode(), { photos: [one.data.id] });
    expect((await world.send(used)).http).toBe(409);
    expect(await countOf(used.id)).toBe(0);
    const large = await files.send(Buffer.concat([await photo(6), Buffer.alloc(300_000)]));
    expect(fieldsOf(await world.send(world.visit(nextCode(), { photos: [large.data.id] })))).toEqual([
      'photos',
    ]);
    const paper = await files.send(pdf('x'), { kind: 'DOCUMENT', name: 'x.pdf' });
    expect(fieldsOf(await world.send(world.visit(nextCode(), { photos: [paper.data.id] })))).toEqual([
      'photos',
    ]);
  });
});

it('shows visits of a contract to who may read it', async () => {
  const read = async (token: string, code = any) =>
    (await world.api.call('GET', `contracts/${code}/visits`, { token })).http;
  expect(await read(cashier)).toBe(200);
  expect(await read(world.head)).toBe(200);
  expect(await read(world.agus)).toBe(403);
  expect(await read(elsewhere)).toBe(403);
  expect(await read(world.head, 'TIDAK-ADA')).toBe(404);
});
