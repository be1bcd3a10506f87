import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  BorrowerCall,
  BorrowerPromise,
  CallBasis,
  listOfficePromises,
  OutsideCall,
  PromiseGroup,
} from '@/lib/contract/calls';
import type { DataOf } from '@/lib/contract/endpoint';
import type { Consent } from '@/lib/contract/consents';
import { addDays, daysBetween } from '@/lib/arithmetic/calendar';
import { todayIn } from '../calendar/today';
import { moveToOffice } from '../contracts/moveToOffice';
import { almightyOf } from '../testing/access/callers';
import { payLines } from '../testing/counter';
import { pdf, sender } from '../testing/files';
import { startApi, type Answered, type TestApi } from '../testing/startApi';

type Refused = { errors: Record<string, string> };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ZONE = 'Asia/Jakarta';

let api: TestApi;
/** Branch head of Jakarta and its cashier, who has contracts and no calls. */
let head: string;
let cashier: string;
/** Somebody of Makassar with every right. */
let elsewhere: string;
/** Contracts of Jakarta that are late, each used by one test. */
let codes: string[];
/** One more, for what is refused or asked of any. */
let late: string;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  head = await api.signIn('kacab.jkt');
  cashier = await api.signIn('kasir.jkt');
  elsewhere = await almightyOf(api, 2);
  await api.connection.pool.query("update sessions set expires_at = now() + interval '10 years'");
  // Most are late by then.
  api.advance(40 * DAY);
  const { rows } = await api.connection.pool.query<{ code: string }>(
    "select code from contracts where office_id = 1 and status = 'ACTIVE' and next_due < $1 order by code",
    [today()],
  );
  late = rows.pop()?.code ?? '';
  codes = rows.map(({ code }) => code);
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const today = () => todayIn(ZONE, api.now());
const nextCode = () => {
  const code = codes.shift();
  if (code === undefined) throw new Error('no late contract is left');
  return code;
};
const sql = <T extends object>(text: string, values: unknown[] = []) =>
  api.connection.pool.query<T>(text, values).then(({ rows }) => rows);

/** Moves the clock on to a time in Jakarta: of the next Monday to Saturday that is no holiday, unless a day is asked for. */
async function to(clock: string, isDay = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() !== 0) {
  const holidays = new Set(
    (await sql<{ date: string }>('select date::text from holidays')).map(({ date }) => date),
  );
  let day = addDays(today(), 1);
  while (holidays.has(day) || !isDay(day)) day = addDays(day, 1);
  api.advance(Date.parse(`${day}T${clock.replace('.', ':')}:00+07:00`) - api.now().getTime());
}
const sunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

const REACHED = { phone: '0812-3456-7890', spoke_to: 'BORROWER', result: 'REACHED', note: '' };
/** A call that took a second. */
const call = async <T = BorrowerCall>(code: string, over: object = {}, token = head, headers = {}) => {
  const body = { ...REACHED, ...over };
  const answer = await api.call<T>('POST', `contracts/${code}/calls`, { token, body, headers });
  api.advance(1000);
  return answer;
};
const promised = (due: string, amount: number) => ({ result: 'PROMISED', promise: { due, amount } });
/** The same in the place of the promise that is seen to run. */
const replacing = async (code: string, due: string, amount: number) => ({
  result: 'PROMISED',
  promise: { due, amount, replaces: (await basis(code)).running?.id ?? null },
});
const basis = async (code: string) =>
  (await api.call<CallBasis>('GET', `contracts/${code}/call-basis`, { token: head })).data;
const promisesOf = async (code: string, query = '') =>
  (
    await api.call<{ rows: BorrowerPromise[]; count: number }>('GET', `contracts/${code}/promises${query}`, {
      token: head,
    })
  ).data;
const outside = async (token = head) =>
  (await api.call<{ rows: OutsideCall[]; count: number }>('GET', 'calls/outside?size=100', { token })).data;
