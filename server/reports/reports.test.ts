import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { Report } from '@/lib/contract/reports';
import { REPORT_KEYS, REPORTS, type ReportDefinition, type ReportKey } from '@/lib/contract/reportTerms';
import { bucketWords } from '@/lib/contract/reportWords';
import { todayIn } from '../calendar/today';
import { OFFICES } from '../seed/company';
import { csvCells } from '../testing/csvCells';
import { writeHistoryOfAll } from '../testing/reportHistory';
import { startApi, type TestApi } from '../testing/startApi';
import { xlsxSheets } from '../testing/xlsxSheets';

let api: TestApi;
let director: string;
let head: string;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  await writeHistoryOfAll(api, -0.7);
  await api.connection.pool.query(
    `update titles set is_report = true, is_export = true where id = (select title_id from staff where username = 'kacab.mks')`,
  );
  await api.connection.pool.query(
    "update titles set is_report = false, is_export = true where name = 'Admin Sistem'",
  );
  director = await api.signIn('direktur');
  head = await api.signIn('kacab.mks');
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const today = () => todayIn('Asia/Jakarta', api.now());
const lastMonth = () => addDays(`${today().slice(0, 7)}-01`, -1).slice(0, 7);
/** What each span is asked for by, so that there is much of it. */
const SPANS = {
  period: () => `&from=${addDays(today(), -500)}&to=${today()}`,
  month: () => `&month=${lastMonth()}`,
  day: () => `&day=${today()}`,
  now: () => '',
};
const asked = (report: ReportKey, more = '') =>
  `report=${report}${SPANS[(REPORTS[report] satisfies ReportDefinition).span]()}${more}`;
const get = (query: string, token = director) => api.call<Report>('GET', `reports?${query}`, { token });

/** All pages of a report, seven rows at a time where it is short. */
async function pagesOf(query: string, token = director) {
  const first = (await get(`${query}&size=100`, token)).data;
  const size = first.count > 300 ? 100 : 7;
  const rows: Report['rows'] = [];
  for (let page = 1; page <= Math.ceil(first.count / size); page += 1) {
    const { data } = await get(`${query}&size=${size}&page=${page}`, token);
    expect([data.count, data.totals]).toEqual([first.count, first.totals]);
    rows.push(...data.rows);
  }
  return { ...first, rows };
}

/** Cells of a file as pages write them. */
function cellsOf(line: string): string[] {
  return csvCells(line).map((cell) => /^="(.*)"$/s.exec(cell)?.[1] ?? cell);
}

describe('every report', () => {
  it.each(REPORT_KEYS)(
    '%s: its pages, one after the other, are its file, and its totals the end line',
    async (key) => {
      const { columns, noun }: ReportDefinition = REPORTS[key];
      const shown = await pagesOf(asked(key));
      expect(shown.columns).toEqual(Object.keys(columns));
      expect(shown.rows).toHaveLength(shown.count);
      expect(shown.count).toBeGreaterThan(0);
      expect(shown.gap).toBeNull();
      const text = await api.file(`reports/export?${asked(key)}`, director);
      const [headings = '', ...lines] = text
        .replace(/^\uFEFF/, '')
        .split('\r\n')
        .slice(0, -1);
      expect(csvCells(headings)).toEqual(Object.values(columns).map(({ word }) => word));
      const kinds = Object.values(columns).map(({ kind }) => kind);
      const written = (cell: string | number | null, at: number) =>
        cell === null
          ? ''
          : kinds[at] === 'percent'
            ? `${(Number(cell) / 100).toFixed(2).replace('.', ',')}%`
            : String(cell);
      expect(lines.slice(0, -1).map(cellsOf)).toEqual(shown.rows.map(({ cells }) => cells.map(written)));
      const [first, ...others] = cellsOf(lines.at(-1) ?? '');
      expect(first).toBe(`Jumlah ${shown.count} ${noun}`);
      expect(others).toEqual(shown.totals.slice(1).map((total) => (total === null ? '' : String(total))));
      const counted = await api.call<{ count: number }>('GET', `reports/export/count?${asked(key)}`, {
        token: director,
      });
      expect(counted.data.count).toBe(shown.count);
    },
  );

  it.each(REPORT_KEYS)('%s: nobody sees what counts another office', async (key) => {
    const own = await pagesOf(asked(key), head);
    const same = await pagesOf(asked(key, '&office=2'));
    expect({ ...own, as_of: '' }).toEqual({ ...same, as_of: '' });
    const offices = new Set(own.rows.map(({ cells }) => cells[own.columns.indexOf('office')]));
    expect([...offices]).toEqual(['Makassar']);
    // Offices together are all there is.
    const each = await Promise.all(OFFICES.map(({ id }) => get(asked(key, `&office=${id}`))));
    const { data: all } = await get(asked(key));
    expect(each.reduce((sum, { data }) => sum + data.count, 0)).toBe(all.count);
    for (const [at, total] of all.totals.entries()) {
      if (total !== null) expect(each.reduce((sum, { data }) => sum + (data.totals[at] ?? 0), 0)).toBe(total);
    }
    for (const path of ['reports', 'reports/export/count', 'reports/export']) {
      expect((await api.call('GET', `${path}?${asked(key, '&office=1')}`, { token: head })).http, path).toBe(
        403,
      );
    }
  });

  it.each(REPORT_KEYS)(
    '%s: has the columns that are asked for, in its own order, with the same totals',
    async (key) => {
      const { data: all } = await get(asked(key));
      const some = all.columns.filter((_, at) => at % 2 === 1).toReversed();
      const { data } = await get(asked(key, `&columns=${some.join(',')}`));
      expect(data.columns).toEqual(some.toReversed());
      const kept = (cells: readonly unknown[]) => cells.filter((_, at) => at % 2 === 1);
      expect(data.rows.map(({ cells }) => cells)).toEqual(all.rows.map(({ cells }) => kept(cells)));
      expect([data.count, data.totals]).toEqual([all.count, kept(all.totals)]);
      expect(data.rows.map(({ opens }) => opens)).toEqual(all.rows.map(({ opens }) => opens));
    },
  );
});

