import { formatRupiah } from '@/lib/format/rupiah';

/** Amounts that are typed, in whole rupiah; null: nothing typed yet. */
export const AMOUNT_FIELDS = [
  'credit',
  'credit_discount',
  'credit_payment',
  'penalty',
  'penalty_discount',
  'penalty_payment',
  'collector_payment',
  'cash',
  'bank',
] as const;
export type AmountField = (typeof AMOUNT_FIELDS)[number];
export const DATE_FIELDS = ['date_invoice', 'date_maturity', 'date_payment'] as const;
export type DateName = (typeof DATE_FIELDS)[number];

/** What the identities of a receipt are checked on: amounts in rupiah, dates `YYYY-MM-DD`. */
export type ReceiptFigures = Record<AmountField, number | null> &
  Record<DateName, string> & { cashier: string };
export type FigureErrors = Partial<Record<AmountField | DateName | 'cashier', string>>;

/** Rupiah. Far above any instalment; a slip of the finger that adds zeros is caught here. */
const HIGHEST_AMOUNT = 1_000_000_000_000;

const DAY = 86_400_000;

/** Sum of whole rupiah; null while a part is missing or the sum is no safe integer. */
export function sumOf(...parts: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const part of parts) {
    if (part === null || !Number.isSafeInteger(part)) return null;
    sum += part;
  }
  return Number.isSafeInteger(sum) ? sum : null;
}

/** `payment` = `credit_payment` + `penalty_payment` + `collector_payment`, rupiah (DOMAIN, Receipts). */
export function paymentOf(figures: ReceiptFigures): number | null {
  return sumOf(figures.credit_payment, figures.penalty_payment, figures.collector_payment);
}

/** Days from maturity to payment, never below 0; null while a date is missing (DOMAIN, Receipts). */
export function overdueOf(maturity: string, payment: string): number | null {
  const [from, to] = [dayNumber(maturity), dayNumber(payment)];
  return from === null || to === null ? null : Math.max(0, to - from);
}

/**
 * What is wrong with the figures, per field, in Indonesian; empty when every identity holds. `deposit`: what the receipt
 * took from the customer's deposit, rupiah.
 */
export function checkReceipt(figures: ReceiptFigures, deposit = 0): FigureErrors {
  const errors: FigureErrors = {
    ...checkDays(figures, DATE_FIELDS),
    ...checkAmounts(figures, AMOUNT_FIELDS),
    ...checkCashier(figures),
  };
  checkCovered(figures, errors, 'credit', 'angsuran');
  checkCovered(figures, errors, 'penalty', 'denda');
  checkMoneyTaken(figures, errors, deposit);
  return errors;
}

/** Days that are missing or do not exist. */
export function checkDays(figures: ReceiptFigures, fields: readonly DateName[]): FigureErrors {
  const errors: FigureErrors = {};
  for (const field of fields) {
    if (figures[field] === '') errors[field] = 'Wajib diisi.';
    else if (dayNumber(figures[field]) === null) errors[field] = 'Tanggal tidak ada di kalender.';
  }
  return errors;
}

/** Amounts that are missing, negative, broken or far too large. */
export function checkAmounts(figures: ReceiptFigures, fields: readonly AmountField[]): FigureErrors {
  const errors: FigureErrors = {};
  for (const field of fields) {
    const wrong = wrongAmount(figures[field]);
    if (wrong) errors[field] = wrong;
  }
  return errors;
}

/** Banknotes were taken by somebody. */
export function checkCashier({ cash, cashier }: ReceiptFigures): FigureErrors {
  return (cash ?? 0) > 0 && cashier.trim() === ''
    ? { cashier: 'Wajib diisi bila ada pembayaran tunai.' }
    : {};
}

function wrongAmount(value: number | null): string | undefined {
  if (value === null) return 'Wajib diisi. Tulis 0 bila tidak ada.';
  if (value > HIGHEST_AMOUNT) return 'Terlalu besar.';
  if (!Number.isSafeInteger(value)) return 'Harus rupiah bulat.';
  return value < 0 ? 'Tidak boleh kurang dari 0.' : undefined;
}

/** Paid + discount may not exceed what is due. */
function checkCovered(
  figures: ReceiptFigures,
  errors: FigureErrors,
  due: 'credit' | 'penalty',
  word: string,
): void {
  const [paid, discount]: [AmountField, AmountField] = [`${due}_payment`, `${due}_discount`];
  if (errors[due] || errors[paid] || errors[discount]) return;
  const covered = sumOf(figures[paid], figures[discount]);
  const limit = figures[due] ?? 0;
  if (covered === null) errors[paid] = `Bayar dan potongan ${word} terlalu besar.`;
  else if (covered > limit) {
    errors[paid] =
      `Bayar dan potongan melebihi ${word} ${formatRupiah(limit)}: lebih ${formatRupiah(covered - limit)}.`;
  }
}

/** `cash + bank + deposit` must be the payment. */
function checkMoneyTaken(figures: ReceiptFigures, errors: FigureErrors, deposit: number): void {
  if (errors.cash || errors.bank) return;
  const payment = paymentOf(figures);
  if (payment === null) return;
  const taken = sumOf(figures.cash, figures.bank, deposit);
  if (taken === null) errors.bank = 'Tunai dan transfer terlalu besar.';
  else if (taken !== payment) {
    const side = taken < payment ? 'kurang' : 'lebih';
    const parts = deposit > 0 ? 'Tunai + transfer + titipan' : 'Tunai + transfer';
    errors.bank = `${parts} ${formatRupiah(taken)}, seharusnya ${formatRupiah(payment)}: ${side} ${formatRupiah(Math.abs(payment - taken))}.`;
  }
}

/** Days since 1970; null where the calendar has no such day. */
function dayNumber(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  // 2026-02-30 parses as 2 March in some engines.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return null;
  return time / DAY;
}
