import { describe, expect, it } from 'vitest';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostedPayment } from '@/lib/contract/payments';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { valuesToWrite } from '../testing/changedNote';
import { actionsOf, approveSeen, requestOn, contractCodes, detailOf } from '../testing/contractRequest';
import { cardOf, counter, payLines } from '../testing/counter';
import type { TestApi } from '../testing/startApi';
import { todayOf } from '../testing/statements';

const moved = async (api: TestApi, code: string) =>
  (
    await api.connection.pool.query<{ cash: string }>(
      `select coalesce(sum(m.cash), 0) as cash from cash_movements m
         left join credits c on c.id = m.credit_id left join deposits d on d.id = m.deposit_id
        where coalesce(c.contract_code, d.contract_code) = $1`,
      [code],
    )
  ).rows[0]?.cash;

describe('voiding a payment as a whole', () => {
  it('voids its receipts by one decision, takes the cash out of the day, and opens the card again', async () => {
    const { api, maker, checker, code } = await counter();
    const before = await cardOf(api, maker, code);
    const cashBefore = await moved(api, code);
    const paid = await payLines(api, maker, code, { lines: 2 });
    const total = paid.receipts.reduce((sum, receipt) => sum + (receipt.payment ?? 0), 0);
    const { payments } = await actionsOf(api, maker, code);
    expect(payments[0]).toMatchObject({
      amount: total,
      invoices: paid.receipts.map((receipt) => receipt.invoice),
      obstacle: null,
    });
    const asked = await requestOn(api, maker, code, {
      kind: 'PAYMENT_VOID',
      payment_id: payments[0]?.id ?? 0,
    });
    expect(asked.http).toBe(200);
    const seen = await detailOf(api, checker, asked.data.id);
    expect(seen.consequences?.cash).toMatchObject([{ cashier: 'Eka Lestari', cash: -total, bank: 0 }]);
    expect(seen.consequences?.card.totals.after.remainder).toBe(before.card.totals.remainder);
    expect((await cardOf(api, maker, code)).card.totals.remainder).toBe(paid.after.card.totals.remainder);

    expect((await approveSeen(api, checker, asked.data.id)).http).toBe(200);
    const after = await cardOf(api, maker, code);
    expect(after.card).toEqual(before.card);
    expect(await moved(api, code)).toBe(cashBefore);
    const { rows } = await api.connection.pool.query<{ action: string }>(
      'select action from history where record_type = $1 and record_id = any($2) order by id',
      ['credit', paid.receipts.map((receipt) => String(receipt.id))],
    );
    expect(rows.filter((row) => row.action === 'CREDIT_VOIDED')).toHaveLength(2);
    const again = await requestOn(api, maker, code, {
      kind: 'PAYMENT_VOID',
      payment_id: payments[0]?.id ?? 0,
    });
    expect(again.http).toBe(409);
  });

  it('is approved on the card of after another payment, or not at all', async () => {
    const { api, maker, checker, code } = await counter();
    await payLines(api, maker, code, { lines: 2 });
    const { payments } = await actionsOf(api, maker, code);
    const { data } = await requestOn(api, maker, code, {
      kind: 'PAYMENT_VOID',
      payment_id: payments[0]?.id ?? 0,
    });
    const { version } = await detailOf(api, checker, data.id);
    await payLines(api, maker, code, { lines: 2 });
    expect((await approveSeen(api, checker, data.id, version)).http).toBe(409);
    const now = await detailOf(api, checker, data.id);
    expect(now.consequences).not.toBeNull();
    expect((await approveSeen(api, checker, data.id, now.version)).http).toBe(200);
    const { card } = await cardOf(api, maker, code);
    expect(card.lines.every((line) => line.remainder >= 0)).toBe(true);
  });

  /** One instalment and half of the next in one payment, and the other half in a second one. */
  async function payInHalves(api: TestApi, token: string, code: string) {
    const before = await cardOf(api, token, code);
    const [first, second] = before.card.lines.filter((line) => line.remainder + line.penalty > 0);
    if (!first || !second) throw new Error('less than two open instalments');
    const half = Math.floor((second.remainder + second.penalty) / 2);
    const pay = async (card: PaymentCard, amount: number, lines: number[]) => {
      const body = oldestInstalment(card, { amount, lines, cash: amount });
      const answer = await api.call<PostedPayment>('POST', `payments/${code}`, { token, body });
      expect(answer.http, answer.message).toBe(200);
      return answer.data.receipts;
    };
    const whole = first.remainder + first.penalty;
    await pay(before, whole + half, [first.number, second.number]);
    const rest = second.remainder + second.penalty - half;
    const [later] = await pay(await cardOf(api, token, code), rest, [second.number]);
    if (!later) throw new Error('no receipt');
    return { before, later };
  }
  /** The first of today that still counts. */
  const oldestOf = async (api: TestApi, token: string, code: string) => {
    const { payments } = await actionsOf(api, token, code);
    const today = todayOf(api);
    return payments.filter(({ date_payment }) => date_payment === today).at(-1)?.id ?? 0;
  };
  const voidOldest = async (api: TestApi, maker: string, checker: string, code: string) => {
    const payment_id = await oldestOf(api, maker, code);
    const { data } = await requestOn(api, maker, code, { kind: 'PAYMENT_VOID', payment_id });
    const seen = await detailOf(api, checker, data.id);
    return { seen, approved: await approveSeen(api, checker, data.id, seen.version) };
  };

  it('may go before a later payment of its instalments, which is split again and stands in the consequences', async () => {
    const { api, maker, checker, code } = await counter();
    const { before, later } = await payInHalves(api, maker, code);
    const { seen, approved } = await voidOldest(api, maker, checker, code);
    const due = before.card.lines.find((line) => line.number === later.credit_to)?.remainder;
    expect(seen.consequences?.later).toContainEqual({
      invoice: later.invoice,
      field: 'credit',
      before: later.credit,
      after: due,
    });
    expect(approved.http, approved.message).toBe(200);
    const now = await api.call<CreditDetail>('GET', `credits/${later.id}`, { token: maker });
    expect(now.data.credit).toMatchObject({ credit: due, payment: later.payment, cash: later.cash });
    expect(now.data.credit.version).toBe(later.version + 1);
    const { rows } = await api.connection.pool.query<{ summary: string }>(
      "select summary from history where action = 'CREDIT_RESPLIT' and record_id = $1",
      [String(later.id)],
    );
    expect(rows).toMatchObject([
      { summary: expect.stringContaining('karena pembatalan pembayaran') as string },
    ]);
    expect((await voidOldest(api, maker, checker, code)).approved.http).toBe(200);
    expect((await cardOf(api, maker, code)).card).toEqual(before.card);
  });

  it('is refused by number where what stays has no place on its instalment', async () => {
    const { api, maker, code } = await counter();
    const { later } = await payInHalves(api, maker, code);
    const more =
      'credit = credit + $2, credit_payment = credit_payment + $2, payment = payment + $2, cash = cash + $2';
    await api.connection.pool.query(`update credits set ${more} where id = $1`, [later.id, 1e9]);
    const payment_id = await oldestOf(api, maker, code);
    const refused = await requestOn(api, maker, code, { kind: 'PAYMENT_VOID', payment_id });
    expect(refused.http).toBe(409);
    expect(refused.message).toContain(
      `Angsuran ke-${later.credit_to} akan kelebihan bayar oleh nota ${later.invoice}.`,
    );
    expect(await oldestOf(api, maker, code)).toBe(payment_id);
  });

  it("is not asked for on another contract's payment, or while a change of one of its receipts waits", async () => {
    const { api, maker, code } = await counter();
    const paid = await payLines(api, maker, code, { lines: 2 });
    const { payments } = await actionsOf(api, maker, code);
    const payment_id = payments[0]?.id ?? 0;
    const [, other = ''] = await contractCodes(api, 'ACTIVE');
    expect((await requestOn(api, maker, other, { kind: 'PAYMENT_VOID', payment_id })).http).toBe(409);
    const receipt = paid.receipts[0];
    if (!receipt) throw new Error('no receipt');
    const change = await api.call('POST', `credits/${receipt.id}/request`, {
      token: maker,
      body: {
        update: { ...valuesToWrite(receipt), note: 'Lain' },
        reason: 'Salah catat',
        version: receipt.version,
      },
    });
    expect(change.http, change.message).toBe(200);
    const refused = await requestOn(api, maker, code, { kind: 'PAYMENT_VOID', payment_id });
    expect(refused.http).toBe(409);
    expect(refused.message).toContain(receipt.invoice);
  });
});
