import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { Price, PriceDiff, PriceLine, PricePage, PriceVersion } from '@/lib/contract/prices';
import { startApi } from '../testing/startApi';

const PAPUA = 'region=Papua&brand=Honda&type=Beat&size=100';

/** The keeper of the price list, with the list of Honda Beat in Papua. */
async function keeper() {
  const api = await startApi();
  const token = await api.signIn('admin.sistem');
  const list = async (query: string) => (await api.call<PricePage>('GET', `prices?${query}`, { token })).data;
  const { today, rows } = await list(PAPUA);
  const preview = (lines: readonly PriceLine[], valid_from: string) =>
    api.call<PriceDiff & Refusal>('POST', 'prices/preview', { token, body: { valid_from, rows: lines } });
  const take = async (lines: readonly PriceLine[], valid_from: string, over: object = {}, headers = {}) => {
    const { data } = await preview(lines, valid_from);
    const seen = { valid_from, rows: lines, list_version: data.list_version };
    const body = { ...seen, file_name: 'harga.csv', missing: 'KEEP', ...over };
    return api.call<{ added: number; changed: number; ended: number; same: number } & Refusal>(
      'POST',
      'prices/import',
      { token, body, headers },
    );
  };
  /** Every row as JSON has it: dates as text. */
  const all = async () => {
    const answer = await api.connection.pool.query<{ row: Record<string, unknown> }>(
      'select to_jsonb(prices) as row from prices order by id',
    );
    return answer.rows.map(({ row }) => row);
  };
  return { api, token, today, rows, list, preview, take, all };
}
interface Refusal {
  errors: Record<string, string>;
}

/** Lines of a file as the list has them. */
const linesOf = (rows: readonly Price[]): PriceLine[] =>
  rows.map(({ region, vehicle_kind, brand, type, year, otr, max_disbursement, min_down_payment }, index) => ({
    line: index + 2,
    ...{ region, vehicle_kind, brand, type, year, otr, max_disbursement, min_down_payment },
  }));

describe('the preview', () => {
  it('tells what is new, changed, missing and the same, and writes nothing', async () => {
    const { today, rows, list, preview, all } = await keeper();
    const before = await all();
    const [first, second, ...others] = linesOf(rows) as [PriceLine, PriceLine, ...PriceLine[]];
    const lines = [
      { ...first, otr: first.otr + 500_000 },
      ...others,
      { ...second, line: 99, type: 'Beat Street', year: 2024 },
    ];
    const { data } = await preview(lines, addDays(today, 1));
    expect(data).toMatchObject({ today, earliest: addDays(today, 1), list_version: 0, wrong: [], same: 4 });
    expect(data.changed).toEqual([{ before: rows[0], after: lines[0] }]);
    expect(data.added).toEqual([lines.at(-1)]);
    const papua = await list('region=Papua&size=100');
    expect(data.missing).toHaveLength(papua.count - 5);
    expect(data.missing).toContainEqual(rows[1]);
    expect(data.missing.every(({ region }) => region === 'Papua')).toBe(true);
    expect(await all()).toEqual(before);
  });

  it('knows a vehicle however it is written, and writes new ones like the list', async () => {
    const { today, rows, preview } = await keeper();
    const [line] = linesOf(rows) as [PriceLine];
    const loud = { ...line, region: 'PAPUA', brand: 'honda ', type: 'BEAT' };
    const { data } = await preview([loud, { ...loud, line: 3, year: 1999 }], addDays(today, 1));
    expect(data.same).toBe(1);
    expect(data.added).toMatchObject([{ region: 'Papua', brand: 'Honda', type: 'BEAT', year: 1999 }]);
  });

  it('says per line what is wrong', async () => {
    const { today, rows, preview, take, all } = await keeper();
    const before = await all();
    const [a, b, c, d] = linesOf(rows) as [PriceLine, PriceLine, PriceLine, PriceLine];
    const lines: PriceLine[] = [
      a,
      { ...a, line: 3 },
      { ...b, line: 4, max_disbursement: b.otr + 1 },
      { ...c, line: 5, min_down_payment: c.otr + 1 },
      { ...d, line: 6, vehicle_kind: 'R4' },
    ];
    const { data } = await preview(lines, addDays(today, 1));
    expect(data.wrong).toEqual([
      { line: 3, reason: 'Kendaraan yang sama sudah ada di baris 2.' },
      { line: 4, reason: expect.stringMatching(/^Pencairan maksimum Rp\S+ di atas OTR Rp\S+$/) as string },
      { line: 5, reason: expect.stringMatching(/^DP minimum Rp\S+ di atas OTR Rp\S+$/) as string },
      { line: 6, reason: 'Honda Beat tercatat sebagai R2, bukan R4.' },
    ]);
    const refused = await take(lines, addDays(today, 1));
    expect(refused).toMatchObject({
      http: 422,
      message:
        '4 baris belum benar, misalnya baris 3: Kendaraan yang sama sudah ada di baris 2. Tidak ada yang diambil.',
      data: { errors: { 'rows.3': 'Kendaraan yang sama sudah ada di baris 2.' } },
    });
    expect(await all()).toEqual(before);
  });

  it('begins tomorrow at the earliest', async () => {
    const { today, rows, preview } = await keeper();
    const errors = async (day: string) => (await preview(linesOf(rows), day)).data.errors;
    expect(await errors(today)).toEqual({ valid_from: expect.stringMatching(/^Paling awal /) as string });
    expect(await errors('2099-02-30')).toEqual({ valid_from: 'Tanggal ini tidak ada.' });
  });

  it('is for holders of is_master', async () => {
    const { api, today, rows } = await keeper();
    const token = await api.signIn('kasir.jkt');
    const body = { valid_from: addDays(today, 1), rows: linesOf(rows) };
    expect((await api.call('POST', 'prices/preview', { token, body })).http).toBe(403);
    const whole = { ...body, file_name: 'x', missing: 'END', list_version: 0 };
    expect((await api.call('POST', 'prices/import', { token, body: whole })).http).toBe(403);
  });
});

