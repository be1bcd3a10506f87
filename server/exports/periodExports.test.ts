import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_COLUMNS, RECEIPT_COLUMNS } from '@/lib/contract/periodExportColumns';
import { csvCells } from '../testing/csvCells';
import { startApi, type TestApi } from '../testing/startApi';
import { xlsxSheets } from '../testing/xlsxSheets';

let api: TestApi;
let director: string;
let exporter: string;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  // Exports alone: no right to receipts or contracts.
  await api.connection.pool.query(
    "update titles set is_contract = false, is_credit = false, is_export = true where name = 'Admin Sistem'",
  );
  director = await api.signIn('direktur');
  exporter = await api.signIn('admin.sistem');
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const ALL = 'from=2022-01-01&to=2026-12-31';
interface Counted {
  count: number;
  total_payment?: number;
  outstanding?: number;
  file_name: string;
}
const count = (what: 'credits' | 'contracts', query: string, token = director) =>
  api.call<Counted>('GET', `exports/${what}/count?${query}`, { token });

/** Rows by heading, and the end line. */
async function file(what: 'credits' | 'contracts', query: string, token = director) {
  const text = await api.file(`exports/${what}?${query}`, token);
  const [keys = [], ...rows] = text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1)
    .map(csvCells);
  const named = rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [keys[at] ?? '', cell])));
  return { keys, end: named.at(-1) ?? {}, rows: named.slice(0, -1) };
}

describe('an export by period', () => {
  it('of receipts agrees with plain SQL, by each of its days and in each office', async () => {
    for (const [by, column] of [
      ['paid', 'date_payment'],
      ['entered', 'date_invoice'],
    ] as const) {
      const { rows } = await api.connection.pool.query<{ id: number; count: number; sum: number }>(
        `select o.id, count(c.id)::int as count, coalesce(sum(c.payment) filter (where c.voided_at is null), 0)::int as sum
         from offices o left join credits c on c.office_id = o.id and c.${column} between '2026-11-01' and '2026-11-20'
         group by 1`,
      );
      for (const { id, count: expected, sum } of rows) {
        const query = `from=2026-11-01&to=2026-11-20&by=${by}&office=${id}`;
        const { data } = await count('credits', query);
        expect([data.count, data.total_payment]).toEqual([expected, sum]);
        const { rows: lines, end } = await file('credits', query);
        expect(lines).toHaveLength(expected);
        expect(lines.reduce((all, line) => all + Number(line.Dihitung), 0)).toBe(sum);
        expect(end).toMatchObject({ 'No. nota': `Jumlah ${expected} nota`, Dihitung: String(sum) });
      }
    }
  });

  it('of contracts says where each stands, and comes to what is outstanding, also as XLSX', async () => {
    const { data } = await count('contracts', ALL);
    const { rows, end } = await file('contracts', ALL);
    expect(rows).toHaveLength(data.count);
    expect(end['Sisa pokok']).toBe(String(data.outstanding));
    expect(rows.reduce((all, row) => all + Number(row['Sisa pokok']), 0)).toBe(data.outstanding);
    const late = await count('contracts', `${ALL}&status=OVERDUE`);
    expect(rows.filter(({ Status }) => Status === 'Terlambat')).toHaveLength(late.data.count);
    expect(late.data.count).toBeGreaterThan(0);
    const { rawPayload } = await api.app.inject({
      url: `/api/exports/contracts?${ALL}&columns=outstanding,code&format=xlsx`,
      headers: { authorization: `Bearer ${director}` },
    });
    const [sheet = {}] = xlsxSheets(rawPayload);
    // In the file's order, whatever order was asked for.
    expect([sheet.A1?.value, sheet.B1?.value]).toEqual(['Kontrak', 'Sisa pokok']);
    expect(sheet[`B${data.count + 2}`]?.value).toBe(data.outstanding);
  });

  it('has the columns that were asked for; identity only by name', async () => {
    expect((await file('credits', ALL)).keys).toEqual(Object.values(RECEIPT_COLUMNS));
    const { nik, phone, ...usual } = CONTRACT_COLUMNS;
    expect((await file('contracts', ALL)).keys).toEqual(Object.values(usual));
    expect((await file('contracts', `${ALL}&columns=phone,nik,code`)).keys).toEqual(['Kontrak', nik, phone]);
  });

  it('gives NIK and phone to who reads contracts alone, and the log says who asked', async () => {
    for (const what of ['contracts', 'contracts/count'] as const) {
      const address = `exports/${what}?${ALL}&columns=code,phone`;
      const refused = await api.call('GET', address, { token: exporter });
      expect([refused.http, refused.message]).toEqual([403, expect.stringContaining('NIK dan telepon')]);
    }
    await file('contracts', `${ALL}&columns=code,nik`);
    await file('contracts', ALL, exporter);
    const { rows } = await api.connection.pool.query<{ action: string; summary: string; username: string }>(
      `select h.action, h.summary, s.username from history h join staff s on s.id = h.staff_id
       where h.action like 'CONTRACTS_EXPORTED%' order by h.id desc limit 2`,
    );
    expect(rows).toMatchObject(
      [
        { action: 'CONTRACTS_EXPORTED', username: 'admin.sistem' },
        { action: 'CONTRACTS_EXPORTED_WITH_IDENTITY', username: 'direktur', summary: /NIK/ },
      ].map((row) => ({
        ...row,
        ...('summary' in row && { summary: expect.stringMatching(/NIK/) as string }),
      })),
    );
  });

  it.each([
    ['from=2026-11-02&to=2026-11-01', 422, 'to', /sebelum/],
    ['from=2021-11-20&to=2026-11-20', 422, 'to', /5 tahun/],
    ['from=2026-02-30&to=2026-11-20', 422, 'from', /tidak ada/],
    ['to=2026-11-20', 422, 'from', /Wajib/],
    [`${ALL}&office=999`, 422, 'office', /tidak ada/],
    [`${ALL}&columns=code,password`, 422, 'columns', /./],
    [`${ALL}&columns=`, 422, 'columns', /./],
    [`${ALL}&format=pdf`, 422, 'format', /./],
  ])('%s is refused with %i in words, and nothing is run', async (query, status, field, words) => {
    const noted = async () =>
      (await api.connection.pool.query("select 1 from history where action like '%_EXPORTED%'")).rowCount;
    const before = await noted();
    const answer = await api.call<{ errors: Record<string, string> }>('GET', `exports/contracts?${query}`, {
      token: director,
    });
    expect([answer.http, Object.keys(answer.data.errors)]).toEqual([status, [field]]);
    expect(answer.data.errors[field]).toMatch(words);
    expect(await noted()).toBe(before);
  });

  it('of another office is refused, and one’s own five years to the day are not', async () => {
    const head = await api.signIn('kacab.jkt');
    expect((await count('credits', `${ALL}&office=2`, head)).http).toBe(403);
    expect((await count('credits', 'from=2021-11-20&to=2026-11-19', head)).http).toBe(200);
    expect((await count('credits', ALL, await api.signIn('kasir.jkt'))).http).toBe(403);
  });
});