const listed = async (group: PromiseGroup, token = head) =>
  (await api.call<DataOf<typeof listOfficePromises>>('GET', `promises?size=100&group=${group}`, { token }))
    .data;
const refusedFields = (answer: Answered<unknown>) =>
  answer.http === 422 ? Object.keys((answer.data as Refused).errors) : [String(answer.http)];

async function consent(code: string, over: object = {}) {
  const file = await sender(api, cashier).send(pdf(code), { kind: 'DOCUMENT', name: 'persetujuan.pdf' });
  const body = {
    ...{ kind: 'HOURS', words: 'Boleh ditelepon sampai jam 21.00.', file_id: file.data.id },
    ...{ given_on: today(), until: addDays(today(), 30) },
  };
  return api.call<Consent>('POST', `contracts/${code}/consents`, {
    token: cashier,
    body: { ...body, ...over },
  });
}

beforeEach(() => to('10.00'));

describe('a call', () => {
  it('is kept with who made it, and stands in the log of its contract', async () => {
    const code = nextCode();
    const answer = await call(code, { note: 'Minta ditelepon sore' });
    expect(answer.http, answer.message).toBe(200);
    expect(answer.data).toMatchObject({
      ...{ result: 'REACHED', spoke_to: 'BORROWER', phone: '0812-3456-7890', note: 'Minta ditelepon sore' },
      ...{ called_by: { username: 'kacab.jkt' }, at: new Date(api.now().getTime() - 1000).toISOString() },
      ...{ promise: null, outside_hours: false, consent_id: null },
    });
    const list = await api.call<{ rows: BorrowerCall[]; count: number }>('GET', `contracts/${code}/calls`, {
      token: cashier,
    });
    expect(list.data).toEqual({ rows: [answer.data], count: 1 });
    expect(
      await sql("select action from history where record_type = 'contract' and record_id = $1", [code]),
    ).toContainEqual({ action: 'CALL_RECORDED' });
    await expect(sql('update calls set note = $1', ['lain'])).rejects.toThrow();
  });

  it('that was sent twice is kept once', async () => {
    const code = nextCode();
    const headers = { 'idempotency-key': 'lost-call' };
    const [first, second] = [await call(code, {}, head, headers), await call(code, {}, head, headers)];
    expect(second.data).toEqual(first.data);
    expect(await sql('select id from calls where contract_code = $1', [code])).toHaveLength(1);
  });

  it.each([
    ['reached', { spoke_to: 'NOBODY' }, 'result'],
    ['a message with the borrower', { result: 'MESSAGE_LEFT' }, 'result'],
    ['promised by somebody else', { spoke_to: 'OTHER', ...promised('2030-01-01', 5) }, 'result'],
    ['promised without a promise', { result: 'PROMISED' }, 'promise.due'],
    ['a promise that nobody made', { promise: { due: '2030-01-01', amount: 5 } }, 'promise'],
    ['no number', { phone: 'rumah' }, 'phone'],
    ['a result that there is not', { result: 'X' }, 'result'],
  ])('%s is refused at its field', async (_what, over, field) => {
    expect(refusedFields(await call(late, { outside_rule: true, ...over }))).toContain(field);
  });

  it('is for who has overdue, of offices that they see', async () => {
    const code = late;
    expect((await call(code, {}, cashier)).http).toBe(403);
    expect((await call(code, {}, elsewhere)).http).toBe(403);
    for (const path of ['calls', 'promises', 'consents', 'call-basis', 'collecting', 'fiduciary']) {
      expect((await api.call('GET', `contracts/${code}/${path}`, { token: elsewhere })).http).toBe(403);
      expect((await api.call('GET', `contracts/TIDAK-ADA/${path}`, { token: head })).http).toBe(404);
    }
    expect((await call('TIDAK-ADA')).http).toBe(404);
  });

  it('on a contract that has ended is refused, and the form says so first', async () => {
    const code = nextCode();
    await sql("update contracts set status = 'SETTLED', next_due = null where code = $1", [code]);
    expect((await basis(code)).obstacle).toMatch(/sudah berakhir/);
    expect(await call(code)).toMatchObject({
      http: 409,
      message: expect.stringMatching(/berakhir/) as string,
    });
  });
});

