import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreditExportSummary } from '@/lib/contract/creditExport';
import type { CreditPage } from '@/lib/contract/creditList';
import type { Settlement } from '@/lib/contract/settlements';
import { EXPORT_TYPES, ROW_COUNT_HEADER } from '@/lib/contract/fileEndpoint';
import { connect } from '../platform/db/connect';
import { loadReceipts } from '../seed/loadReceipts';
import { csvCells } from '../testing/csvCells';
import { xlsxSheets } from '../testing/xlsxSheets';
import { eventually } from '../../tests/eventually';
import { startApi, type TestApi } from '../testing/startApi';

let api: TestApi;
let director: string;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  director = await api.signIn('direktur');
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const get = (query: string, token = director, headers = {}) =>
  api.app.inject({
    url: `/api/credits/export?${query}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
const summary = async (query: string) =>
  (await api.call<CreditExportSummary>('GET', `credits/export/count?${query}`, { token: director })).data;

interface File {
  mark: string | undefined;
  keys: string[];
  end: string[];
  rows: Record<string, string>[];
}

/** Rows as records by heading, without the end line. */
function read(body: string): File {
  const [head = '', ...rows] = body.slice(1).split('\r\n').slice(0, -1);
  const end = csvCells(rows.pop() ?? '');
  const keys = csvCells(head);
  return {
    mark: body[0],
    keys,
    end,
    rows: rows.map((row) =>
      Object.fromEntries(csvCells(row).map((cell, index) => [keys[index] ?? '', cell])),
    ),
  };
}

/** `C5`; columns from 0. */
const place = (column: number, row: number) =>
  (column < 26 ? '' : 'A') + String.fromCharCode(65 + (column % 26)) + row;

/** Threads of this process. */
const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;

describe('the export of receipts', () => {
  it('names the fee of an early settlement by its name, apart from collection fees', async () => {
    const { rows } = await api.connection.pool.query<{ code: string }>(
      "select code from contracts where status = 'ACTIVE' and settlement_fee_bp > 0 order by code limit 1",
    );
    const code = rows[0]?.code ?? '';
    const quote = (await api.call<Settlement>('GET', `payments/${code}/settlement`, { token: director }))
      .data;
    const { version, as_of, principal, interest, penalty, fee, total } = quote;
    const sums = { version, quote_id: null, as_of, principal, interest, penalty, fee, total };
    const taken = await api.call('POST', `payments/${code}/settlement`, {
      token: director,
      body: { ...sums, cash: total, bank: 0, note: '' },
    });
    expect(taken.http, taken.message).toBe(200);
    const file = read((await get(`period=all&search=${code}`)).body);
    const charged = file.rows.filter((row) => row['Biaya pelunasan'] !== '0');
    expect(fee).toBeGreaterThan(0);
    expect(charged).toMatchObject([{ 'Biaya pelunasan': String(fee), 'Biaya tagih': '0' }]);
  });

  it('holds every filtered row in the order of the list, and agrees with its count and sum', async () => {
    const query = 'period=month&office=2&means=cash&sort=payment&order=asc';
    const list = await api.call<CreditPage>('GET', `credits?${query}&size=100`, { token: director });
    const answer = await get(query);
    const file = read(answer.body);
    expect(answer.headers[ROW_COUNT_HEADER]).toBe(String(list.data.count));
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.mark).toBe('\uFEFF');
    expect(file.rows.map((row) => row['No. nota'])).toEqual(list.data.rows.map((row) => row.invoice));
    expect(file.end[0]).toBe(`Jumlah ${list.data.count} nota`);
    expect(file.end[file.keys.indexOf('Dihitung')]).toBe(String(list.data.total_payment));
    expect(await summary(query)).toMatchObject({
      count: list.data.count,
      total_payment: list.data.total_payment,
    });
    const [first, shown] = [file.rows[0], list.data.rows[0]];
    expect(first).toMatchObject({
      'Tanggal bayar': shown?.date_payment,
      'Kode kontrak': shown?.contract_code,
      'Total bayar': String(shown?.payment),
      Tunai: String(shown?.cash),
      Kantor: 'Makassar',
      Status: 'Berlaku',
    });
  });

  it('lists what is void and counts it for nothing', async () => {
    const { rows } = await api.connection.pool.query<{ id: number; invoice: string; payment: string }>(
      `update credits set voided_at = now(), voided_by = 1, void_reason = '=SUM(A1)'
       where id = (select min(id) from credits where office_id = 3) returning id, invoice, payment`,
    );
    const file = read((await get('period=all&office=3')).body);
    expect(file.rows.find((row) => row['No. nota'] === rows[0]?.invoice)).toMatchObject({
      'Total bayar': rows[0]?.payment,
      Dihitung: '0',
      Status: 'Batal',
      'Alasan batal': "'=SUM(A1)",
    });
    const counted = file.rows.reduce((sum, row) => sum + Number(row.Dihitung), 0);
    expect(counted).toBe((await summary('period=all&office=3')).total_payment);
  });

  it('needs is_export, and an office of one’s own', async () => {
    expect((await get('', await api.signIn('kasir.jkt'))).statusCode).toBe(403);
    expect((await get('', 'a'.repeat(43))).statusCode).toBe(401);
    const head = await api.signIn('kacab.jkt');
    expect((await get('office=2', head)).statusCode).toBe(403);
    expect((await get('period=all', head)).headers[ROW_COUNT_HEADER]).toBe(
      String((await summary('period=all&office=1')).count),
    );
    expect((await get('sort=note')).statusCode).toBe(422);
  });

  it('is the same as XLSX: text as text, days as days, amounts as numbers', async () => {
    const query = 'period=month&office=2&sort=payment&order=asc';
    const csv = read((await get(query)).body);
    const answer = await get(`${query}&format=xlsx`);
    expect(answer.headers).toMatchObject({
      'content-type': EXPORT_TYPES.xlsx,
      [ROW_COUNT_HEADER]: String(csv.rows.length),
    });
    expect(answer.headers['content-disposition']).toMatch(/filename="nota-cicilan_\d{4}-\d\d\.xlsx"$/);
    const [sheet = {}] = xlsxSheets(answer.rawPayload);
    const cell = (nth: number, name: string) => sheet[place(csv.keys.indexOf(name), nth)]?.value;
    const days = (text = '') => (Date.parse(text) - Date.UTC(1899, 11, 30)) / 86_400_000;
    csv.rows.forEach((row, at) => {
      expect(cell(at + 2, 'No. nota')).toBe(row['No. nota']);
      expect(cell(at + 2, 'Tanggal bayar')).toBe(days(row['Tanggal bayar']));
      expect(cell(at + 2, 'Dihitung')).toBe(Number(row.Dihitung));
      expect(cell(at + 2, 'Status')).toBe(row.Status);
    });
    expect(cell(csv.rows.length + 2, 'Dihitung')).toBe((await summary(query)).total_payment);
    expect((await get(`${query}&format=pdf`)).statusCode).toBe(422);
  });

  it('stands in the log', async () => {
    await get('period=all&office=1');
    const { rows } = await api.connection.pool.query<{ summary: string }>(
      `select summary from history where action = 'CREDITS_EXPORTED' order by id desc limit 1`,
    );
    const { count } = await summary('period=all&office=1');
    expect(rows[0]?.summary).toBe(`Mengekspor ${count} nota`);
  });

  it('travels compressed to whoever understands it', async () => {
    const plain = await get('period=all');
    const packed = await get('period=all', director, { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  it('gives connection and thread back, also when nobody reads to the end', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as { port: number };
    const before = threads();
    for (let i = 0; i < 6; i++) {
      const leave = new AbortController();
      const format = i % 2 === 0 ? 'csv' : 'xlsx';
      const answer = await fetch(`http://127.0.0.1:${port}/api/credits/export?period=all&format=${format}`, {
        headers: { authorization: `Bearer ${director}` },
        signal: leave.signal,
      });
      await answer.body?.getReader().read();
      leave.abort();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const { pool } = api.connection;
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    await expect.poll(threads).toBe(before);
    expect((await get('period=all')).statusCode).toBe(200);
  });
});

