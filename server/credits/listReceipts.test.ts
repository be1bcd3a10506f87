import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CashierChoice, CreditPage } from '@/lib/contract/creditList';
import { CREDIT_SORTS } from '@/lib/contract/creditListDefaults';
import type { Receipt } from '@/lib/contract/credits';
import { addDays } from '@/lib/arithmetic/calendar';
import { todayIn } from '../calendar/today';
import { startApi, type TestApi } from '../testing/startApi';

let api: TestApi;
let director: string;
let jakarta: string;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  director = await api.signIn('direktur');
  jakarta = await api.signIn('kasir.jkt');
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const list = async (query: string, token = director) =>
  (await api.call<CreditPage>('GET', `credits?${query}`, { token })).data;

async function everyRow(query: string): Promise<Receipt[]> {
  const rows: Receipt[] = [];
  for (let page = 1, more = true; more; page++) {
    const next = (await list(`${query}&size=100&page=${page}`)).rows;
    rows.push(...next);
    more = next.length === 100;
  }
  return rows;
}
const ids = (rows: readonly Receipt[]) => rows.map((row) => row.id).sort((a, b) => a - b);

describe('the list of receipts', () => {
  it('shows today, twenty to a page, newest first, with count and sum', async () => {
    const page = await list('', jakarta);
    expect(page.rows).toHaveLength(20);
    expect(page.count).toBeGreaterThanOrEqual(25);
    expect(page.date).toBe(todayIn('Asia/Jakarta', api.now()));
    const all = await list('size=100', jakarta);
    expect(all.rows.every((row) => row.date_payment === page.date && row.office_id === 1)).toBe(true);
    expect(page.total_payment).toBe(all.rows.reduce((sum, row) => sum + (row.payment ?? 0), 0));
    expect(page.count_more).toBe(false);
  });

  it("knows each office's own today", async () => {
    const late = await startApi();
    const jakartaDate = todayIn('Asia/Jakarta', late.now());
    late.advance(new Date(`${jakartaDate}T23:30:00+07:00`).getTime() - late.now().getTime());
    const token = await late.signIn('direktur');
    const dateAt = async (office: number) =>
      (await late.call<CreditPage>('GET', `credits?office=${office}`, { token })).data.date;
    const tomorrow = addDays(jakartaDate, 1);
    expect([await dateAt(1), await dateAt(2), await dateAt(3)]).toEqual([jakartaDate, tomorrow, tomorrow]);
    const jayapura = await late.signIn('kasir.jyp');
    expect((await late.call<CreditPage>('GET', 'credits', { token: jayapura })).data.date).toBe(tomorrow);
  });

  it.each([
    ['day', '2026-10-14', '2026-10-14'],
    ['week', '2026-10-12', '2026-10-18'],
    ['month', '2026-10-01', '2026-10-31'],
    ['year', '2026-01-01', '2026-12-31'],
  ])('takes the calendar %s around the date', async (period, from, to) => {
    const { rows, count } = await list(
      `period=${period}&date=2026-10-14&size=100&sort=date_payment&order=asc`,
    );
    const expected = await api.connection.pool.query<{ count: string }>(
      'select count(*) from credits where date_payment between $1 and $2',
      [from, to],
    );
    expect(count).toBe(Number(expected.rows[0]?.count));
    for (const row of rows) expect(row.date_payment! >= from && row.date_payment! <= to).toBe(true);
  });

  it.each(
    CREDIT_SORTS.flatMap((sort) =>
      (['all', 'month'] as const).flatMap(
        (period) =>
          [
            [sort, period, 'asc'],
            [sort, period, 'desc'],
          ] as const,
      ),
    ),
  )('sorts by %s over %s, %s, without repeating or losing a row', async (sort, period, order) => {
    const query = `period=${period}&sort=${sort}&order=${order}&size=100`;
    const first = await list(query);
    const pages = Math.ceil(first.count / 100);
    const rows: Receipt[] = [];
    for (let page = 1; page <= pages; page++) rows.push(...(await list(`${query}&page=${page}`)).rows);
    expect(new Set(rows.map((row) => row.id)).size).toBe(first.count);
    const keys = rows.map((row) => row[sort]);
    const ascending = (a: unknown, b: unknown) => (a! < b! ? -1 : a! > b! ? 1 : 0);
    const sorted = [...keys].sort((a, b) => (order === 'asc' ? ascending(a, b) : ascending(b, a)));
    expect(keys).toEqual(sorted);
  });

  it('searches number, contract and name, in parts and in any order of words', async () => {
    const [receipt] = (await list('period=all&size=1')).rows;
    const [first = '', ...rest] = (receipt?.customer_name ?? '').split(' ');
    for (const search of [
      receipt?.invoice,
      receipt?.contract_code,
      receipt?.customer_name?.toUpperCase(),
      `${rest.join(' ')} ${first}`,
      receipt?.invoice?.slice(2, 9),
    ]) {
      const found = await list(`period=all&size=100&search=${encodeURIComponent(search ?? '')}`);
      expect(found.count).toBeGreaterThan(0);
      const words = (search ?? '').toLowerCase().split(' ');
      for (const row of found.rows) {
        const text = `${row.invoice} ${row.contract_code} ${row.customer_name}`.toLowerCase();
        expect(words.every((word) => text.includes(word))).toBe(true);
      }
    }
  });

  it('takes one or two letters for the start of a word', async () => {
    const found = await list('period=all&size=100&search=bu');
    expect(found.count).toBeGreaterThan(0);
    for (const row of found.rows) expect(` ${row.customer_name.toLowerCase()}`).toContain(' bu');
  });

  it('takes letters for a name, as it is now, and never for those of a code or plate', async () => {
    const { rows: people } = await api.connection.pool.query<{ name: string }>(
      `update customers set name = case id % 3 when 0 then 'H. ' || name || ', S.E.' when 1 then upper(name) else name || ' Ma''ruf' end
        where id % 5 = 0 returning name`,
    );
    const words = people.slice(0, 12).map(({ name }) => name.split(' ')[1] ?? '');
    for (const word of [...words, "ma'ruf", 'maruf', 's.e.', 'jkt', 'ab', 'dd']) {
      const { rows } = await api.connection.pool.query<{ invoice: string }>(
        `select k.invoice from credits k join contracts c on c.code = k.contract_code join customers u on u.id = c.customer_id
          where (' ' || searched_name(u.name)) like $1 order by k.invoice`,
        [`%${word.length < 3 ? ' ' : ''}${word.toLowerCase()}%`],
      );
      const found: (string | null)[] = [];
      for (let page = 1; found.length === (page - 1) * 100; page++) {
        const next = await list(`period=all&size=100&page=${page}&search=${encodeURIComponent(word)}`);
        found.push(...next.rows.map(({ invoice }) => invoice));
      }
      expect([word, found.sort()]).toEqual([word, rows.map(({ invoice }) => invoice)]);
    }
  });

  it.each(['%', '_', '\\', "'; drop table credits; --", 'ü', '\u0000'])(
    'takes %j for what it is',
    async (search) => {
      const answer = await api.call<CreditPage>(
        'GET',
        `credits?period=all&search=${encodeURIComponent(search)}`,
        { token: director },
      );
      expect([200, 422]).toContain(answer.http);
      if (answer.http === 200) expect(answer.data.count).toBe(0);
    },
  );

  it('shows other offices only to those who work for all', async () => {
    const offices = new Set((await list('period=all&size=100')).rows.map((row) => row.office_id));
    expect(offices).toEqual(new Set([1, 2, 3]));
    const date = todayIn('Asia/Jakarta', api.now());
    for (const query of ['office=2', `office=2&date=${date}`, `office=3&period=all&date=${date}`]) {
      expect((await api.call('GET', `credits?${query}`, { token: jakarta })).http).toBe(403);
    }
    expect((await list('period=all&office=1', jakarta)).count).toBe(
      (await list('period=all', jakarta)).count,
    );
  });

  it('narrows by cashier, kind of money and status, together and each for itself', async () => {
    const all = await everyRow('period=all');
    const [first] = all;
    await api.connection.pool.query(
      `update credits set voided_at = now(), voided_by = 1, void_reason = 'Salah' where id = $1`,
      [first?.id],
    );
    const rows = await everyRow('period=all');
    const means = ({ cash, bank }: Receipt) => (bank ? (cash ? 'both' : 'bank') : 'cash');
    const filters: [query: string, keeps: (row: Receipt) => boolean][] = [
      ['cashier=8', (row) => row.cashier === 'Fitri Daeng'],
      ['cashier=999', () => false],
      ['means=cash', (row) => means(row) === 'cash'],
      ['means=bank', (row) => means(row) === 'bank'],
      ['means=both', (row) => means(row) === 'both'],
      ['status=void', (row) => row.id === first?.id],
      ['status=valid', (row) => row.id !== first?.id],
      ['status=waiting', (row) => row.request_approval],
      [
        'cashier=4&means=both&status=valid&office=1&sort=payment',
        (row) => row.cashier === 'Eka Lestari' && means(row) === 'both' && !row.voided_at,
      ],
    ];
    for (const [query, keeps] of filters) {
      const kept = rows.filter(keeps);
      const page = await list(`period=all&size=1&${query}`);
      const found = await everyRow(`period=all&${query}`);
      expect([query, ids(found)]).toEqual([query, ids(kept)]);
      expect(page.count).toBe(kept.length);
      expect(page.total_payment).toBe(
        kept.reduce((sum, row) => sum + (row.voided_at ? 0 : (row.payment ?? 0)), 0),
      );
    }
    expect((await api.call('GET', 'credits?means=gold', { token: director })).http).toBe(422);
  });

  it('names the cashiers of an office once each, and those of others only to who works for all', async () => {
    const names = async (query: string, token: string) =>
      (await api.call<CashierChoice[]>('GET', `credits/cashiers${query}`, { token })).data.map(
        ({ name }) => name,
      );
    expect(await names('', director)).toEqual(['Eka Lestari', 'Fitri Daeng', 'Maria Rumbiak']);
    expect(await names('?office=2', director)).toEqual(['Fitri Daeng']);
    expect(await names('', jakarta)).toEqual(['Eka Lestari']);
    expect((await api.call('GET', 'credits/cashiers?office=2', { token: jakarta })).http).toBe(403);
  });

  it('refuses a date that does not exist', async () => {
    expect(await api.call('GET', 'credits?date=2026-02-30', { token: director })).toMatchObject({
      http: 422,
      data: { errors: { date: 'Tanggal ini tidak ada.' } },
    });
  });
});

