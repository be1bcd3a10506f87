import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/startApi';
import { clerkOf, fileOf, statementLines, MAPPING, paysByCode, payersOf } from '../testing/statements';

async function world() {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  return { api, token, clerk: clerkOf(api, token), payers: await payersOf(api) };
}

describe('reading a statement', () => {
  it('keeps the mapping of the bank once a line was posted by it, the last use wins', async () => {
    const { api, token, clerk, payers } = await world();
    const kept = async () =>
      (await api.call<{ rows: object[] }>('GET', 'imports/mappings', { token })).data.rows;
    const before = await kept();
    const posts = async (
      name: string,
      change: object,
      ...said: { amount: number; description: string }[]
    ) => {
      const rows = statementLines(api, ...said);
      const { data } = await clerk.start(name, rows, change);
      await clerk.send(data.id, rows);
      expect(await kept()).toEqual(before);
      return (await clerk.post(data.id)).data.posted;
    };
    const other = { ...MAPPING, decimal: '.' };
    const [payer] = payers;
    if (!payer) throw new Error('too few contracts');
    const nobody = { amount: 55_000, description: 'BUNGA' };
    expect(await posts('a.csv', { bank: 'MANDIRI', mapping: other }, nobody)).toBe(0);
    expect(await kept()).toEqual(before);
    expect(await posts('b.csv', { mapping: other }, paysByCode(payer))).toBe(1);
    expect(await kept()).toMatchObject([{ bank: 'BCA', mapping: other }]);
  });

  it('goes on where it stopped: the file gives its batch back, lines that are there stay as they are', async () => {
    const { api, clerk, payers } = await world();
    const rows = statementLines(api, ...payers.slice(0, 6).map(paysByCode));
    const { data: batch } = await clerk.start('a.csv', rows);
    expect(batch).toMatchObject({ status: 'READING', received: 0, row_count: 6, states: [], may_undo: true });
    expect((await clerk.send(batch.id, rows.slice(0, 3))).data).toMatchObject({
      status: 'READING',
      received: 3,
    });
    expect(await clerk.post(batch.id)).toMatchObject({ http: 409 });
    const again = await clerk.start('a.csv', rows);
    expect(again).toMatchObject({ http: 200, data: { id: batch.id, received: 3 } });
    const before = await clerk.rows(batch.id);
    const rest = await clerk.send(
      batch.id,
      rows.slice(1).map((row) => (row.line === 3 ? { ...row, description: 'lain' } : row)),
    );
    expect(rest.data).toMatchObject({ status: 'OPEN', received: 6 });
    expect((await clerk.rows(batch.id)).slice(0, 3)).toEqual(before);
    // The answer to the last group was lost: the same once more.
    expect((await clerk.send(batch.id, rows.slice(3))).data).toEqual(rest.data);
    expect(await clerk.send(batch.id, [{ ...rows[0]!, line: 90 }])).toMatchObject({ http: 409 });
  });

  it('is continued by who began it alone: what others would send, they could then check', async () => {
    const { api, clerk, payers } = await world();
    const rows = statementLines(api, ...payers.slice(0, 2).map(paysByCode));
    const { data: batch } = await clerk.start('a.csv', rows);
    await clerk.send(batch.id, rows.slice(0, 1));
    const { pool } = api.connection;
    await pool.query("update titles set is_credit_add = true where name = 'Penyetuju'");
    const other = clerkOf(api, await api.signIn('penyetuju.jkt'));
    expect((await other.send(batch.id, rows.slice(1))).http).toBe(403);
    const again = await other.start('a.csv', rows);
    expect(again.http).toBe(409);
    expect(again.message).toContain('terkirim sebagian oleh');
    expect((await clerk.get(batch.id)).data).toMatchObject({ status: 'READING', received: 1 });
    expect((await clerk.send(batch.id, rows.slice(1))).data.status).toBe('OPEN');
  });

  it('takes groups at the same time, and numbers equal lines that lie in several of them', async () => {
    const { api, clerk, payers } = await world();
    const twin = paysByCode(payers[0]!);
    const rows = statementLines(api, ...Array.from({ length: 6 }, () => twin));
    const { data: batch } = await clerk.start('a.csv', rows);
    await Promise.all(rows.map((row) => clerk.send(batch.id, [row])));
    const more = [...rows, { ...rows[0]!, line: 90 }];
    const other = await clerk.upload('b.csv', more);
    // One of them may be posted; the others name it.
    const states = (await clerk.rows(batch.id)).map((row) => row.state).sort();
    expect(states).toEqual([...Array<string>(5).fill('DOUBTFUL'), 'MATCHED']);
    // The seventh of them is a new one.
    expect((await clerk.rows(other.id)).map((row) => row.state)).toEqual([
      ...Array<string>(6).fill('DUPLICATE'),
      'DOUBTFUL',
    ]);
  });

  it('refuses the same file, and says who uploaded it when', async () => {
    const { api, clerk, payers } = await world();
    const rows = statementLines(api, ...payers.slice(0, 2).map(paysByCode));
    const batch = await clerk.upload('a.csv', rows);
    const again = await clerk.start('a.csv', rows);
    expect(again).toMatchObject({ http: 409, data: { id: batch.id, status: 'OPEN' } });
    expect(again.message).toMatch(
      /^Berkas ini sudah diunggah oleh Eka Lestari pada \d+ \w+ \d{4}, \d\d:\d\d\.$/,
    );
    const elsewhere = clerkOf(api, await api.signIn('kasir.mks'));
    expect(await elsewhere.start('a.csv', rows)).toMatchObject({ http: 409, data: null });
  });

  it('of a half-sent file in another way is refused until it is thrown away', async () => {
    const { api, clerk, payers } = await world();
    const rows = statementLines(api, ...payers.slice(0, 2).map(paysByCode));
    const { data: batch } = await clerk.start('a.csv', rows);
    const change = { mapping: { ...MAPPING, description: ['Keterangan', 'Cabang'] } };
    expect(await clerk.start('a.csv', rows, change)).toMatchObject({ http: 409, data: { id: batch.id } });
    expect((await clerk.undo(batch.id, batch.version)).data).toMatchObject({ status: 'UNDONE' });
    expect((await clerk.send(batch.id, rows)).message).toBe(
      'Unggahan ini sudah dibatalkan. Unggah lagi berkasnya.',
    );
    expect((await clerk.start('a.csv', rows, change)).data).toMatchObject({ status: 'READING' });
  });

  it('is opened once by two calls at the same moment', async () => {
    const { api, clerk, payers } = await world();
    const rows = statementLines(api, ...payers.slice(0, 2).map(paysByCode));
    const answers = await Promise.all([1, 2, 3].map(() => clerk.start('a.csv', rows)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  });

  it('refuses a day that is not, a line twice and more lines than the file has', async () => {
    const { api, clerk, payers } = await world();
    const rows = statementLines(api, ...payers.slice(0, 2).map(paysByCode));
    const { data: batch } = await clerk.start('a.csv', rows);
    const bad = await clerk.send(batch.id, [{ ...rows[0]!, date: '2026-02-30' }, rows[0]!]);
    expect(bad).toMatchObject({
      http: 422,
      data: { errors: { 'rows.0.date': 'Tanggal ini tidak ada.' } },
    });
    const twice = await clerk.send(batch.id, [rows[0]!, rows[0]!]);
    expect(twice).toMatchObject({
      http: 422,
      data: { errors: { 'rows.1.line': 'Baris ini dikirim dua kali.' } },
    });
    const many = await clerk.send(batch.id, [...rows, { ...rows[0]!, line: 9 }]);
    expect(many.data.errors.rows).toBe('Berkas ini berisi 2 baris; kiriman ini melebihinya.');
    expect((await clerk.get(batch.id)).data.received).toBe(0);
  });

  it('takes 200 lines with long texts in one call', async () => {
    const { api, clerk } = await world();
    const long = { description: 'é'.repeat(300), reference: '界'.repeat(80) };
    const rows = statementLines(
      api,
      ...Array.from({ length: 200 }, (_, index) => ({ amount: index + 1, ...long })),
    );
    expect(await clerk.upload('a.csv', rows)).toMatchObject({ status: 'OPEN', received: 200 });
  });
});

describe('who may', () => {
  it('reads and undoes one with is_credit_approval too, does the rest with is_credit_add, and nothing at another office', async () => {
    const { api, clerk: own, payers } = await world();
    const rows = statementLines(api, ...payers.slice(0, 2).map(paysByCode));
    const batch = await own.upload('a.csv', rows);
    const [row] = await own.rows(batch.id);
    const approver = clerkOf(api, await api.signIn('penyetuju.jkt'));
    const other = clerkOf(api, await api.signIn('kasir.mks'));
    const refused = async (one: typeof own) => [
      (await one.get(batch.id)).http,
      (await one.send(batch.id, rows)).http,
      (await one.correct(batch.id, row!.id, { action: 'ignore' })).http,
      (await one.post(batch.id)).http,
      (await one.undo(batch.id, batch.version)).http,
    ];
    // Nothing was posted: throwing it away is a cashier's.
    expect(await refused(approver)).toEqual([200, 403, 403, 403, 403]);
    expect((await approver.get(batch.id)).data).toMatchObject({ id: batch.id, may_undo: false });
    // What waits for them stands in their inbox.
    expect((await approver.list()).http).toBe(403);
    expect(await approver.rows(batch.id)).toHaveLength(2);
    expect(await refused(other)).toEqual([403, 403, 403, 403, 403]);
    expect((await other.list()).data).toEqual({ rows: [], count: 0 });
    expect((await own.list()).data).toMatchObject({ rows: [{ id: batch.id }], count: 1 });
    expect((await own.get(batch.id)).data).toEqual(batch);
    expect((await own.get(999)).http).toBe(404);
    expect((await api.call('POST', 'imports', { body: fileOf('x', rows) })).http).toBe(401);
  });
});
