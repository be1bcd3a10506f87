import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { startApi, type TestApi } from '../testing/startApi';
import { clerkOf, statementLines, payersOf, todayOf, type Payer } from '../testing/statements';

interface Receipt {
  id: number;
  invoice: string;
  version: number;
  payment: number;
}

const cardOf = async (api: TestApi, token: string, code: string) =>
  (await api.call<PaymentCard>('GET', `payments/${code}`, { token })).data;

/** A cashier takes the oldest instalment by transfer, or as `means` says; the receipts that it made. */
async function takes(api: TestApi, token: string, code: string, means: 'bank' | 'cash' = 'bank') {
  const body = oldestInstalment(await cardOf(api, token, code));
  const money = means === 'bank' ? { cash: 0, bank: body.amount } : {};
  const { data } = await api.call<{ receipts: Receipt[] }>('POST', `payments/${code}`, {
    token,
    body: { ...body, ...money },
  });
  return { receipts: data.receipts, amount: body.amount };
}

/** A transfer that a cashier recorded today, and the bank's line of yesterday with it. */
async function world() {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  const clerk = clerkOf(api, token);
  const [a, b] = await payersOf(api);
  if (!a || !b) throw new Error('too few contracts');
  const { receipts, amount } = await takes(api, token, a.code);
  const told = (payer: Payer) => ({ amount, description: payer.code, date: addDays(todayOf(api), -1) });
  const batch = await clerk.upload('a.csv', statementLines(api, { ...told(a), reference: 'FT-1' }));
  const [row] = await clerk.rows(batch.id);
  const [receipt] = receipts;
  if (!row || !receipt) throw new Error('nothing to tie');
  const tie = (more: object = {}) =>
    clerk.correct(batch.id, row.id, {
      action: 'tie',
      contract_code: a.code,
      credit_id: receipt.id,
      ...more,
    });
  return { api, token, clerk, a, b, amount, told, batch, row, receipt, tie };
}

const countReceipts = async (api: TestApi) =>
  (await api.connection.pool.query<{ n: number }>('select count(*)::int as n from credits')).rows[0]?.n;
const lastChange = async (api: TestApi) =>
  (
    await api.connection.pool.query<{ action: string; changes: object }>(
      `select action, changes from history where record_type = 'import' order by id desc limit 1`,
    )
  ).rows[0];

const lineOf = async (api: TestApi, token: string, receipt: number) =>
  (await api.call<CreditDetail>('GET', `credits/${receipt}`, { token })).data.statement_line;

describe("a receipt's page names the line of the statement behind it", () => {
  it('once it is tied, and no longer once it is untied', async () => {
    const { api, token, clerk, batch, row, receipt, tie } = await world();
    expect(await lineOf(api, token, receipt.id)).toBeNull();
    await tie();
    expect(await lineOf(api, token, receipt.id)).toEqual({
      bank: 'BCA',
      line: row.line,
      tied: true,
      statement: { id: batch.id, file_name: 'a.csv' },
    });
    await clerk.correct(batch.id, row.id, { action: 'untie' });
    expect(await lineOf(api, token, receipt.id)).toBeNull();
  });

  it('where it was posted from it; of a statement of an office that is not seen only bank and line', async () => {
    const { api, token, clerk, b, told } = await world();
    const batch = await clerk.upload('b.csv', statementLines(api, told(b)));
    await clerk.post(batch.id);
    const [row] = await clerk.rows(batch.id);
    const made = row?.receipts[0]?.id ?? 0;
    const line = { bank: 'BCA', line: row?.line, tied: false };
    expect(await lineOf(api, token, made)).toEqual({
      ...line,
      statement: { id: batch.id, file_name: 'b.csv' },
    });
    const found = await api.call<{ rows: { line: number }[] }>(
      'GET',
      `imports/${batch.id}/rows?line=${row?.line}`,
      { token },
    );
    expect(found.data.rows.map((one) => one.line)).toEqual([row?.line]);
    await api.connection.pool.query('update import_batches set office_id = 2 where id = $1', [batch.id]);
    expect(await lineOf(api, token, made)).toEqual({ ...line, statement: null });
  });
});

