import { describe, expect, it } from 'vitest';
import type { ImportRequest } from '@/lib/contract/importRequests';
import type { ImportBatch } from '@/lib/contract/imports';
import { startApi } from '../testing/startApi';
import { clerkOf, payersOf, statementLines } from '../testing/statements';

/** A cashier, a head of the same office, two borrowers, and a transfer that was posted from a first file. */
async function posted(reference = '0000183') {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  const head = await api.signIn('kacab.jkt');
  const clerk = clerkOf(api, token);
  const [a, b] = await payersOf(api);
  if (!a || !b) throw new Error('too few contracts');
  const amount = a.instalment;
  const line = { amount, description: `TRSF CR ${a.code}`, reference };
  const first = await clerk.upload('a.csv', statementLines(api, line));
  expect((await clerk.post(first.id)).data.posted).toBe(1);
  /** The next file of the bank, with a line of the same sum and day. */
  const next = async (said: { description: string; reference?: string }, ...more: (typeof line)[]) => {
    const lines = statementLines(api, { amount, ...said }, ...more);
    const batch = await clerk.upload('b.csv', lines);
    const rows = await clerk.rows(batch.id);
    const row = rows.find((one) => one.line === 2);
    if (!row) throw new Error('no row');
    return { batch, row };
  };
  /** Receipts that the next file made. */
  const made = async ({ id }: ImportBatch) =>
    (
      await api.connection.pool.query<{ contract_code: string }>(
        'select distinct c.contract_code from credits c join import_rows r on r.id = c.import_row_id where r.batch_id = $1',
        [id],
      )
    ).rows.map(({ contract_code }) => contract_code);
  return { api, token, head, clerk, a, b, line, first, next, made };
}

describe('a line of the bank that was posted comes again in the next file', () => {
  it.each([
    ['with a word more', { description: 'TRSF CR BIAYA', reference: '0000183' }],
    ['with a space in its reference', { description: 'TRSF', reference: ' 00001 83' }],
    ['without its reference', { description: 'TRSF', reference: '' }],
  ])('%s: another contract is not paid by one person', async (_how, said) => {
    const { clerk, b, next, made } = await posted();
    const { batch, row } = await next({ ...said, description: `${said.description} ${b.code}` });
    expect(row).toMatchObject({
      ...{ state: 'MATCHED', held: 'AGAIN' },
      again: [{ file_name: 'a.csv', line: 2 }],
    });
    expect((await clerk.post(batch.id)).data).toMatchObject({ posted: 0, remaining: 0 });
    expect(await made(batch)).toEqual([]);
  });

  it('is posted by the decision of a second person, who sees both lines', async () => {
    const { api, token, head, clerk, a, b, next, made } = await posted();
    const { batch } = await next({ description: `TRSF ${b.code}`, reference: '0000183' });
    const seen = (await clerk.get(batch.id)).data;
    expect(seen.held).toMatchObject({ to_ask: 1, rows: 1 });
    await api.call('POST', `imports/${batch.id}/requests`, {
      token,
      body: { reason: 'Dua orang membayar sama', version: seen.version },
    });
    const detail = await api.call<ImportRequest>('GET', `imports/${batch.id}/requests/waiting`, {
      token: head,
    });
    expect(detail.data.rows).toMatchObject([
      { contract_code: b.code, again: [{ file_name: 'a.csv', line: 2, contract_code: a.code }] },
    ]);
    const { id, version } = detail.data;
    const decided = await api.call<ImportBatch>('POST', `imports/${batch.id}/requests/decide`, {
      token: head,
      body: { request_id: id, version, decision: 'APPROVED', reason: '' },
    });
    expect(decided.status).toBe(200);
    expect((await clerk.post(batch.id)).data.posted).toBe(1);
    expect(await made(batch)).toEqual([b.code]);
    expect((await clerk.get(batch.id)).data.posted_twice).toEqual([2]);
  });

  it('stands for no payment at the counter either', async () => {
    const { api, clerk, b, line, next } = await posted();
    const { batch, row } = await next({ description: 'TRSF', reference: line.reference });
    const { rows } = await api.connection.pool.query<{ id: number }>(
      'select id from credits where contract_code = $1 and voided_at is null order by id desc limit 1',
      [b.code],
    );
    const tied = await clerk.correct(batch.id, row.id, {
      ...{ action: 'tie', contract_code: b.code },
      credit_id: rows[0]?.id,
    });
    expect(tied).toMatchObject({ status: 422 });
    expect(tied.data.errors.credit_id).toContain('seperti sudah diposting dari baris 2 berkas a.csv');
  });
});

describe('a line of the same sum and day', () => {
  it('with another reference is another transfer', async () => {
    const { clerk, b, next } = await posted();
    const { batch, row } = await next({ description: `TRSF ${b.code}`, reference: '0000999' });
    expect(row).toMatchObject({ held: null, again: [] });
    expect((await clerk.post(batch.id)).data.posted).toBe(1);
  });

  it('beside the posted one itself, word for word, is another transfer', async () => {
    const { b, line, next } = await posted('');
    const { row } = await next({ description: `TRSF ${b.code}` }, line);
    expect(row).toMatchObject({ state: 'MATCHED', held: null, again: [] });
  });

  it('is free again once the first file is undone', async () => {
    const { clerk, b, first, next } = await posted();
    const { batch } = await next({ description: `TRSF ${b.code}`, reference: '0000183' });
    const { version } = (await clerk.get(first.id)).data;
    expect((await clerk.undo(first.id, version)).status).toBe(200);
    expect((await clerk.post(batch.id)).data.posted).toBe(1);
  });
});
