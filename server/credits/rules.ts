import type { CreditWrite } from '@/lib/contract/credits';
import type { FieldErrors } from '@/lib/contract/envelope';
import { daysBetween, isRealDate } from '@/lib/arithmetic/calendar';
import { rupiah } from '../words/rupiah';
import { penaltyFor, type PenaltyRule } from '@/lib/arithmetic/penalty';

/**
 * A receipt is known by these; whoever got them wrong voids the receipt, nobody rewrites them. The day of entry is among
 * them: it says into which cashier's day the money was counted.
 */
const FIXED = ['contract_code', 'invoice', 'date_invoice', 'credit_to', 'transaction_to'] as const;

/** Far above any instalment, far below where sums of doubles lose a rupiah. */
const HIGHEST_AMOUNT = 1_000_000_000_000;

/**
 * Everything that is wrong with requested values, per field: the identities of DOMAIN, Receipts. `owed` is the penalty,
 * rupiah, that the card asked for before a later transaction of its instalment; left out, the first one's is reckoned.
 */
export function ruleErrors(
  before: CreditWrite,
  after: CreditWrite,
  rule: PenaltyRule,
  today: string,
  owed?: number,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of FIXED) {
    if (after[field] !== before[field]) errors[field] = 'Tidak dapat diubah; batalkan nota ini bila salah.';
  }
  for (const [field, value] of Object.entries(after)) {
    if (typeof value === 'number' && value > HIGHEST_AMOUNT) errors[field] ??= 'Terlalu besar.';
  }
  const dated = dateErrors(after, today);
  Object.assign(errors, dated);
  if (Object.keys(dated).length === 0) Object.assign(errors, lateErrors(before, after, rule, owed));
  return { ...errors, ...amountErrors(after) };
}

function dateErrors(after: CreditWrite, today: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ['date_maturity', 'date_payment'] as const) {
    if (!isRealDate(after[field])) errors[field] = 'Tanggal ini tidak ada.';
  }
  if (!errors.date_payment && after.date_payment > today)
    errors.date_payment = 'Tidak boleh setelah hari ini.';
  return errors;
}

function lateErrors(
  before: CreditWrite,
  after: CreditWrite,
  rule: PenaltyRule,
  owed: number | undefined,
): FieldErrors {
  const errors: FieldErrors = {};
  const overdue = Math.max(0, daysBetween(after.date_maturity, after.date_payment));
  if (after.overdue !== overdue)
    errors.overdue = `Harus ${overdue} hari, dari jatuh tempo sampai tanggal bayar.`;
  // A charge that nobody touches stays as it was computed then.
  const touched = (['penalty', 'credit', 'date_maturity', 'date_payment'] as const).some(
    (f) => after[f] !== before[f],
  );
  const penalty = owed ?? penaltyFor(rule, after.credit, overdue);
  if (touched && after.penalty !== penalty)
    errors.penalty = `Denda menurut aturan kontrak: ${rupiah(penalty)}.`;
  return errors;
}

function amountErrors(v: CreditWrite): FieldErrors {
  const errors: FieldErrors = {};
  if (v.credit_payment + v.credit_discount > v.credit) {
    errors.credit_payment = `Bayar dan potongan angsuran melebihi angsuran ${rupiah(v.credit)}.`;
  }
  if (v.penalty_payment + v.penalty_discount > v.penalty) {
    errors.penalty_payment = `Bayar dan potongan denda melebihi denda ${rupiah(v.penalty)}.`;
  }
  const payment = v.credit_payment + v.penalty_payment + v.collector_payment;
  if (v.payment !== payment) errors.payment = `Harus ${rupiah(payment)}: angsuran, denda dan biaya kolektor.`;
  if (v.cash + v.bank !== v.payment) errors.cash = `Tunai dan transfer harus berjumlah ${rupiah(v.payment)}.`;
  if (v.cash > 0 && v.cashier.trim() === '') errors.cashier = 'Wajib diisi bila ada pembayaran tunai.';
  return errors;
}