describe('a line is tied to the receipt that records it', () => {
  it('and is posted without another receipt, once, and in the log', async () => {
    const { api, token, clerk, a, batch, row, receipt, told, tie } = await world();
    expect(row).toMatchObject({
      state: 'DOUBTFUL',
      recorded: { id: receipt.id, invoice: receipt.invoice, may_tie: true },
    });
    const before = [await countReceipts(api), await cardOf(api, token, a.code)];
    const tied = await tie();
    expect(tied).toMatchObject({
      http: 200,
      data: {
        state: 'POSTED',
        reason: `Dikaitkan ke nota ${receipt.invoice} oleh Eka Lestari`,
        receipts: [],
        plan: null,
        tied: { id: receipt.id, invoice: receipt.invoice, by: 'Eka Lestari', may_untie: true },
      },
    });
    expect([await countReceipts(api), await cardOf(api, token, a.code)]).toEqual(before);
    expect(await lastChange(api)).toMatchObject({
      action: 'IMPORT_ROW_CORRECTED',
      changes: { state: ['DOUBTFUL', 'POSTED'], tied_receipt: [null, receipt.invoice] },
    });
    expect((await clerk.get(batch.id)).data).toMatchObject({ status: 'POSTED', tied: { rows: 1 } });
    expect((await clerk.post(batch.id)).data).toMatchObject({ posted: 0, refused: 0 });
    // The answer was lost, and the press repeated.
    expect((await tie()).data).toEqual(tied.data);
    expect(await clerk.correct(batch.id, row.id, { action: 'ignore' })).toMatchObject({
      http: 409,
      message: 'Baris ini sudah dikaitkan ke sebuah nota. Lepaskan dulu kaitannya.',
    });
    // The same money in other words: it is recorded, and that receipt has its line.
    const other = await clerk.upload(
      'b.csv',
      statementLines(api, { ...told(a), reference: 'FT-2', description: `BAYAR ${a.code}` }),
    );
    const [second] = await clerk.rows(other.id);
    expect(second).toMatchObject({ state: 'DOUBTFUL', recorded: { id: receipt.id, may_tie: false } });
    const again = { action: 'tie', contract_code: a.code, credit_id: receipt.id };
    expect(await clerk.correct(other.id, second!.id, again)).toMatchObject({
      http: 409,
      message: `Nota ${receipt.invoice} sudah berasal dari atau dikaitkan ke baris 2 berkas a.csv.`,
    });
  });

  it('that came with money left as deposit: the whole transfer counts', async () => {
    const { api, token, clerk, b } = await world();
    const body = oldestInstalment(await cardOf(api, token, b.code));
    const bank = body.amount + 75_000;
    const { data } = await api.call<{ receipts: Receipt[] }>('POST', `payments/${b.code}`, {
      token,
      body: { ...body, cash: 0, bank, deposit_added: 75_000 },
    });
    const batch = await clerk.upload('b.csv', statementLines(api, { amount: bank, description: b.code }));
    const [row] = await clerk.rows(batch.id);
    expect(row).toMatchObject({ state: 'DOUBTFUL', recorded: { invoice: data.receipts[0]!.invoice } });
  });

  it('but to no receipt of another contract, none in cash, void, of another sum or day, or made from a line', async () => {
    const { api, token, clerk, a, b, amount, batch, row, receipt, told, tie } = await world();
    const words = (answer: Awaited<ReturnType<typeof tie>>) => [answer.http, answer.message];
    const cash = (await takes(api, token, a.code, 'cash')).receipts[0]!;
    expect(words(await tie({ credit_id: cash.id }))).toEqual([
      422,
      `Nota ${cash.invoice} tidak dibayar dengan transfer.`,
    ]);
    const theirs = (await takes(api, token, b.code)).receipts[0]!;
    expect(words(await tie({ credit_id: theirs.id }))).toEqual([
      422,
      `Nota ini bukan nota kontrak ${a.code}.`,
    ]);
    await api.connection.pool.query(
      `update credits set bank = $2, payment = $2, credit_payment = $2 - penalty_payment, credit = greatest(credit, $2) where id = $1`,
      [theirs.id, amount],
    );
    expect(words(await tie({ credit_id: theirs.id, contract_code: b.code }))).toEqual([
      422,
      `Keterangan baris ini menyebut kontrak ${a.code}; nota ${theirs.invoice} milik kontrak ${b.code}.`,
    ]);
    const file = await clerk.upload(
      'b.csv',
      statementLines(
        api,
        { ...told(a), amount: amount + 1 },
        { ...told(a), date: addDays(todayOf(api), -4) },
      ),
    );
    for (const other of await clerk.rows(file.id)) {
      const body = { action: 'tie', contract_code: a.code, credit_id: receipt.id };
      const answer = await clerk.correct(file.id, other.id, body);
      expect(answer.http).toBe(422);
      expect(answer.message).toContain(`Nota ${receipt.invoice} mencatat transfer`);
    }
    expect((await tie({ credit_id: 999_999_999 })).http).toBe(422);
    await api.connection.pool.query(
      `update credits set voided_at = now(), voided_by = 1, void_reason = 'Uji' where id = $1`,
      [receipt.id],
    );
    expect(words(await tie())).toEqual([422, `Nota ${receipt.invoice} sudah dibatalkan.`]);
    const checker = clerkOf(api, await api.signIn('penyetuju.jkt'));
    const elsewhere = clerkOf(api, await api.signIn('kasir.mks'));
    const body = { action: 'tie', contract_code: a.code, credit_id: receipt.id };
    expect((await checker.correct(batch.id, row.id, body)).http).toBe(403);
    expect((await elsewhere.correct(batch.id, row.id, body)).http).toBe(403);
  });

  it('once, when two press at the same moment', async () => {
    const { api, clerk, a, receipt, batch, row, told } = await world();
    const other = await clerk.upload(
      'b.csv',
      statementLines(api, { ...told(a), reference: 'FT-2', description: `BAYAR ${a.code}` }),
    );
    const [second] = await clerk.rows(other.id);
    const body = { action: 'tie', contract_code: a.code, credit_id: receipt.id };
    const answers = await Promise.all([
      clerk.correct(batch.id, row.id, body),
      clerk.correct(other.id, second!.id, body),
    ]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  });
});

describe('a tie ends', () => {
  it('by who made it, on that day', async () => {
    const { api, clerk, batch, row, receipt, tie } = await world();
    await tie();
    await api.connection.pool.query('update titles set is_credit_add = true');
    const other = clerkOf(api, await api.signIn('direktur'));
    expect((await other.correct(batch.id, row.id, { action: 'untie' })).http).toBe(403);
    const freed = await clerk.correct(batch.id, row.id, { action: 'untie' });
    expect(freed).toMatchObject({
      http: 200,
      data: { state: 'DOUBTFUL', tied: null, recorded: { id: receipt.id, may_tie: true } },
    });
    expect(await lastChange(api)).toMatchObject({ changes: { tied_receipt: [receipt.invoice, null] } });
    expect((await clerk.get(batch.id)).data).toMatchObject({ status: 'OPEN', posted_by: null });
    await tie();
    await api.connection.pool.query("update sessions set expires_at = now() + interval '1 year'");
    api.advance(26 * 3_600_000);
    expect((await clerk.rows(batch.id))[0]?.tied).toMatchObject({ may_untie: false });
    expect((await clerk.correct(batch.id, row.id, { action: 'untie' })).http).toBe(403);
  });

  it('with its statement', async () => {
    const { api, clerk, batch, receipt, tie } = await world();
    await tie();
    const { data } = await clerk.get(batch.id);
    expect((await clerk.undo(batch.id, data.version)).data).toMatchObject({
      status: 'UNDONE',
      tied: { rows: 0 },
    });
    expect((await clerk.rows(batch.id))[0]).toMatchObject({ state: 'DOUBTFUL', tied: null });
    const { rows } = await api.connection.pool.query('select voided_at from credits where id = $1', [
      receipt.id,
    ]);
    expect(rows).toEqual([{ voided_at: null }]);
    expect(await lastChange(api)).toMatchObject({ changes: { tied_receipt: [receipt.invoice, null] } });
  });

  it('with the void of its receipt: the line is a person’s to decide again', async () => {
    const { api, token, clerk, batch, receipt, tie } = await world();
    await tie();
    const asked = await api.call<{ waiting: { request_id: number } }>(
      'POST',
      `credits/${receipt.id}/void-request`,
      { token, body: { reason: 'Salah kontrak', version: receipt.version } },
    );
    const checker = await api.signIn('penyetuju.jkt');
    const voided = await api.call('POST', `credits/${receipt.id}/void`, {
      token: checker,
      body: { request_id: asked.data.waiting.request_id, version: receipt.version },
    });
    expect(voided.http).toBe(200);
    expect((await clerk.rows(batch.id))[0]).toMatchObject({
      state: 'DOUBTFUL',
      tied: null,
      recorded: null,
      problem: `Dikaitkan ke nota ${receipt.invoice} oleh Eka Lestari; nota itu sudah dibatalkan atau diubah. Putuskan lagi baris ini.`,
    });
    expect(await lastChange(api)).toMatchObject({
      action: 'IMPORT_ROW_FREED',
      changes: { tied_receipt: [receipt.invoice, null] },
    });
  });
});