describe('a new list', () => {
  it('begins on its day, ends the one before on the day before, and never changes the past', async () => {
    const { api, token, today, rows, list, take, all } = await keeper();
    const before = await all();
    const from = addDays(today, 10);
    const dearer = linesOf(rows).map((line) => ({ ...line, otr: line.otr + 250_000 }));
    const answer = await take(dearer, from);
    expect(answer).toMatchObject({ http: 200, data: { added: 0, changed: 6, ended: 0, same: 0 } });

    expect((await list(PAPUA)).rows.map(({ otr }) => otr)).toEqual(rows.map(({ otr }) => otr));
    expect((await list(`${PAPUA}&on=${addDays(from, -1)}`)).rows.map(({ otr }) => otr)).toEqual(
      rows.map(({ otr }) => otr),
    );
    expect((await list(`${PAPUA}&on=${from}`)).rows).toMatchObject(
      dearer.map(({ otr, year }) => ({ otr, year, valid_from: from, valid_to: null })),
    );
    // Nothing of an old row changed but its end.
    const ids = new Set(rows.map(({ id }) => id));
    const old = (await all()).filter((row) => before.some(({ id }) => id === row.id));
    expect(old).toEqual(
      before.map((row) => (ids.has(row.id as number) ? { ...row, valid_to: addDays(from, -1) } : row)),
    );

    const { data } = await api.call<{ versions: PriceVersion[] }>('GET', `prices/${rows[0]?.id}`, { token });
    expect(data.versions).toMatchObject([
      {
        otr: dearer[0]?.otr,
        valid_from: from,
        valid_to: null,
        list: { file_name: 'harga.csv', by: { username: 'admin.sistem', name: 'Lukman Hakim' } },
      },
      { otr: rows[0]?.otr, valid_to: addDays(from, -1), list: null },
    ]);
    const log = await api.connection.pool.query<{ summary: string }>(
      "select summary from history where action = 'PRICES_IMPORTED'",
    );
    expect(log.rows[0]?.summary).toMatch(
      /^Mengimpor daftar harga harga.csv mulai \d+ \w+ \d{4}: 0 baru, 6 berubah, 0 berakhir$/,
    );
  });

  it('replaces one that was to begin on the same day', async () => {
    const { today, rows, list, take } = await keeper();
    const from = addDays(today, 10);
    const at = (plus: number) => linesOf(rows).map((line) => ({ ...line, otr: line.otr + plus }));
    await take(at(250_000), from);
    expect((await take(at(300_000), from)).data).toMatchObject({ changed: 6 });
    const { rows: now, count } = await list(`${PAPUA}&on=${from}`);
    expect(count).toBe(6);
    expect(now.map(({ otr }) => otr)).toEqual(rows.map(({ otr }) => otr + 300_000));
    expect((await list(`${PAPUA}&on=${addDays(from, -1)}`)).count).toBe(6);
  });

  it('leaves a later one in place that is planned already', async () => {
    const { today, rows, list, take } = await keeper();
    const [soon, later] = [addDays(today, 5), addDays(today, 20)];
    const at = (plus: number) => linesOf(rows).map((line) => ({ ...line, otr: line.otr + plus }));
    const fresh = { ...(linesOf(rows)[0] as PriceLine), line: 50, type: 'Beat Street' };
    await take([...at(900_000), fresh], later);
    const answer = await take([...at(100_000), fresh], soon);
    expect(answer.data).toMatchObject({ added: 1, changed: 6 });
    const otrs = async (day: string) => (await list(`${PAPUA}&on=${day}`)).rows.map(({ otr }) => otr);
    expect(await otrs(addDays(soon, -1))).toEqual(rows.map(({ otr }) => otr));
    expect(await otrs(addDays(later, -1))).toEqual(rows.map(({ otr }) => otr + 100_000));
    expect(await otrs(later)).toEqual(rows.map(({ otr }) => otr + 900_000));
    const street = async (day: string) => (await list(`search=beat+street&on=${day}`)).rows;
    expect(await street(soon)).toMatchObject([{ valid_from: soon, valid_to: addDays(later, -1) }]);
    expect(await street(later)).toMatchObject([{ valid_from: later, valid_to: null }]);
  });

  it('ends what the file does not have only when told so, and only in its regions', async () => {
    const { today, rows, list, take } = await keeper();
    const from = addDays(today, 3);
    const lines = linesOf(rows).map((line) => ({ ...line, otr: line.otr + 1000 }));
    expect((await take(lines, from, { missing: 'KEEP' })).data.ended).toBe(0);
    expect((await list(`region=Papua&on=${from}`)).count).toBe(96);
    expect((await take(lines, addDays(from, 1), { missing: 'END' })).data).toMatchObject({
      ended: 90,
      same: 6,
    });
    expect((await list(`region=Papua&on=${from}`)).count).toBe(96);
    expect((await list(`region=Papua&on=${addDays(from, 1)}`)).count).toBe(6);
    expect((await list(`region=Jabodetabek&on=${addDays(from, 1)}`)).count).toBe(96);
  });

  it('is taken once: of two at a time one is told 409, of two with one key both get one answer', async () => {
    const { today, rows, preview, take, all } = await keeper();
    const lines = linesOf(rows).map((line) => ({ ...line, otr: line.otr + 1000 }));
    const before = (await all()).length;
    const from = addDays(today, 3);
    const { list_version } = (await preview(lines, from)).data;
    const answers = await Promise.all([1, 2].map(() => take(lines, from, { list_version })));
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect(answers.find(({ http }) => http === 409)).toMatchObject({
      message: 'Daftar harga sudah berubah sejak pratinjau dibuat. Periksa pratinjau yang baru.',
      data: { version: 0, current: { same: 6, changed: [] } },
    });
    expect(await all()).toHaveLength(before + 6);

    const again = lines.map((line) => ({ ...line, otr: line.otr + 1000 }));
    const seen = (await preview(again, addDays(from, 1))).data.list_version;
    const once = () =>
      take(again, addDays(from, 1), { list_version: seen }, { 'idempotency-key': 'one-intention' });
    const [first, second] = [await once(), await once()];
    expect([first.http, second.http]).toEqual([200, 200]);
    expect(second.data).toEqual(first.data);
    expect(await all()).toHaveLength(before + 12);
  });

  it('that changes nothing is not taken', async () => {
    const { today, rows, take } = await keeper();
    expect(await take(linesOf(rows), addDays(today, 1))).toMatchObject({
      http: 422,
      message: 'Isinya sama dengan daftar yang ada.',
    });
  });

  it('may have five thousand lines, and begin today where there was none', async () => {
    const { api, today, rows, take, list } = await keeper();
    await api.connection.pool.query('delete from prices');
    const [line] = linesOf(rows) as [PriceLine];
    const many = Array.from({ length: 5000 }, (_, index) => ({
      ...line,
      line: index + 2,
      type: `Beat ${index}`,
    }));
    const answer = await take(many, today);
    expect(answer).toMatchObject({ http: 200, data: { added: 5000 } });
    expect((await list('')).count).toBe(5000);
  });
});