describe('transfers in the list', () => {
  it('are found by what is known of them, and late after three working days, as counted and summed', async () => {
    const own = await startApi();
    const token = await own.signIn('penyetuju.jkt');
    const { pool } = own.connection;
    await pool.query('delete from holidays');
    await pool.query(`update credits set transfer_state = 'UNKNOWN' where transfer_state is not null`);
    // Friday, Saturday, Monday, Tuesday; it is looked at on a Thursday.
    const days = ['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24'];
    const { rows: some } = await pool.query<{ id: number }>(
      `select id from credits where office_id = 1 and bank > 0 and voided_at is null order by id limit ${days.length}`,
    );
    for (const [index, { id }] of some.entries())
      await pool.query(`update credits set transfer_state = 'UNCONFIRMED', date_invoice = $2 where id = $1`, [
        id,
        days[index],
      ]);
    const of = async (status: string, at = token) =>
      (await own.call<CreditPage>('GET', `credits?period=all&size=100&status=${status}`, { token: at })).data;
    const idsOf = (page: CreditPage) => page.rows.map(({ id }) => id).sort((a, b) => a - b);
    expect(idsOf(await of('unconfirmed'))).toEqual(some.map(({ id }) => id));
    const unknown = await of('unknown');
    expect(unknown.count).toBeGreaterThan(10);
    expect(unknown.rows.every((row) => row.transfer_state === 'UNKNOWN')).toBe(true);
    own.advance(new Date('2026-11-26T09:00:00+07:00').getTime() - own.now().getTime());
    const later = await own.signIn('penyetuju.jkt');
    const late = await of('late', later);
    expect(idsOf(late)).toEqual(some.slice(0, 3).map(({ id }) => id));
    expect(late.count).toBe(3);
    expect(late.total_payment).toBe(late.rows.reduce((sum, row) => sum + (row.payment ?? 0), 0));
    await pool.query(`insert into holidays (date, name) values ('2026-11-24', 'Libur')`);
    expect(idsOf(await of('late', later))).toEqual(some.slice(0, 2).map(({ id }) => id));
    // Another office's are none of theirs.
    expect((await of('unconfirmed', await own.signIn('kasir.jyp'))).count).toBe(0);
  });
});
