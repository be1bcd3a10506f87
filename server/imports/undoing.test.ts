import { describe, expect, it } from 'vitest';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { valuesToWrite } from '../testing/changedNote';
import { startApi, type TestApi } from '../testing/startApi';
import { clerkOf, statementLines, paysByCode, payersOf } from '../testing/statements';

async function world(count = 5) {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  const clerk = clerkOf(api, token);
  const some = (await payersOf(api)).slice(0, count);
  const rows = statementLines(api, ...some.map(paysByCode));
  return { api, token, clerk, payers: some, rows };
}
const cardOf = async (api: TestApi, token: string, code: string) =>
  (await api.call<PaymentCard>('GET', `payments/${code}`, { token })).data;
/** What a contract's card says, but for its version and the numbers of transactions. */
const stateOf = async (api: TestApi, token: string, code: string) => {
  const { card, contract, payments } = await cardOf(api, token, code);
  return { card, payments, next_due: contract.next_due, status: contract.status };
};
const signInWithAll = async (api: TestApi, username: string) => {
  await api.connection.pool.query('update titles set is_credit_add = true, is_credit_approval = true');
  return clerkOf(api, await api.signIn(username));
};

describe('undoing a statement', () => {
  it('voids every receipt, leaves the contracts as they were, and the file may be taken again', async () => {
    const { api, token, clerk, payers, rows } = await world();
    const before = await Promise.all(payers.map(({ code }) => stateOf(api, token, code)));
    const batch = await clerk.upload('a.csv', rows);
    await clerk.post(batch.id, 2);
    const { data } = await clerk.post(batch.id);
    const undone = await clerk.undo(batch.id, data.batch.version, 'Salah berkas');
    expect(undone).toMatchObject({
      http: 200,
      data: {
        status: 'UNDONE',
        undo_reason: 'Salah berkas',
        undone_by: { username: 'kasir.jkt' },
        may_undo: false,
      },
    });
    expect(await Promise.all(payers.map(({ code }) => stateOf(api, token, code)))).toEqual(before);
    const { rows: voided } = await api.connection.pool.query(
      `select count(*)::int as n, count(voided_at)::int as voided, min(void_reason) as reason,
              sum(counted)::int as counted, count(distinct h.id)::int as logged
         from credits c left join history h on h.record_type = 'credit' and h.record_id = c.id::text
                                            and h.action = 'CREDIT_VOIDED'
        where import_row_id is not null`,
    );
    expect(voided[0]).toEqual({ n: 5, voided: 5, reason: 'Salah berkas', counted: 0, logged: 5 });
    // The receipts are still found from their rows.
    expect((await clerk.rows(batch.id)).map((row) => row.receipts.length)).toEqual([1, 1, 1, 1, 1]);

    const again = await clerk.upload('a.csv', rows);
    expect(again.id).not.toBe(batch.id);
    expect((await clerk.post(again.id)).data).toMatchObject({ posted: 5, remaining: 0 });
    const transactions = await api.connection.pool.query(
      `select count(*)::int as n, count(distinct (contract_code, credit_to, transaction_to))::int as distinct
         from credits where import_row_id is not null`,
    );
    expect(transactions.rows[0]).toEqual({ n: 10, distinct: 10 });
    expect(await clerk.post(batch.id)).toMatchObject({ http: 409 });
  });

  it('splits a later receipt on the same instalment as if it had never been', async () => {
    const { api, token, clerk, payers, rows } = await world(3);
    const part = rows.map((row, index) => (index === 1 ? { ...row, amount: 10_000 } : row));
    const { code } = payers[1]!;
    const batch = await clerk.upload('a.csv', part);
    const { data } = await clerk.post(batch.id);
    const paid = await api.call<{ receipts: { id: number; credit: number }[] }>('POST', `payments/${code}`, {
      token,
      body: oldestInstalment(await cardOf(api, token, code)),
    });
    const [later] = paid.data.receipts;
    expect((await clerk.undo(batch.id, data.batch.version)).data.status).toBe('UNDONE');
    const { rows: after } = await api.connection.pool.query<{
      credit: number;
      version: number;
      logged: number;
    }>(
      `select credit::int, version, (select count(*)::int from history h where h.action = 'CREDIT_RESPLIT'
                and h.record_id = c.id::text) as logged from credits c where id = $1`,
      [later!.id],
    );
    expect(after[0]).toEqual({ credit: later!.credit + 10_000, version: 2, logged: 1 });
    const line = (await cardOf(api, token, code)).card.lines.find((one) => one.paid > 0 && one.remainder > 0);
    expect(line?.remainder).toBe(10_000);
  });

  it('is refused where a card would hold more than it can take, and the receipt is named', async () => {
    const { api, clerk, payers, rows } = await world(2);
    const batch = await clerk.upload('a.csv', rows);
    const { data } = await clerk.post(batch.id);
    const { rows: other } = await api.connection.pool.query<{ invoice: string }>(
      `insert into credits (office_id, credit_to, transaction_to, contract_code, invoice, date_invoice, date_maturity,
                            date_payment, payment, credit, credit_discount, credit_payment, overdue, penalty,
                            penalty_discount, penalty_payment, collector_payment, cashier, cashier_id, cash, bank, input_by,
                            created_at, updated_at, customer_name)
       select office_id, credit_to, transaction_to + 1, contract_code, 'UJI/1', date_invoice, date_maturity, date_payment,
              2 * credit + 1, 2 * credit + 1, 0, 2 * credit + 1, overdue, 0, 0, 0, 0, cashier, cashier_id, 0, 2 * credit + 1, input_by,
              created_at, updated_at, customer_name
         from credits where import_row_id is not null and contract_code = $1 and credit > 0 limit 1 returning invoice`,
      [payers[0]!.code],
    );
    expect(await clerk.undo(batch.id, data.batch.version)).toMatchObject({
      http: 409,
      message: `Mutasi ini belum dapat dibatalkan. Tanpa notanya, angsuran dari ${other[0]!.invoice} kelebihan bayar. Batalkan atau perbaiki dulu.`,
      data: { later: [other[0]!.invoice] },
    });
    const counted = `select count(*)::int as n from credits where import_row_id is not null and voided_at is null`;
    expect((await api.connection.pool.query<{ n: number }>(counted)).rows[0]?.n).toBe(2);
  });

  it('waits for what is asked on its receipts, and does not touch what went elsewhere', async () => {
    const { api, token, clerk, payers, rows } = await world(2);
    const batch = await clerk.upload('a.csv', rows);
    const { data } = await clerk.post(batch.id);
    const [row] = await clerk.rows(batch.id);
    const receipt = (
      await api.call<{ credit: Parameters<typeof valuesToWrite>[0] }>(
        'GET',
        `credits/${row!.receipts[0]!.id}`,
        {
          token,
        },
      )
    ).data.credit;
    await api.call('POST', `credits/${receipt.id}/request`, {
      token,
      body: { update: { ...valuesToWrite(receipt), note: 'x' }, reason: 'Catatan', version: receipt.version },
    });
    expect(await clerk.undo(batch.id, data.batch.version)).toMatchObject({
      http: 409,
      data: { waiting: [receipt.invoice] },
    });
    await api.connection.pool.query(`update credits set request_approval = false`);
    const { code } = payers[1]!;
    await api.connection.pool.query(`update contracts set status = 'SETTLED_EARLY' where code = $1`, [code]);
    expect(await clerk.undo(batch.id, data.batch.version)).toMatchObject({
      http: 409,
      data: { contracts: [code] },
    });
  });

  it('is for who posted it on that day; later, or another’s, for a checker who did not post', async () => {
    const { api, clerk, rows } = await world(2);
    const batch = await clerk.upload('a.csv', rows);
    const { data } = await clerk.post(batch.id);
    await api.connection.pool.query("update sessions set expires_at = now() + interval '1 year'");
    api.advance(26 * 3_600_000);
    expect((await clerk.get(batch.id)).data.may_undo).toBe(false);
    expect(await clerk.undo(batch.id, data.batch.version)).toMatchObject({
      http: 403,
      message: expect.stringContaining('pada hari yang sama') as string,
    });
    const checker = await signInWithAll(api, 'kacab.jkt');
    // Now that the poster holds the flag too: still not one's own checker.
    expect((await clerk.undo(batch.id, data.batch.version)).http).toBe(403);
    expect((await checker.get(batch.id)).data.may_undo).toBe(true);
    expect((await checker.undo(batch.id, data.batch.version)).data.status).toBe('UNDONE');
  });

  it('of a part that somebody else posted is for neither of the two', async () => {
    const { api, clerk, rows } = await world(4);
    const batch = await clerk.upload('a.csv', rows);
    await clerk.post(batch.id, 2);
    const other = await signInWithAll(api, 'direktur');
    const { data } = await other.post(batch.id);
    expect(data.batch).toMatchObject({ may_undo: false, posted_by: { username: 'kasir.jkt' } });
    expect((await clerk.undo(batch.id, data.batch.version)).http).toBe(403);
    expect((await other.undo(batch.id, data.batch.version)).http).toBe(403);
    const checker = await signInWithAll(api, 'kacab.jkt');
    expect((await checker.undo(batch.id, data.batch.version)).http).toBe(200);
  });

  it('happens once, and not to what changed since it was read', async () => {
    const { clerk, rows } = await world(2);
    const batch = await clerk.upload('a.csv', rows);
    const { data } = await clerk.post(batch.id);
    expect(await clerk.undo(batch.id, batch.version)).toMatchObject({
      http: 409,
      data: { version: batch.version, current: { version: data.batch.version } },
    });
    const answers = await Promise.all([1, 2].map(() => clerk.undo(batch.id, data.batch.version)));
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect(answers.find(({ http }) => http === 409)?.message).toMatch(
      /^Mutasi ini sudah dibatalkan oleh Eka Lestari pada /,
    );
  });

  it('throws away what nothing was posted from', async () => {
    const { clerk, rows } = await world(2);
    const batch = await clerk.upload('a.csv', rows);
    expect(batch.may_undo).toBe(true);
    expect((await clerk.undo(batch.id, batch.version)).data.status).toBe('UNDONE');
    const again = await clerk.upload('b.csv', rows);
    expect((await clerk.rows(again.id)).map((row) => row.state)).toEqual(['MATCHED', 'MATCHED']);
  });
});
