import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import { penaltyFor, type PenaltyRule } from './penalty';
import type { ReceiptValues } from './receiptValues';
import { valueErrors } from './valueErrors';

const MOTORCYCLE: PenaltyRule = {
  penaltyGraceDays: 3,
  penaltyKind: 'RATE',
  penaltyRateBp: 50,
  penaltyPerDay: 0,
  penaltyCapBp: 5000,
};
const CONTEXT = {
  today: '2026-11-21',
  dateStart: '2026-06-01',
  deposit: 0,
  maxCollectorFee: 25_000,
  isClosed: false,
  hasReference: true,
};
const SAY = {
  rupiah: (amount: number) => `Rp${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`,
  tanggal: (date: string) => date,
};

/** 1.000.000 due on the 1st, paid on the 11th in cash: 7 days count, 0,5 % each. */
const RECEIPT: ReceiptValues = {
  credit_to: 5,
  transaction_to: 1,
  contract_code: 'JKT-2606-00001',
  invoice: 'JKT/2611/00001',
  date_invoice: '2026-11-11',
  date_maturity: '2026-11-01',
  date_payment: '2026-11-11',
  payment: 1_035_000,
  credit: 1_000_000,
  credit_discount: 0,
  credit_payment: 1_000_000,
  overdue: 10,
  penalty: 35_000,
  penalty_discount: 0,
  penalty_payment: 35_000,
  collector_payment: 0,
  cashier: 'Eka Lestari',
  cash: 1_035_000,
  bank: 0,
  note: '',
};
const errors = (change: Partial<ReceiptValues>) =>
  valueErrors(RECEIPT, { ...RECEIPT, ...change }, CONTEXT, SAY);

