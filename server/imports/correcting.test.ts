import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/startApi';
import { clerkOf, statementLines, paysByCode, payersOf } from '../testing/statements';

async function world() {
  const api = await startApi();
  const clerk = clerkOf(api, await api.signIn('kasir.jkt'));
  const [a, b] = await payersOf(api);
  if (!a || !b) throw new Error('too few contracts');
  const said = [paysByCode(a), { amount: b.instalment, description: 'SETORAN TUNAI' }];
  const batch = await clerk.upload('a.csv', statementLines(api, ...said));
  const [known, unknown] = await clerk.rows(batch.id);
  return { api, clerk, a, b, batch, known: known!, unknown: unknown! };
}

describe('correcting a row', () => {
  it('chooses a contract, says who did, and it is posted', async () => {
    const { api, clerk, b, batch, unknown } = await world();
    expect(unknown.state).toBe('UNKNOWN');
    const answer = await clerk.correct(batch.id, unknown.id, { action: 'choose', contract_code: b.code });
    expect(answer.data).toMatchObject({
      state: 'MATCHED',
      score: 100,
      reason: expect.stringMatching(/^Dipilih oleh Eka Lestari; /) as string,
      contract: { code: b.code, customer_name: b.name },
    });
    expect((await clerk.get(batch.id)).data.version).toBe(batch.version + 1);
    const log = await api.connection.pool.query(
      `select summary, changes from history where action = 'IMPORT_ROW_CORRECTED'`,
    );
    expect(log.rows).toEqual([
      {
        summary: 'Baris 3 mutasi BCA a.csv: Dipilih oleh Eka Lestari',
        changes: { state: ['UNKNOWN', 'MATCHED'], contract_code: [null, b.code], score: [0, 100] },
      },
    ]);
    expect((await clerk.post(batch.id)).data.posted).toBe(2);
  });

  it('leaves one out, and matches it again', async () => {
    const { clerk, a, batch, known } = await world();
    const ignored = await clerk.correct(batch.id, known.id, { action: 'ignore' });
    expect(ignored.data).toMatchObject({
      state: 'IGNORED',
      score: 0,
      contract: null,
      reason: 'Diabaikan oleh Eka Lestari',
    });
    expect((await clerk.post(batch.id)).data).toMatchObject({ posted: 0, batch: { status: 'OPEN' } });
    const again = await clerk.correct(batch.id, known.id, { action: 'match' });
    expect(again.data).toEqual({ ...known, contract: { ...known.contract, code: a.code } });
  });

  it('opens a posted statement again', async () => {
    const { clerk, b, batch, unknown } = await world();
    expect((await clerk.post(batch.id)).data.batch.status).toBe('POSTED');
    await clerk.correct(batch.id, unknown.id, { action: 'choose', contract_code: b.code });
    expect((await clerk.get(batch.id)).data.status).toBe('POSTING');
    expect((await clerk.post(batch.id)).data).toMatchObject({ posted: 1, batch: { status: 'POSTED' } });
  });

  it('comes too late for what was posted, and gives the row', async () => {
    const { clerk, batch, known } = await world();
    await clerk.post(batch.id);
    const late = await clerk.correct(batch.id, known.id, { action: 'ignore' });
    expect(late).toMatchObject({
      http: 409,
      message: 'Baris ini sudah diposting. Tidak ada yang diubah.',
      data: { id: known.id, state: 'POSTED' },
    });
    expect(late.data.receipts).toHaveLength(1);
  });

  it('refuses a contract that cannot take it, is not there, or is another office’s', async () => {
    const { api, clerk, a, b, batch, unknown } = await world();
    const choose = (code: string) =>
      clerk.correct(batch.id, unknown.id, { action: 'choose', contract_code: code });
    await api.connection.pool.query(`update contracts set status = 'CANCELLED' where code = $1`, [a.code]);
    expect(await choose(a.code)).toMatchObject({
      http: 422,
      data: { errors: { contract_code: `Kontrak ${a.code} sudah dibatalkan.` } },
    });
    expect((await choose('TIDAK-ADA')).http).toBe(404);
    const [theirs] = await payersOf(api, 'MKS');
    expect((await choose(theirs!.code)).http).toBe(403);
    expect((await clerk.correct(batch.id, 999_999, { action: 'ignore' })).http).toBe(404);
    expect((await clerk.rows(batch.id))[1]).toEqual(unknown);
    expect((await choose(b.code)).http).toBe(200);
  });

  it('of a row that stands in another statement never makes it post twice', async () => {
    const { api, clerk, a, batch } = await world();
    await clerk.post(batch.id);
    const other = await clerk.upload('b.csv', statementLines(api, paysByCode(a)));
    const [twin] = await clerk.rows(other.id);
    const chosen = await clerk.correct(other.id, twin!.id, { action: 'choose', contract_code: a.code });
    expect(chosen).toMatchObject({
      http: 409,
      message:
        'Sudah diposting dari baris 2 berkas a.csv. Bila ini memang transfer yang lain, terimalah lewat Bayar Cicilan.',
      data: { id: twin!.id, state: 'DUPLICATE' },
    });
    expect((await clerk.correct(other.id, twin!.id, { action: 'match' })).data.state).toBe('DUPLICATE');
    expect((await clerk.post(other.id)).data.posted).toBe(0);
  });
});
