import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { Receipt } from '@/lib/contract/credits';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import { valuesToWrite } from '../testing/changedNote';
import { approveSeen, requestOn } from '../testing/contractRequest';
import { creditDetailOf } from '../testing/makerAndChecker';
import { startApi } from '../testing/startApi';
import { clerkOf, payersOf, paysByCode, statementLines, todayOf } from '../testing/statements';

/** A line of yesterday that pays `instalments` of one contract, posted; and who may void what it made. */
async function posted(instalments = 1) {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  const checker = await api.signIn('penyetuju.jkt');
  const clerk = clerkOf(api, token);
  const [a, b] = await payersOf(api);
  if (!a || !b) throw new Error('too few contracts');
  const said = { ...paysByCode(a), amount: a.instalment * instalments, date: addDays(todayOf(api), -1) };
  const batch = await clerk.upload('a.csv', statementLines(api, said));
  expect((await clerk.post(batch.id)).data).toMatchObject({ posted: 1, refused: 0 });
  const [row] = await clerk.rows(batch.id);
  const receipts = await Promise.all(
    (row?.receipts ?? []).map(async ({ id }) => (await creditDetailOf(api, token, id)).credit),
  );
  const askVoid = (receipt: Receipt) =>
    api.call<CreditDetail>('POST', `credits/${receipt.id}/void-request`, {
      token,
      body: { reason: 'Salah kontrak', version: receipt.version },
    });
  const rowNow = async () => (await clerk.rows(batch.id))[0];
  return { api, token, checker, clerk, a, b, batch, row, receipts, askVoid, rowNow };
}

describe('the money of a posted line', () => {
  it('is a person’s to decide about again where its receipt is voided, and is posted once more', async () => {
    const { api, checker, clerk, a, b, batch, row, receipts, askVoid, rowNow } = await posted();
    const [receipt] = receipts;
    if (!receipt || !row) throw new Error('no receipt');
    const asked = await askVoid(receipt);
    const body = { request_id: asked.data.waiting?.request_id, version: receipt.version };
    const voided = await api.call('POST', `credits/${receipt.id}/void`, { token: checker, body });
    expect(voided.http, voided.message).toBe(200);
    expect(await rowNow()).toMatchObject({
      state: 'DOUBTFUL',
      recorded: null,
      problem: `Menjadi nota ${receipt.invoice}, yang sudah dibatalkan. Putuskan lagi baris ini.`,
    });
    const { rows } = await api.connection.pool.query(
      `select action, changes from history where record_type = 'import' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({
      action: 'IMPORT_ROW_FREED',
      changes: { state: ['POSTED', 'DOUBTFUL'], receipts: [receipt.invoice, null] },
    });
    const chosen = await clerk.correct(batch.id, row.id, {
      ...{ action: 'choose', contract_code: b.code, against_named: a.code },
    });
    expect(chosen.http, chosen.message).toBe(200);
    expect(chosen.data).toMatchObject({ state: 'MATCHED', held: 'NAMED' });
  });

  it('is voided as a whole: no receipt beside others of its line, and not with less', async () => {
    const { api, token, checker, a, receipts, askVoid, rowNow } = await posted(2);
    const [one, two] = receipts;
    if (!one || !two) throw new Error('one receipt');
    const refused = await askVoid(one);
    expect([refused.http, refused.message]).toEqual([
      409,
      expect.stringContaining(two.invoice ?? '-') as string,
    ]);
    const values = valuesToWrite(one);
    const less = await api.call('POST', `credits/${one.id}/request`, {
      token,
      body: {
        ...{ reason: 'Jumlahnya salah', version: one.version },
        update: { ...values, payment: 1_000, credit_payment: 1_000, penalty_payment: 0, bank: 1_000 },
      },
    });
    expect(less.http).toBe(422);
    expect(less.data).toMatchObject({
      errors: { 'update.bank': expect.stringMatching(/baris mutasi/) as string },
    });
    const { rows } = await api.connection.pool.query<{ payment_id: number }>(
      'select payment_id from credits where id = $1',
      [one.id],
    );
    const action = { kind: 'PAYMENT_VOID', payment_id: rows[0]?.payment_id ?? 0 } as const;
    const asked = await requestOn(api, token, a.code, action);
    expect(asked.http, asked.message).toBe(200);
    expect((await approveSeen(api, checker, asked.data.id)).http).toBe(200);
    expect(await rowNow()).toMatchObject({
      state: 'DOUBTFUL',
      problem: expect.stringContaining(`${one.invoice}, ${two.invoice}`) as string,
    });
  });
});