describe('outside the rule', () => {
  it.each([
    ['07.59', undefined],
    ['20.01', undefined],
    ['20.05', undefined],
    ['12.00', sunday],
  ])('a call at %s asks for the consent, and is kept and marked when it is said so', async (clock, isDay) => {
    const code = late;
    await to(clock, isDay);
    expect((await basis(code)).outside).toBe(isDay ? 'SUNDAY' : 'HOURS');
    expect(refusedFields(await call(code))).toEqual(['outside_rule']);
    const kept = await call(code, { outside_rule: true });
    expect(kept.data).toMatchObject({ outside_hours: true, consent_id: null });
    expect((await outside()).rows[0]).toMatchObject({ id: kept.data.id, contract_code: code });
  });

  it.each(['08.00', '20.00'])('%s is within', async (clock) => {
    await to(clock);
    expect((await call(late)).data).toMatchObject({ outside_hours: false });
  });

  it('is a holiday, by the day of the office', async () => {
    await sql("insert into holidays (date, name) values ($1, 'Libur uji') on conflict do nothing", [today()]);
    expect((await basis(late)).outside).toBe('HOLIDAY');
    expect(refusedFields(await call(late))).toEqual(['outside_rule']);
  });

  it('is somebody else at any hour, who carries no amount', async () => {
    const other = { spoke_to: 'OTHER', result: 'MESSAGE_LEFT' };
    expect(refusedFields(await call(late, other))).toEqual(['outside_rule']);
    const kept = await call(late, { ...other, outside_rule: true });
    expect(kept.data).toMatchObject({ spoke_to: 'OTHER', promise: null, outside_hours: false });
    expect((await outside()).rows[0]?.id).toBe(kept.data.id);
  });

  it('is allowed by a consent that holds, and then not listed', async () => {
    const code = nextCode();
    const { data: given, http, message } = await consent(code);
    expect(http, message).toBe(200);
    const { data: place } = await consent(code, { kind: 'PLACE' });
    await to('20.30');
    expect((await basis(code)).consents).toEqual([{ id: given.id, words: given.words, until: given.until }]);
    expect(refusedFields(await call(code, { consent_id: place.id }))).toEqual(['consent_id']);
    expect(refusedFields(await call(late, { consent_id: given.id }))).toEqual(['consent_id']);
    const kept = await call(code, { consent_id: given.id });
    expect(kept.data).toMatchObject({ outside_hours: true, consent_id: given.id });
    expect((await outside()).rows.map(({ id }) => id)).not.toContain(kept.data.id);
    await api.call('POST', `contracts/${code}/consents/end`, {
      token: cashier,
      body: { consent_id: given.id },
    });
    expect(refusedFields(await call(code, { consent_id: given.id }))).toEqual(['consent_id']);
  });

  it('is seen by supervisors of its office alone', async () => {
    const seen = (await outside()).count;
    expect(seen).toBeGreaterThan(0);
    expect((await outside(elsewhere)).rows.filter(({ office_id }) => office_id === 1)).toEqual([]);
    expect((await api.call('GET', 'calls/outside', { token: cashier })).http).toBe(403);
    expect((await api.call('GET', 'calls/outside?office=2', { token: head })).http).toBe(403);
  });
});