describe('an export of 60,000 receipts', () => {
  it('is whole, never held as one, and of one moment', async () => {
    // A connection without limits of time: on a busy machine loading takes longer than a call may.
    const loader = connect(api.url, { unhurried: true });
    cleanups.unshift(() => loader.close());
    await loadReceipts(loader, 60_000, api.now());
    const { count, total_payment } = await summary('period=all');
    expect(count).toBeGreaterThan(60_000);
    const { port } = api.app.server.address() as { port: number };
    const answer = await fetch(
      `http://127.0.0.1:${port}/api/credits/export?period=all&sort=invoice&order=asc`,
      {
        headers: { authorization: `Bearer ${director}` },
      },
    );
    expect(answer.headers.get(ROW_COUNT_HEADER)).toBe(String(count));
    // Written after the first bytes came, in rows that come last: belongs to the next export.
    const { rowCount } = await loader.pool.query(
      `update credits set note = 'sesudah mulai' where id in (select id from credits order by date_invoice desc, id desc limit 500)`,
    );
    expect(rowCount).toBe(500);
    let [rows, sum, largest, rest] = [0, 0, 0, ''];
    let counted = -1;
    const decoder = new TextDecoder();
    for await (const piece of answer.body!) {
      largest = Math.max(largest, piece.length);
      const lines = (rest + decoder.decode(piece, { stream: true })).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const cells = csvCells(line);
        expect(cells.at(-1)).not.toBe('sesudah mulai');
        if (rows === 0) counted = cells.indexOf('Dihitung');
        if (/^[A-Z]{3}\//.test(cells[0] ?? '')) sum += Number(cells[counted]);
        rows += 1;
      }
    }
    expect([rows, sum]).toEqual([count + 2, total_payment]);
    expect(largest).toBeLessThan(2_000_000);
  });
});

