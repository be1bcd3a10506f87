import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import { debtEndedOn, fiduciaryDeadline } from '@/lib/collection/fiduciaryDeadline';
import type { FiduciaryFigures, FiduciaryPage } from '@/lib/contract/fiduciaryDeadlines';
import { CONTRACT_STATUSES } from '@/lib/contract/contractListDefaults';
import { todayIn } from '../calendar/today';
import { contractCodes } from '../testing/contractRequest';
import { csvCells } from '../testing/csvCells';
import { DAY } from '../testing/lateContract';
import { startApi, type TestApi } from '../testing/startApi';

let api: TestApi;
let clerk: string;
let director: string;
let codes: string[];
const cleanups: (() => Promise<void>)[] = [];
const sql = async <R extends object>(text: string, ...values: unknown[]) =>
  (await api.connection.pool.query<R>(text, values)).rows;
const ZONES = { 1: 'Asia/Jakarta', 3: 'Asia/Jayapura' } as const;
const todayOf = (office: keyof typeof ZONES) => todayIn(ZONES[office], api.now());

beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup), parts: { sessionHours: 100_000 } });
  clerk = await api.signIn('kontrak.jkt');
  director = await api.signIn('direktur');
  codes = await contractCodes(api, 'ACTIVE');
  // A quarter to midnight in Jakarta: it is tomorrow in Jayapura.
  api.advance(DAY - ((api.now().getTime() - Date.UTC(2000, 0, 1, 16, 45)) % DAY));
});
beforeEach(async () => {
  await sql('delete from fiduciaries');
  await sql('delete from fiduciary_deadlines');
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const list = async (query: string, token = clerk) => {
  const answer = await api.call<FiduciaryPage>('GET', `fiduciaries?${query}`, { token });
  expect(answer.http, answer.message).toBe(200);
  return answer.data;
};
const record = (code: string, of: { deed: string; certificate?: string | null; removed?: string | null }) =>
  sql(
    `insert into fiduciaries (contract_code, deed_number, deed_on, notary, certificate_number, certificate_on, removed_on)
     values ($1, '17', $2, 'Ratna Dewi, S.H.', case when $3::date is null then '' else 'W10.00123' end, $3, $4)
     on conflict (contract_code) do update set deed_on = excluded.deed_on, certificate_on = excluded.certificate_on,
       certificate_number = excluded.certificate_number, removed_on = excluded.removed_on`,
    ...[code, of.deed, of.certificate ?? null, of.removed ?? null],
  );
const stand = (code: string, status: string) =>
  sql('update contracts set status = $2 where code = $1', code, status);
const codesOf = ({ rows }: FiduciaryPage) => rows.map(({ code }) => code);

describe('the two lists', () => {
  it('count days on the office’s own today, with the last day in time', async () => {
    const [code = ''] = codes;
    const today = todayOf(1);
    for (const [ago, left] of [
      [0, 30],
      [23, 7],
      [30, 0],
      [31, -1],
    ] as const) {
      await record(code, { deed: addDays(today, -ago) });
      const [row] = (await list('list=register')).rows;
      expect(row).toMatchObject({ code, days_left: left, since: addDays(today, -ago) });
      expect(codesOf(await list('list=register&due=late'))).toEqual(left < 0 ? [code] : []);
      expect(codesOf(await list('list=register&due=near'))).toEqual(left <= 7 ? [code] : []);
    }
    // The same day of a deed is one day later where tomorrow has begun.
    const [east] = await sql<{ code: string }>(
      "select code from contracts where office_id = 3 and status = 'ACTIVE' order by code limit 1",
    );
    await record(code, { deed: addDays(today, -30) });
    await record(east!.code, { deed: addDays(today, -30) });
    expect(todayOf(3)).toBe(addDays(today, 1));
    const both = await list('list=register', director);
    expect(both.rows.map(({ code: of, days_left }) => [of, days_left])).toEqual(
      [[code, 0] as const, [east!.code, -1] as const].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
    expect(codesOf(await list('list=register&due=late', director))).toEqual([east!.code]);
    const { data: figures } = await api.call<FiduciaryFigures>('GET', 'fiduciaries/figures', {
      token: director,
    });
    expect(figures.register).toEqual({
      all: { count: 2, count_more: false },
      late: { count: 1, count_more: false },
      near: { count: 1, count_more: false },
    });
  });

  it('leave the one for the other as certificate, end of the debt and removal are recorded', async () => {
    const code = codes[1]!;
    const today = todayOf(1);
    await record(code, { deed: addDays(today, -40) });
    expect(codesOf(await list('list=register'))).toEqual([code]);
    await record(code, { deed: addDays(today, -40), certificate: addDays(today, -20) });
    expect(codesOf(await list('list=register'))).toEqual([]);
    expect(codesOf(await list('list=remove'))).toEqual([]);
    await stand(code, 'SETTLED');
    const [facts] = await sql<{ day: string }>(
      'select max(date_payment)::text as day from credits where contract_code = $1 and voided_at is null',
      code,
    );
    expect((await list('list=remove')).rows).toMatchObject([
      { code, since: facts!.day, due: addDays(facts!.day, 14), status: 'SETTLED' },
    ]);
    // A void opens it again.
    await stand(code, 'ACTIVE');
    expect(codesOf(await list('list=remove'))).toEqual([]);
    await stand(code, 'SETTLED_EARLY');
    expect(codesOf(await list('list=remove'))).toEqual([code]);
    await record(code, { deed: addDays(today, -40), certificate: addDays(today, -20), removed: today });
    expect(codesOf(await list('list=remove'))).toEqual([]);
    await stand(code, 'ACTIVE');
  });

  it('take the lawful day of a debt that was cancelled: of the decision, in the office', async () => {
    const code = codes[2]!;
    await record(code, { deed: addDays(todayOf(1), -3), certificate: todayOf(1) });
    const client = await api.connection.pool.connect();
    try {
      await client.query('begin');
      await client.query("select set_config('angsur.at', $1, true)", [api.now().toISOString()]);
      await client.query("update contracts set status = 'CANCELLED' where code = $1", [code]);
      await client.query('commit');
    } finally {
      client.release();
    }
    expect((await list('list=remove')).rows).toMatchObject([{ code, since: todayOf(1), days_left: 14 }]);
    await stand(code, 'ACTIVE');
  });

  it('say of a removal that its transfer is not confirmed, and count its days on', async () => {
    const code = codes[3]!;
    await record(code, { deed: addDays(todayOf(1), -40), certificate: addDays(todayOf(1), -20) });
    await stand(code, 'SETTLED');
    const due = (await list('list=remove')).rows[0]!.due;
    const paidBy = (state: string) =>
      sql(
        `update credits set transfer_state = $2, cash = 0, bank = payment
          where id = (select max(id) from credits where contract_code = $1 and voided_at is null)`,
        code,
        state,
      );
    await paidBy('UNCONFIRMED');
    expect((await list('list=remove')).rows).toMatchObject([{ code, unconfirmed: true, due }]);
    await paidBy('CONFIRMED');
    expect((await list('list=remove')).rows).toMatchObject([{ code, unconfirmed: false, due }]);
    await stand(code, 'ACTIVE');
  });

  it('are of one’s own office alone: another’s is refused', async () => {
    expect((await api.call('GET', 'fiduciaries?office=3', { token: clerk })).http).toBe(403);
    expect((await api.call('GET', 'fiduciaries/figures?office=3', { token: clerk })).http).toBe(403);
    const [east] = await sql<{ code: string }>(
      "select code from contracts where office_id = 3 and status = 'ACTIVE' order by code limit 1",
    );
    await record(east!.code, { deed: addDays(todayOf(3), -31) });
    expect(codesOf(await list('list=register'))).not.toContain(east!.code);
    await sql('update contracts set office_id = 1 where code = $1', east!.code);
    expect(codesOf(await list('list=register'))).toEqual([east!.code]);
    await sql('update contracts set office_id = 3 where code = $1', east!.code);
    expect(codesOf(await list('list=register'))).toEqual([]);
  });

  it('need the right to contracts, and for a file the right to export besides', async () => {
    const collector = await api.signIn('kolektor.jkt');
    expect((await api.call('GET', 'fiduciaries', { token: collector })).http).toBe(403);
    expect((await api.call('GET', 'fiduciaries/export/count', { token: clerk })).http).toBe(403);
  });

  it('are found by name and code, and go into a file as they are filtered', async () => {
    const [first, second] = [codes[4]!, codes[5]!];
    await record(first, { deed: addDays(todayOf(1), -10) });
    await record(second, { deed: addDays(todayOf(1), -35) });
    expect(codesOf(await list('list=register'))).toEqual([second, first]);
    expect(codesOf(await list(`list=register&search=${first}`))).toEqual([first]);
    const head = await api.signIn('kacab.jkt');
    const { data } = await api.call<{ count: number; file_name: string }>(
      'GET',
      'fiduciaries/export/count?list=register&due=late',
      { token: head },
    );
    expect(data).toEqual({ count: 1, file_name: `fidusia-didaftarkan_${todayOf(1)}` });
    const file = await api.file('fiduciaries/export?list=register&due=late', head);
    const lines = file.trimEnd().split('\r\n').map(csvCells);
    expect(lines[1]?.[0]).toBe(second);
    expect(lines[1]).toContain('-5');
    expect(lines.at(-1)?.[0]).toBe('Jumlah 1 kontrak');
  });
});

describe('the database’s rule', () => {
  const someDay = fc.integer({ min: -60, max: 0 });
  const stored = CONTRACT_STATUSES.filter((status) => status !== 'OVERDUE');

  it('is that of `fiduciaryDeadline`, whatever is written in whatever order', async () => {
    const code = codes[6]!;
    const today = todayOf(1);
    const facts = await sql<{ day: string }>(
      `select date_payment::text as day from credits where contract_code = $1 and voided_at is null
       union all select date::text from waivers where contract_code = $1 and voided_at is null`,
      code,
    );
    expect(facts.length).toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          status: fc.constantFrom(...stored.filter((status) => status !== 'CANCELLED')),
          deed: fc.option(someDay),
          certificate: fc.option(someDay),
          removed: fc.option(someDay),
          contractFirst: fc.boolean(),
        }),
        async ({ status, deed, certificate, removed, contractFirst }) => {
          const dayOf = (ago: number | null) => (ago === null ? null : addDays(today, ago));
          const days = { deedOn: dayOf(deed), certificateOn: dayOf(certificate), removedOn: dayOf(removed) };
          const write = [
            () => stand(code, status),
            () =>
              sql(
                `insert into fiduciaries (contract_code, deed_on, certificate_on, removed_on) values ($1, $2, $3, $4)
                 on conflict (contract_code) do update set deed_on = excluded.deed_on,
                   certificate_on = excluded.certificate_on, removed_on = excluded.removed_on`,
                ...[code, days.deedOn, days.certificateOn, days.removedOn],
              ),
          ];
          for (const act of contractFirst ? write : write.toReversed()) await act();
          const kept = await sql(
            'select task, since::text, due::text from fiduciary_deadlines where contract_code = $1',
            code,
          );
          const rule = fiduciaryDeadline({
            ...{ status, ...days, debtEndedOn: debtEndedOn(facts.map(({ day }) => day)) },
          });
          expect(kept).toEqual(rule === null ? [] : [rule]);
        },
      ),
      { numRuns: 150 },
    );
  });
});