describe('a promise', () => {
  it('is measured by what is owed by its day, and takes the place of the one before', async () => {
    const code = nextCode();
    const { owed } = await basis(code);
    const late = owed.lines.filter(({ date_maturity }) => date_maturity <= today());
    const most = late.reduce((sum, { remainder }) => sum + remainder, owed.penalty);
    expect(refusedFields(await call(code, promised(today(), most + 1)))).toEqual(['promise.amount']);
    expect((await call(code, promised(today(), most))).http).toBe(200);
    expect((await basis(code)).running).toMatchObject({ amount: most, state: 'RUNNING', paid: 0 });
    expect((await call(code, await replacing(code, addDays(today(), 2), 50_000))).http).toBe(200);
    const { rows, count } = await promisesOf(code);
    expect(count).toBe(2);
    expect(rows.map(({ state, amount }) => [state, amount])).toEqual([
      ['RUNNING', 50_000],
      ['REPLACED', most],
    ]);
    expect((await promisesOf(code, '?page=2&size=1')).rows).toEqual([rows[1]]);
  });

  it('is replaced only by who saw it', async () => {
    const code = nextCode();
    const unseen = await replacing(code, addDays(today(), 9), 100_000);
    expect((await call(code, promised(addDays(today(), 2), 500_000))).http).toBe(200);
    const { running } = await basis(code);
    const refused = await call<{ current: CallBasis }>(code, unseen);
    expect(refused).toMatchObject({ http: 409, data: { current: { code, running } } });
    expect(refused.message).toMatch(/sudah mencatat janji Rp500\.000 pada /);
    expect((await promisesOf(code)).rows).toEqual([running]);
    const seen = { ...unseen.promise, replaces: refused.data.current.running?.id };
    expect((await call(code, { ...unseen, promise: seen })).http).toBe(200);
    expect((await promisesOf(code)).rows.map(({ state }) => state)).toEqual(['RUNNING', 'REPLACED']);
    // The one that it names is over by now: nothing is replaced unseen.
    await sql('update promises set due = made_on - 20, made_on = made_on - 20 where contract_code = $1', [
      code,
    ]);
    expect((await call(code, { ...unseen, promise: { ...seen, due: today() } })).http).toBe(200);
  });

  it.each([
    ['yesterday', () => addDays(today(), -1), 5, 'promise.due'],
    ['far ahead', () => addDays(today(), 32), 5, 'promise.due'],
    ['the year 0', () => '0000-01-01', 5, 'promise.due'],
    ['a day that there is not', () => '2027-02-30', 5, 'promise.due'],
    ['brackets', () => '[[[[', 5, 'promise.due'],
    ['nothing', today, 0, 'promise.amount'],
    ['less than nothing', today, -1, 'promise.amount'],
    ['half a rupiah', today, 0.5, 'promise.amount'],
    ['31 digits', today, 1e30, 'promise.amount'],
    ['a billion', today, 999_999_999_999, 'promise.amount'],
  ])('for %s is refused at its field', async (_what, day, amount, field) => {
    const answer = await call(late, promised(day(), amount));
    expect(refusedFields(answer)).toEqual([field]);
    expect(Object.values((answer.data as unknown as Refused).errors)[0]).toMatch(/[a-z]{4}/);
  });

  it('is kept by what is paid, and broken again when that is voided', async () => {
    const code = nextCode();
    await call(code, promised(addDays(today(), 1), 1000));
    const [line] = (await payLines(api, cashier, code)).receipts;
    expect((await promisesOf(code)).rows[0]).toMatchObject({ state: 'KEPT' });
    expect((await basis(code)).running).toBeNull();
    await sql('update credits set voided_at = $1, voided_by = 1, void_reason = $2 where id = $3', [
      ...[api.now(), 'uji'],
      line?.id,
    ]);
    expect((await promisesOf(code)).rows[0]).toMatchObject({ state: 'RUNNING', paid: 0 });
    api.advance(7 * DAY);
    expect((await promisesOf(code)).rows[0]).toMatchObject({ state: 'BROKEN' });
  });

  it('stands among those that are waited for, were kept, or were broken, as its contract says', async () => {
    const codes = [nextCode(), nextCode(), nextCode(), nextCode()];
    const [kept = '', broken = '', again = '', instead = ''] = codes;
    for (const code of codes) await call(code, promised(today(), 1000));
    const groupOf = async (code: string) => {
      const groups: PromiseGroup[] = [];
      for (const group of ['running', 'kept', 'broken'] as const) {
        const { rows, count, figures } = await listed(group);
        expect(count).toBe(rows.length);
        expect(figures[group]).toEqual({
          accounts: rows.length,
          amount: rows.reduce((sum, { amount }) => sum + amount, 0),
        });
        for (const row of rows) expect(row.state).toBe(group.toUpperCase());
        if (rows.some(({ contract_code }) => contract_code === code)) groups.push(group);
      }
      return groups;
    };
    for (const code of codes) expect(await groupOf(code)).toEqual(['running']);
    await payLines(api, cashier, kept);
    expect(await groupOf(kept)).toEqual(['kept']);
    // Another one in its place takes nothing from one that was kept; one that was neither is gone.
    await sql('update promises set replaced_at = $1 where contract_code = $2', [api.now(), kept]);
    expect((await call(instead, await replacing(instead, addDays(today(), 20), 1000))).http).toBe(200);
    expect(await groupOf(kept)).toEqual(['kept']);
    expect(await groupOf(instead)).toEqual(['running']);
    // Not before the working day after its day is over.
    const { ends_on = '' } = (await promisesOf(broken)).rows[0] ?? {};
    while (today() < ends_on) api.advance(DAY);
    expect(await groupOf(broken)).toEqual(['running']);
    api.advance(DAY);
    expect(await groupOf(broken)).toEqual(['broken']);
    expect(await groupOf(kept)).toEqual(['kept']);
    expect(await groupOf(instead)).toEqual(['running']);
    await to('10.00');
    // Another one is waited for; that the first was broken stays.
    expect((await call(again, promised(addDays(today(), 2), 1000))).http).toBe(200);
    expect(await groupOf(again)).toEqual(['running', 'broken']);
    while (daysBetween(ends_on, today()) < 40) api.advance(DAY);
    expect(await groupOf(kept)).toEqual([]);
    expect(await groupOf(broken)).toEqual([]);
  });

  it('is one at most, also where two are made at once', async () => {
    const code = nextCode();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, nth) => call(code, promised(today(), 1000 + nth))),
    );
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const states = (await promisesOf(code)).rows.map(({ state }) => state);
    expect(states.filter((state) => state === 'RUNNING')).toHaveLength(1);
  });

  it('is reminded of from its day back, by its office, and moves with its contract', async () => {
    const [near, far, moving] = [nextCode(), nextCode(), nextCode()];
    await call(near, promised(addDays(today(), 3), 1000));
    await call(far, promised(addDays(today(), 4), 1000));
    await call(moving, promised(today(), 1000));
    const before = await listed('soon');
    const codes = before.rows.map(({ contract_code }) => contract_code);
    expect(codes).toContain(near);
    expect(codes).toContain(moving);
    expect(codes).not.toContain(far);
    expect(before.rows[0]).toMatchObject({ contract_code: moving, due: today(), office_id: 1 });
    expect(before).toMatchObject({
      count: before.rows.length,
      figures: { today: { accounts: 1, amount: 1000 } },
    });
    expect((await api.call('GET', 'promises?office=2', { token: head })).http).toBe(403);
    expect((await api.call('GET', 'promises', { token: cashier })).http).toBe(403);
    for (const query of ['group=(', 'group=late', 'page=0', `office=${'1'.repeat(31)}`]) {
      expect((await api.call('GET', `promises?${query}`, { token: head })).http, query).toBe(422);
    }
    expect((await listed('soon', elsewhere)).rows).toEqual([]);
    await moveToOffice(api.connection.db, [moving], { from: 1, to: 2, now: api.now() });
    expect((await listed('soon', elsewhere)).rows).toMatchObject([{ contract_code: moving, office_id: 2 }]);
    expect((await listed('soon')).rows.map(({ contract_code }) => contract_code)).not.toContain(moving);
  });
});

