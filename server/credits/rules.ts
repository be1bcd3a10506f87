import type { CreditWrite } from '@/lib/contract/credits';
import type { FieldErrors } from '@/lib/contract/envelope';
import { HIGHEST_AMOUNT } from '@/lib/contract/fields';
import { isRealDate } from '@/lib/arithmetic/calendar';
import { rupiah } from '../words/rupiah';
import { tanggal } from '../words/tanggal';

/** A receipt is known by these; whoever got them wrong voids the receipt, nobody rewrites them. */
const FIXED = ['contract_code', 'invoice', 'credit_to', 'transaction_to'] as const;

/** What the values of a receipt are held against. */
export interface RuleContext {
  /** The office's date. */
  today: string;
  /** The day on which the contract was signed. */
  dateStart: string;
  /** What the receipt took from the customer's deposit, rupiah; it stays. */
  deposit: number;
}

/**
 * What is wrong with requested values by themselves, per field: what is fixed, days, and the identities of DOMAIN,
 * Receipts. Whether the card is sound with them is `checkChange`'s.
 */
export function ruleErrors(before: CreditWrite, after: CreditWrite, context: RuleContext): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of FIXED) {
    if (after[field] !== before[field]) errors[field] = 'Tidak dapat diubah; batalkan nota ini bila salah.';
  }
  if (after.date_invoice !== before.date_invoice) {
    errors.date_invoice = 'Tidak dapat diubah: nota dicatat pada hari itu.';
  }
  for (const [field, value] of Object.entries(after)) {
    if (typeof value === 'number' && value > HIGHEST_AMOUNT) errors[field] ??= 'Terlalu besar.';
  }
  return { ...errors, ...dayErrors(before, after, context), ...amountErrors(after, context) };
}

function dayErrors(before: CreditWrite, after: CreditWrite, { today, dateStart }: RuleContext): FieldErrors {
  if (!isRealDate(after.date_maturity)) return { date_maturity: 'Tanggal ini tidak ada.' };
  if (!isRealDate(after.date_payment)) return { date_payment: 'Tanggal ini tidak ada.' };
  if (after.date_payment === before.date_payment) return {};
  if (after.date_payment > today) return { date_payment: 'Tidak boleh setelah hari ini.' };
  return after.date_payment < dateStart
    ? { date_payment: `Tidak boleh sebelum tanggal kontrak, ${tanggal(dateStart)}.` }
    : {};
}

function amountErrors(v: CreditWrite, { deposit }: RuleContext): FieldErrors {
  const errors: FieldErrors = {};
  if (v.credit_payment + v.credit_discount > v.credit) {
    errors.credit_payment = `Bayar dan potongan angsuran melebihi angsuran ${rupiah(v.credit)}.`;
  }
  if (v.penalty_payment + v.penalty_discount > v.penalty) {
    errors.penalty_payment = `Bayar dan potongan denda melebihi denda ${rupiah(v.penalty)}.`;
  }
  const payment = v.credit_payment + v.penalty_payment + v.collector_payment;
  if (v.payment !== payment) errors.payment = `Harus ${rupiah(payment)}: angsuran, denda dan biaya kolektor.`;
  if (v.cash + v.bank + deposit !== v.payment) {
    const beside = deposit > 0 ? `, di luar ${rupiah(deposit)} dari titipan` : '';
    errors.cash = `Tunai dan transfer harus berjumlah ${rupiah(v.payment - deposit)}${beside}.`;
  }
  if (v.cash > 0 && v.cashier.trim() === '') errors.cashier = 'Wajib diisi bila ada pembayaran tunai.';
  return errors;
}