it.each(['csv', 'xlsx'])(
  'breaks %s off, without its end, when the database fails on the way',
  async (format) => {
    const before = threads();
    const { port } = api.app.server.address() as { port: number };
    const answer = await fetch(`http://127.0.0.1:${port}/api/credits/export?period=all&format=${format}`, {
      // Packed, the whole file would fit into the buffers on the way.
      headers: { authorization: `Bearer ${director}`, 'accept-encoding': 'identity' },
    });
    const cut = () =>
      api.connection.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
       where query like 'fetch forward%' and datname = current_database() and pid <> pg_backend_pid()`,
      );
    await expect.poll(async () => (await cut()).rowCount).toBe(1);
    await expect(answer.text().then((text) => text.length)).rejects.toThrow();
    await expect.poll(threads).toBe(before);
  },
);

describe('an export', () => {
  it('is one at a time for each person, and another can begin once it ended or was given up', async () => {
    const own = await startApi();
    await loadReceipts(own.connection, 3000, own.now());
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const ask = (token: string, signal?: AbortSignal) =>
      fetch(`${own.app.listeningOrigin}/api/credits/export?period=all`, {
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
        ...(signal && { signal }),
      });
    const token = await own.signIn('direktur');
    const stop = new AbortController();
    const first = await ask(token, stop.signal);
    expect(first.status).toBe(200);
    const second = await ask(token);
    // A short one may be whole before the second came.
    if (second.status === 429)
      expect(((await second.json()) as { message: string }).message).toContain('Export Anda yang lain');
    stop.abort();
    await eventually(async () => expect((await ask(token)).status).toBe(200));
  });

  it('runs for three people at a time, whatever each of them exports', async () => {
    const people = ['kacab.jyp', 'direktur', 'kacab.jkt', 'kacab.mks'];
    const [fourth, ...tokens] = await Promise.all(people.map((name) => api.signIn(name)));
    const client = await api.connection.pool.connect();
    const waiting = async () => {
      const { rows } = await client.query(
        `select from pg_locks where not granted and relation = 'credits'::regclass`,
      );
      return rows.length;
    };
    await client.query('begin; lock table credits in access exclusive mode');
    const running = tokens.map((token) => get('period=all', token).then(({ statusCode }) => statusCode));
    try {
      await eventually(async () => expect(await waiting()).toBe(3));
      const headers = { authorization: `Bearer ${fourth}` };
      const other = await api.app.inject({ url: '/api/registrations/export', headers });
      expect(other.statusCode).toBe(429);
      expect(other.body).toContain('Beberapa export');
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(await Promise.all(running)).toEqual([200, 200, 200]);
  });
});