describe('a promise that is bent', () => {
  it('holds up letters no longer by being replaced: all in a row go 31 days from the first', async () => {
    const code = nextCode();
    const first = today();
    expect((await call(code, promised(addDays(first, 31), 1000))).http).toBe(200);
    api.advance(20 * DAY);
    await to('10.00');
    const further = async () => call(code, await replacing(code, addDays(first, 32), 1000));
    expect(refusedFields(await further())).toEqual(['promise.due']);
    expect((await basis(code)).promise_until).toBe(addDays(first, 31));
    expect((await call(code, await replacing(code, addDays(first, 30), 1000))).http).toBe(200);
    expect(refusedFields(await further())).toEqual(['promise.due']);
    // What was kept begins anew.
    await payLines(api, cashier, code);
    const day = addDays(today(), 31);
    expect((await basis(code)).promise_until).toBe(day);
  });

  it('on a contract that has ended is not reminded of', async () => {
    const code = nextCode();
    expect((await call(code, promised(today(), 1000))).http).toBe(200);
    const before = await listed('running');
    await sql("update contracts set status = 'CANCELLED', next_due = null where code = $1", [code]);
    const after = await listed('running');
    expect(after.rows.map(({ contract_code }) => contract_code)).not.toContain(code);
    expect(after.count).toBe(before.count - 1);
    expect(after.figures.today.accounts).toBe(before.figures.today.accounts - 1);
  });
});

