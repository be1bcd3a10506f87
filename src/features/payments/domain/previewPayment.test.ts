import { describe, expect, it } from 'vitest';
import { ruleOf } from '@/lib/payment/cardOn';
import { laterKey } from '@/lib/payment/checkPayment';
import { buildPaymentCard } from '../mocks/buildPaymentCard';
import { emptyDraft, type PaymentDraft } from './paymentDraft';
import { penaltyText } from './penaltyText';
import { paymentBody, previewPayment } from './previewPayment';

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

  it('calculates the penalty of the day of payment', () => {
    expect(preview({ date_payment: '2026-10-23' }).amount).toBe(2_832_000);
    expect(preview({ date_payment: '2026-11-21' }).errors.date_payment).toBe('Tidak boleh setelah hari ini.');
    expect(preview({ date_payment: '2026-04-01' }).errors.date_payment).toMatch(
      /sebelum tanggal kontrak, 20 April/,
    );
  });

  it('by transfer needs its reference, of today too', () => {
    expect(preview({ cash: 0 }).errors.bank_reference).toMatch(/paling sedikit 3/);
    expect(preview({ cash: 0, bank_reference: 'TRX1' }).errors).toEqual({});
  });

  it('of an earlier day is a transfer with its reference, and cash of one is for a second person', () => {
    const earlier = preview({ date_payment: '2026-11-10' });
    expect([earlier.cash, earlier.bank]).toEqual([0, earlier.total]);
    expect(earlier.errors.bank_reference).toMatch(/paling sedikit 3/);
    expect(preview({ date_payment: '2026-11-10', bank_reference: 'TRX1' }).errors).toEqual({});
    const cash = preview({ date_payment: '2026-11-10', cash: 100_000, bank_reference: 'TRX1' });
    expect(cash.obstacles.date_payment).toMatch(/^Uang tunai bertanggal hari ini/);
    expect(cash.errors.reason).toMatch(/paling sedikit 5/);
  });

  it('names the limit of a discount, above which a second person is needed', () => {
    const card = buildPaymentCard({ mayForgive: { credit_bp: 0, penalty_bp: 5000 } });
    const of = (penalty_discount: number) => previewPayment(card, { ...emptyDraft(card), penalty_discount });
    expect(of(PENALTY / 2).obstacles).toEqual({});
    expect(of(PENALTY / 2 + 1).obstacles.penalty_discount).toMatch(
      /^Batas Anda Rp198\.240 untuk angsuran ke-6/,
    );
  });

  it('names how far back a transfer is dated alone', () => {
    const reasonOn = (daysBack: number | null, date_payment: string) => {
      const card = buildPaymentCard({ daysBack });
      return previewPayment(card, { ...emptyDraft(card), date_payment, bank_reference: 'TRX1' }).obstacles;
    };
    expect(reasonOn(7, '2026-11-13')).toEqual({});
    expect(reasonOn(7, '2026-11-12').date_payment).toMatch(/paling lama 13 November 2026\./);
    expect(reasonOn(0, '2026-11-20')).toEqual({});
    expect(reasonOn(0, '2026-11-19').date_payment).toMatch(/transfer bertanggal hari ini\./);
    expect(reasonOn(null, '2026-04-20')).toEqual({});
  });

  it('keeps what is over as deposit only where that was chosen, and uses the deposit before cash', () => {
    const amount = shown.card.totals.remainder + shown.card.totals.penalty + 50_000;
    expect(preview({ amount }).errors.amount).toBe('Lebih Rp50.000 dari yang terutang.');
    const kept = preview({ amount, keepsRest: true });
    expect(kept.errors).toEqual({});
    expect([kept.depositAdded, kept.cash]).toEqual([50_000, amount]);
    const rich = buildPaymentCard({ deposit: 300_000 });
    const use = (deposit_used: number) => previewPayment(rich, { ...emptyDraft(rich), deposit_used });
    expect(use(300_000)).toMatchObject({ cash: 2_832_000 + PENALTY - 300_000, errors: {} });
    expect(use(300_001).errors.deposit_used).toBe('Titipan hanya Rp300.000.');
  });

  it('shows which later receipts change, and waits until that is agreed to', () => {
    const first = previewPayment(shown, { ...emptyDraft(shown), amount: 1_000_000 });
    const card = buildPaymentCard({
      payments: first.shares.map((share) => ({
        ...share,
        date_payment: shown.as_of,
        invoice: 'JKT/2611/00058',
        given: null,
      })),
    });
    const draft = {
      ...emptyDraft(card),
      date_payment: '2026-10-20',
      amount: 500_000,
      bank_reference: 'TRX1',
    };
    const result = previewPayment(card, draft);
    expect(result.errors).toEqual({ agreedLater: 'Setujui dulu perubahan nota lain.' });
    expect(result.later).toContainEqual({
      invoice: 'JKT/2611/00058',
      field: 'penalty',
      before: PENALTY,
      after: Math.floor((2_332_000 * 28 * 50) / 10_000),
    });
    const agreed = { ...draft, agreedLater: laterKey(result.later) };
    expect(previewPayment(card, agreed).errors).toEqual({});
    expect(paymentBody(card, agreed, result).later).toEqual(result.later);
  });

  it('says what is wrong with the money', () => {
    expect(preview({ amount: null }).errors.amount).toBe('Wajib diisi.');
    expect(preview({ amount: 0 }).errors.amount).toBe('Belum ada yang dibayar.');
    expect(preview({ amount: 90_000_000 }).errors.amount).toMatch(/^Lebih Rp/);
    expect(preview({ cash: 9_000_000 }).errors.cash).toMatch(/^Lebih dari total/);
    expect(preview({ penalty_discount: PENALTY + 1 }).errors.penalty_discount).toBe('Denda hanya Rp396.480.');
  });

  it('forgives nothing that a receipt of a later day paid', () => {
    const whole = preview().shares.map((share) => ({
      ...share,
      date_payment: shown.as_of,
      invoice: 'JKT/2611/00058',
      given: null,
    }));
    const card = buildPaymentCard({ payments: whole });
    const earlier = { date_payment: '2026-11-10', amount: 100_000, bank_reference: 'TRX1' };
    const forgiving = (penalty_discount: number) =>
      previewPayment(card, { ...emptyDraft(card), ...earlier, penalty_discount }).errors;
    expect(forgiving(0)).toEqual({});
    expect(forgiving(1000)).toEqual({
      penalty_discount: 'Sudah dibayar nota sesudah tanggal ini. Kurangi potongannya.',
    });
    expect(forgiving(300_000)).toEqual({ penalty_discount: 'Denda hanya Rp254.880.' });
  });

  it('shows the card afterwards and sends what was shown', () => {
    const draft = {
      ...emptyDraft(shown),
      bank_reference: 'TRX1',
      amount: 500_000,
      cash: 200_000,
      collector_payment: 25_000,
    };
    const result = previewPayment(shown, draft);
    expect(result.after?.lines[5]).toMatchObject({ penalty: 0, remainder: 2_832_000 - (500_000 - PENALTY) });
    expect(paymentBody(shown, draft, result)).toMatchObject({
      amount: 500_000,
      cash: 200_000,
      bank: 325_000,
    });
  });
});

describe('penaltyText', () => {
  it('says how it was calculated', () => {
    const line = shown.card.lines[5];
    expect(line && penaltyText(line, ruleOf(shown.contract.structure))).toBe(
      '31 hari − 3 hari masa tenggang = 28 hari × 0,5 % × Rp2.832.000 = Rp396.480, paling tinggi 50 %.',
    );
  });
});
