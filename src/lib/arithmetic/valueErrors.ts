import { isRealDate } from './calendar';
import { collectorFeeError } from './collectorFee';
import type { ReceiptErrors, ReceiptValues, Sayings } from './receiptValues';

/** A receipt is known by these; whoever got them wrong voids the receipt, nobody rewrites them. */
const FIXED = ['contract_code', 'invoice', 'credit_to', 'transaction_to'] as const;

/** What may still be mended when the contract's balance went elsewhere: nothing of it was calculated from these. */
const STILL_OPEN: ReadonlySet<keyof ReceiptValues> = new Set(['cashier', 'cash', 'bank', 'note']);

/** What the values of a receipt are held against, card aside. */
export interface ValueContext {
  /** The office's date. */
  today: string;
  /** The day on which the contract was signed. */
  dateStart: string;
  /** What the receipt took from the customer's deposit, rupiah; it stays. */
  deposit: number;
  /** Most that a receipt of its office charges for collecting, rupiah. */
  maxCollectorFee: number;
  /** The bank's line of what was transferred can be found: the payment has a reference, or came from a statement. */
  hasReference: boolean;
  /** The contract's balance went elsewhere on the strength of its receipts: amounts and days stay. */
  isClosed: boolean;
}

/**
 * What is wrong with requested values by themselves, per field: what is fixed, days, and the identities of DOMAIN,
 * Receipts. Whether the card is sound with them is `checkReceiptChange`'s.
 */
export function valueErrors(
  before: ReceiptValues,
  after: ReceiptValues,
  context: ValueContext,
  say: Sayings,
): ReceiptErrors {
  const errors: ReceiptErrors = {};
  for (const field of FIXED) {
    if (after[field] !== before[field]) errors[field] = 'Tidak dapat diubah; batalkan nota ini bila salah.';
  }
  if (after.date_invoice !== before.date_invoice) {
    errors.date_invoice = 'Tidak dapat diubah: nota dicatat pada hari itu.';
  }
  return {
    ...errors,
    ...dayErrors(before, after, context, say),
    ...amountErrors(after, context, say),
    ...feeErrors(before, after, context, say),
    ...transferErrors(before, after, context),
    ...(context.isClosed && closedErrors(before, after)),
  };
}

function dayErrors(
  before: ReceiptValues,
  after: ReceiptValues,
  { today, dateStart }: ValueContext,
  say: Sayings,
): ReceiptErrors {
  if (!isRealDate(after.date_maturity)) return { date_maturity: 'Tanggal ini tidak ada.' };
  if (!isRealDate(after.date_payment)) return { date_payment: 'Tanggal ini tidak ada.' };
  if (after.date_payment === before.date_payment) return {};
  if (after.date_payment > today) return { date_payment: 'Tidak boleh setelah hari ini.' };
  return after.date_payment < dateStart
    ? { date_payment: `Tidak boleh sebelum tanggal kontrak, ${say.tanggal(dateStart)}.` }
    : {};
}

/** What nobody could find at the bank is no transfer (DOMAIN, Transfers). */
const transferErrors = (before: ReceiptValues, after: ReceiptValues, { hasReference }: ValueContext) =>
  after.bank > before.bank && !hasReference
    ? {
        bank: 'Pembayaran ini tidak punya nomor referensi bank. Minta pembatalannya, lalu terima lagi sebagai transfer.',
      }
    : {};

function amountErrors(v: ReceiptValues, { deposit }: ValueContext, { rupiah }: Sayings): ReceiptErrors {
  const errors: ReceiptErrors = {};
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
    errors.cash =
      v.payment < deposit
        ? `Total bayar tidak boleh kurang dari ${rupiah(deposit)} yang diambil dari titipan.`
        : `Tunai dan transfer harus berjumlah ${rupiah(v.payment - deposit)}${beside}.`;
  }
  if (v.cash > 0 && v.cashier.trim() === '') errors.cashier = 'Wajib diisi bila ada pembayaran tunai.';
  return errors;
}

function feeErrors(
  before: ReceiptValues,
  { collector_payment: fee }: ReceiptValues,
  { maxCollectorFee }: ValueContext,
  say: Sayings,
): ReceiptErrors {
  const words = collectorFeeError(fee, maxCollectorFee, say, before.collector_payment);
  return words === undefined ? {} : { collector_payment: words };
}

/** On a contract that is closed the amounts and days of a receipt stay: a settlement was calculated from them. */
function closedErrors(before: ReceiptValues, after: ReceiptValues): ReceiptErrors {
  const changed = (Object.keys(after) as (keyof ReceiptValues)[]).filter(
    (field) => after[field] !== before[field],
  );
  return Object.fromEntries(
    changed
      .filter((field) => !STILL_OPEN.has(field))
      .map((field) => [
        field,
        'Kontraknya sudah ditutup: hanya kasir, tunai, transfer, dan catatan yang dapat diubah.',
      ]),
  );
}