it('opens what a row is about', async () => {
  const { pool } = api.connection;
  for (const [key, record, query] of [
    ['corrections', 'receipt', 'select 1 from credits where id::text = $1 and office_id = 2'],
    ['fiduciaries', 'contract', 'select 1 from contracts where code = $1 and office_id = 2'],
    ['petty_cash', 'voucher', 'select 1 from petty_vouchers where id::text = $1 and office_id = 2'],
  ] as const) {
    const { rows } = await pagesOf(asked(key, '&office=2'));
    for (const { opens } of rows) {
      expect(opens?.record).toBe(record);
      expect((await pool.query(query, [opens?.id])).rowCount).toBe(1);
    }
  }
  expect((await get(asked('collections'))).data.rows[0]?.opens).toBeNull();
});

it('is a spreadsheet too: money, days and shares are what they are', async () => {
  const { rawPayload } = await api.app.inject({
    url: `/api/reports/export?${asked('aging', '&format=xlsx')}`,
    headers: { authorization: `Bearer ${director}` },
  });
  const { data } = await get(asked('aging'));
  const [sheet = {}] = xlsxSheets(rawPayload);
  const [first] = data.rows;
  expect([sheet.D2?.value, sheet.E2]).toEqual([
    first?.cells[3],
    { value: Number(first?.cells[4]) / 10_000, format: 10 },
  ]);
  expect(sheet[`D${data.count + 2}`]?.value).toBe(data.totals[3]);
});

it.each([
  ['report=collections&from=2026-11-02&to=2026-11-01', 422, 'to', /sebelum/],
  ['report=collections&from=2021-11-20&to=2026-11-20', 422, 'to', /5 tahun/],
  ['report=collections&from=2026-11-01', 422, 'to', /Wajib/],
  ['report=collections&from=2026-11-01&to=2026-11-02&month=2026-11', 422, 'month', /tidak memakainya/],
  ['report=movements', 422, 'month', /Wajib/],
  ['report=movements&month=2199-01', 422, 'month', /belum datang/],
  ['report=movements&month=2026-13', 422, 'month', /./],
  ['report=aging', 422, 'day', /Wajib/],
  ['report=aging&day=2026-02-30', 422, 'day', /tidak ada/],
  ['report=aging&day=2199-01-01', 422, 'day', /belum datang/],
  ['report=books&day=2026-11-01', 422, 'day', /tidak memakainya/],
  ['report=books&office=999', 422, 'office', /tidak ada/],
  ['report=books&columns=state,constructor', 422, 'columns', /constructor/],
  ['report=books&columns=', 422, 'columns', /./],
  ['report=nothing', 422, 'report', /./],
])('%s is refused with %i in words, and nothing is run', async (query, status, field, words) => {
  const noted = async () =>
    (await api.connection.pool.query("select 1 from history where action = 'REPORT_EXPORTED'")).rowCount;
  const before = await noted();
  for (const path of ['reports', 'reports/export/count', 'reports/export']) {
    const answer = await api.call<{ errors: Record<string, string> }>('GET', `${path}?${query}`, {
      token: director,
    });
    expect([answer.http, answer.data.errors[field]], path).toEqual([status, expect.stringMatching(words)]);
  }
  expect(await noted()).toBe(before);
});