describe('the identities of a receipt', () => {
  it('hold for one that is right', () => expect(errors({})).toEqual({}));

  it.each<[string, Partial<ReceiptValues>, Record<string, RegExp>]>([
    [
      'the parts make the payment',
      { payment: 1_035_001 },
      { payment: /Rp1\.035\.000/, cash: /Rp1\.035\.001/ },
    ],
    ['cash and transfer make the payment', { bank: 1 }, { cash: /Rp1\.035\.000/ }],
    [
      'discount and payment stay within the instalment',
      { credit_discount: 1 },
      { credit_payment: /melebihi angsuran/ },
    ],
    [
      'discount and payment stay within the penalty',
      { penalty_discount: 1 },
      { penalty_payment: /melebihi denda/ },
    ],
    ['dates exist', { date_payment: '2026-02-30' }, { date_payment: /tidak ada/ }],
    ['money is not taken tomorrow', { date_payment: '2026-11-22' }, { date_payment: /hari ini/ }],
    ['nor before the contract', { date_payment: '1999-05-01' }, { date_payment: /tanggal kontrak/ }],
    ['it was written when it was written', { date_invoice: '2026-11-12' }, { date_invoice: /dicatat/ }],
    ['cash was taken by someone', { cashier: ' ' }, { cashier: /Wajib/ }],
  ])('%s', (_name, change, expected) => {
    const found: Record<string, string> = errors(change);
    for (const [field, message] of Object.entries(expected)) expect(found[field]).toMatch(message);
  });

  it.each(['contract_code', 'invoice', 'credit_to', 'transaction_to'] as const)(
    '%s is not rewritten',
    (field) => {
      const change = { [field]: typeof RECEIPT[field] === 'number' ? 99 : 'X' };
      expect(Object.keys(errors(change))).toContain(field);
    },
  );

  it('count what was taken from the deposit', () => {
    const context = { ...CONTEXT, deposit: 35_000 };
    expect(valueErrors(RECEIPT, { ...RECEIPT, cash: 1_000_000 }, context, SAY)).toEqual({});
    expect(valueErrors(RECEIPT, RECEIPT, context, SAY).cash).toMatch(
      /Rp1\.000\.000, di luar Rp35\.000 dari titipan/,
    );
  });

  it('leave a deposit what it gave: no payment below it', () => {
    const context = { ...CONTEXT, deposit: 2_000_000 };
    expect(valueErrors(RECEIPT, RECEIPT, context, SAY).cash).toBe(
      'Total bayar tidak boleh kurang dari Rp2.000.000 yang diambil dari titipan.',
    );
  });

  it('on a closed contract leave all but cashier, cash, transfer and note', () => {
    const context = { ...CONTEXT, isClosed: true };
    const mended = { ...RECEIPT, cash: 35_000, bank: 1_000_000, cashier: 'Rudi', note: 'Transfer' };
    expect(valueErrors(RECEIPT, mended, context, SAY)).toEqual({});
    expect(valueErrors(RECEIPT, { ...mended, date_payment: '2026-11-10' }, context, SAY)).toEqual({
      date_payment: 'Kontraknya sudah ditutup: hanya kasir, tunai, transfer, dan catatan yang dapat diubah.',
    });
  });

  it('say more of a transfer only where the bank can be asked for it', () => {
    const context = { ...CONTEXT, hasReference: false };
    const mended = { ...RECEIPT, cash: 35_000, bank: 1_000_000 };
    expect(valueErrors(RECEIPT, mended, context, SAY)).toEqual({
      bank: 'Pembayaran ini tidak punya nomor referensi bank. Minta pembatalannya, lalu terima lagi sebagai transfer.',
    });
    expect(valueErrors(mended, RECEIPT, context, SAY)).toEqual({});
    expect(valueErrors(RECEIPT, mended, CONTEXT, SAY)).toEqual({});
  });

  it('carry a collection fee up to what the office charges; one that is higher goes down only', () => {
    const charged = (fee: number, total = RECEIPT.payment + fee) => ({
      ...RECEIPT,
      ...{ collector_payment: fee, payment: total, cash: total },
    });
    expect(valueErrors(RECEIPT, charged(25_000), CONTEXT, SAY)).toEqual({});
    const words = { collector_payment: 'Paling banyak Rp25.000 menurut Kantor Cabang.' };
    expect(valueErrors(RECEIPT, charged(25_001), CONTEXT, SAY)).toEqual(words);
    const high = charged(900_000);
    expect(valueErrors(high, high, CONTEXT, SAY)).toEqual({});
    expect(valueErrors(high, charged(400_000), CONTEXT, SAY)).toEqual({});
    expect(valueErrors(high, charged(900_001), CONTEXT, SAY)).toEqual(words);
  });

  it('accept whatever is computed by them', () => {
    const rupiah = fc.integer({ min: 0, max: 50_000_000 });
    fc.assert(
      fc.property(
        rupiah,
        fc.nat(CONTEXT.maxCollectorFee),
        fc.integer({ min: -30, max: 400 }),
        fc.nat(1000),
        (credit, fee, late, split) => {
          const date_payment = addDays(RECEIPT.date_maturity, Math.min(late, 20));
          const overdue = Math.max(0, Math.min(late, 20));
          const penalty = penaltyFor(MOTORCYCLE, credit, overdue);
          const payment = credit + penalty + fee;
          const bank = Math.floor((payment * split) / 1000);
          const after = {
            ...RECEIPT,
            ...{ date_payment, overdue, credit, credit_payment: credit, penalty, penalty_payment: penalty },
            ...{ collector_payment: fee, payment, bank, cash: payment - bank },
          };
          expect(valueErrors(RECEIPT, after, CONTEXT, SAY)).toEqual({});
        },
      ),
    );
  });
});

describe('penaltyFor', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 5_000],
    [10, 35_000],
    [400, 500_000],
  ])('%i days late cost %i', (days, amount) => expect(penaltyFor(MOTORCYCLE, 1_000_000, days)).toBe(amount));

  it('never has a fraction and never falls with time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.nat(3000), (instalment, days) => {
        const amount = penaltyFor(MOTORCYCLE, instalment, days);
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(penaltyFor(MOTORCYCLE, instalment, days + 1)).toBeGreaterThanOrEqual(amount);
      }),
    );
  });
});
