import { describe, expect, it } from 'vitest';
import { buildPaymentCard } from '../mocks/buildPaymentCard';
import { emptyDraft, type PaymentDraft } from './paymentDraft';
import { penaltyWords } from './penaltyWords';
import { paymentBody, previewPayment } from './previewPayment';
import { ruleOf } from './cardOn';

const shown = buildPaymentCard();
const preview = (change: Partial<PaymentDraft> = {}) =>
  previewPayment(shown, { ...emptyDraft(shown), ...change });
/** 2.832.000 × 0,5 % × 28 days. */
const PENALTY = 396_480;

describe('previewPayment', () => {
  it('asks for all of the oldest instalment, in banknotes', () => {
    const { amount, cash, bank, receipts, errors } = preview();
    expect(errors).toEqual({});
    expect([amount, cash, bank]).toEqual([2_832_000 + PENALTY, 2_832_000 + PENALTY, 0]);
    expect(receipts).toMatchObject([{ credit_to: 6, credit_payment: 2_832_000, penalty_payment: PENALTY }]);
  });

  it('follows what was chosen, and a discount lowers what is asked for', () => {
    expect(preview({ lines: [7, 8] }).shares.map((share) => share.credit_to)).toEqual([7, 8]);
    const { amount, shares } = preview({ penalty_discount: 96_480 });
    expect(amount).toBe(2_832_000 + 300_000);
    expect(shares).toMatchObject([{ penalty_discount: 96_480, penalty_payment: 300_000 }]);
  });

  it('reckons the penalty of the day of payment', () => {
    expect(preview({ date_payment: '2026-10-23' }).amount).toBe(2_832_000);
    expect(preview({ date_payment: '2026-11-21' }).errors.date_payment).toBe('Tidak boleh setelah hari ini.');
    expect(preview({ date_payment: '2026-09-01' }).errors.date_payment).toMatch(
      /pembayaran terakhir, 20 September/,
    );
  });

  it('says what is wrong with the money', () => {
    expect(preview({ amount: null }).errors.amount).toBe('Wajib diisi.');
    expect(preview({ amount: 0 }).errors.amount).toBe('Belum ada yang dibayar.');
    expect(preview({ amount: 90_000_000 }).errors.amount).toMatch(/^Lebih Rp/);
    expect(preview({ cash: 9_000_000 }).errors.cash).toMatch(/^Lebih dari total/);
    expect(preview({ penalty_discount: PENALTY + 1 }).errors.penalty_discount).toBe('Denda hanya Rp396.480.');
  });

  it('shows the card afterwards and sends what was shown', () => {
    const draft = { ...emptyDraft(shown), amount: 500_000, cash: 200_000, collector_payment: 25_000 };
    const result = previewPayment(shown, draft);
    expect(result.after?.lines[5]).toMatchObject({ penalty: 0, remainder: 2_832_000 - (500_000 - PENALTY) });
    expect(paymentBody(shown, draft, result)).toMatchObject({
      amount: 500_000,
      cash: 200_000,
      bank: 325_000,
    });
  });
});

describe('penaltyWords', () => {
  it('says how it was reckoned', () => {
    const line = shown.card.lines[5];
    expect(line && penaltyWords(line, ruleOf(shown.contract.structure))).toBe(
      '31 hari − 3 hari masa tenggang = 28 hari × 0,5 % × Rp2.832.000 = Rp396.480, paling tinggi 50 %.',
    );
  });
});