it('is for who reads reports; its file for who takes data out of the house besides, and the log says so', async () => {
  const exporter = await api.signIn('admin.sistem');
  for (const path of ['reports', 'reports/export/count', 'reports/export']) {
    expect((await api.call('GET', `${path}?${asked('books')}`, { token: exporter })).http, path).toBe(403);
  }
  await api.file(`reports/export?${asked('collections', '&office=2')}`, head);
  const { rows } = await api.connection.pool.query<{
    username: string;
    summary: string;
    changes: { filters: string[] };
  }>(
    `select s.username, h.summary, h.changes from history h join staff s on s.id = h.staff_id
      where h.action = 'REPORT_EXPORTED' order by h.id desc limit 1`,
  );
  expect(rows[0]).toMatchObject({
    username: 'kacab.mks',
    summary: expect.stringMatching(/^Mengekspor laporan Penerimaan per hari dan kasir, \d+ baris$/) as string,
  });
  expect(rows[0]?.changes.filters[1]).toContain('report=collections');
});

it('says why there is nothing', async () => {
  const gap = async (query: string) => {
    const { data } = await get(query);
    expect([data.count, data.rows]).toEqual([0, []]);
    return data.gap;
  };
  const { pool } = api.connection;
  const rewrite = (statement: string) =>
    pool.query(
      `alter table kept_days disable trigger all; ${statement}; alter table kept_days enable trigger all`,
    );
  const end = addDays(`${today().slice(0, 7)}-01`, -1);
  const before = addDays(`${end.slice(0, 7)}-01`, -1);
  expect(await gap('report=collections&from=1990-01-01&to=1990-02-01')).toBe('none');
  expect(await gap('report=aging&day=2020-06-01')).toBe('not-kept');
  expect(await gap(`report=movements&month=${today().slice(0, 7)}`)).toBe('not-over');
  await rewrite(`create temporary table gone as select * from kept_days where office_id = 3 and day = '${before}';
    delete from kept_days where office_id = 3 and day = '${before}'`);
  expect(await gap(asked('movements'))).toBe('no-month-before');
  // Where one office lacks a day, no sum would be whole; the others still have theirs.
  expect((await get(asked('movements', '&office=2'))).data.gap).toBeNull();
  await rewrite(`delete from kept_days where office_id = 3 and day = '${end}'`);
  expect(await gap(asked('movements'))).toBe('not-kept');
  expect(await gap(`report=aging&day=${end}`)).toBe('not-kept');
  expect((await get(`report=aging&day=${end}&office=2`)).data.gap).toBeNull();
  // Nobody takes an office out of a report by what they write of its beginning, nor makes a gap of it.
  const officesOn = async (day: string) => {
    const { data } = await get(`report=aging&day=${day}`);
    return [data.gap, new Set(data.rows.map(({ cells }) => cells[0])).size];
  };
  await pool.query(`update offices set valid_from = '${addDays(today(), 1)}' where id = 3`);
  expect(await gap(`report=aging&day=${end}`)).toBe('not-kept');
  expect(await officesOn(today())).toEqual([null, OFFICES.length]);
  // An office that began later is no gap of those before.
  await pool.query("update offices set valid_from = '2020-01-01' where id = 3");
  await rewrite(`delete from kept_days where office_id = 3 and day <= '${end}'`);
  expect(await officesOn(end)).toEqual([null, OFFICES.length - 1]);
  expect(await officesOn(addDays(end, 1))).toEqual([null, OFFICES.length]);
});

it('of an earlier day is what was kept of it', async () => {
  const day = addDays(today(), -20);
  const { rows } = await api.connection.pool.query<{ bucket: string; count: number; amount: number }>(
    `select f ->> 'slice' as bucket, (f ->> 'count')::int as count, (f ->> 'amount')::float8 as amount
       from kept_days, json_array_elements(figures) f where office_id = 2 and day = $1 and f ->> 'figure' = 'bucket'`,
    [day],
  );
  const { data } = await get(`report=aging&day=${day}&office=2`);
  expect(data.rows.map(({ cells }) => cells.slice(1, 4))).toEqual(
    rows
      .filter(({ count }) => count > 0)
      .map(({ bucket, count, amount }) => [bucketWords(bucket), count, amount]),
  );
});