describe('a consent', () => {
  it('is kept with its paper, listed, and ended once', async () => {
    const code = nextCode();
    const { data: given } = await consent(code);
    expect(given).toMatchObject({
      kind: 'HOURS',
      state: 'HOLDS',
      created_by: { username: 'kasir.jkt' },
      ended_by: null,
    });
    expect((await api.call('GET', `files/${given.file.id}`, { token: head })).http).toBe(200);
    expect((await api.call('GET', `files/${given.file.id}`, { token: elsewhere })).http).toBe(403);
    const end = () =>
      api.call<Consent>('POST', `contracts/${code}/consents/end`, {
        token: cashier,
        body: { consent_id: given.id },
      });
    const ended = await end();
    expect(ended.data).toMatchObject({ state: 'ENDED', ended_by: { username: 'kasir.jkt' } });
    api.advance(HOUR);
    expect((await end()).data).toEqual(ended.data);
    const list = await api.call('GET', `contracts/${code}/consents`, { token: head });
    expect(list.data).toEqual({ rows: [ended.data], count: 1 });
    const other = await api.call('POST', `contracts/${late}/consents/end`, {
      token: cashier,
      body: { consent_id: given.id },
    });
    expect(other.http).toBe(404);
  });

  it('ends by its day', async () => {
    const code = nextCode();
    await consent(code, { until: today() });
    api.advance(DAY);
    const list = await api.call<{ rows: Consent[] }>('GET', `contracts/${code}/consents`, { token: head });
    expect(list.data.rows[0]?.state).toBe('OVER');
  });

  it.each([
    ['of tomorrow', () => ({ given_on: addDays(today(), 1) }), 'given_on'],
    ['that is over', () => ({ given_on: addDays(today(), -9), until: addDays(today(), -1) }), 'until'],
    ['without words', () => ({ words: '   ' }), 'words'],
    ['without its paper', () => ({ file_id: 2_000_000_000 }), 'file_id'],
    ['of the year 0', () => ({ given_on: '0000-01-01' }), 'given_on'],
    ['of the year 1900', () => ({ given_on: '1900-01-01' }), 'given_on'],
    ['until the year 2199', () => ({ until: '2199-12-31' }), 'until'],
  ])('%s is refused at its field', async (_what, over, field) => {
    expect(refusedFields(await consent(late, over()))).toEqual([field]);
  });
});
