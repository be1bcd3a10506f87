import { collectorFeeError } from '../arithmetic/collectorFee';
import { HIGHEST_AMOUNT } from '../contract/fields';
import { formatRupiah } from '../format/rupiah';
import type { CheckedCard } from './cardOn';
import { dayObstacle } from './dayObstacle';
import { cashError, referenceError } from './means';
import { accountError } from './receiving';
import { sayings } from './sayings';
import type { PaymentSplit, TypedPayment } from './splitPayment';

/** What is wrong with a payment, in Indonesian, by the field of the call; a discount by its field on the receipt. */
export type PaymentErrors = ReturnType<typeof paymentErrors>;

/**
 * What is wrong with a payment on a card, whoever takes it (docs/decisions/0052, 0061, 0062). What only a second person
 * allows is no error: `paymentObstacles`.
 */
export function paymentErrors(shown: CheckedCard, payment: TypedPayment, split: PaymentSplit) {
  const isEarlier = split.date < shown.as_of;
  const { date_start: dateStart } = shown.contract.structure;
  const rupiah = formatRupiah;
  return sayings({
    date_payment: dayObstacle(payment.date_payment, { dateStart, today: shown.as_of }),
    lines: linesError(payment, split),
    amount: amountError(payment, split),
    credit_discount: discountError('credit_discount', payment, split),
    penalty_discount: discountError('penalty_discount', payment, split),
    collector_payment: collectorFeeError(payment.collector_payment, shown.max_collector_fee, { rupiah }),
    deposit_used: depositError(payment, shown.deposit_balance, isEarlier),
    cash: meansError(payment),
    bank_account: accountError(payment, shown.receiving),
    bank_reference: referenceError(payment),
  });
}

/** What is paid in banknotes and by transfer, rupiah; null while the amount is missing, below 0 where the deposit pays more. */
export function dueOf(
  payment: Pick<TypedPayment, 'amount' | 'collector_payment' | 'deposit_used' | 'deposit_added'>,
): number | null {
  const { amount, collector_payment, deposit_used = 0, deposit_added = 0 } = payment;
  return amount === null ? null : amount + collector_payment + deposit_added - deposit_used;
}

function linesError({ lines = [], waivers }: TypedPayment, { card }: PaymentSplit): string | null {
  const known = new Set(card.lines.map((line) => line.number));
  const named = [...lines, ...waivers.map((waiver) => waiver.number)];
  return named.every((number) => known.has(number)) ? null : 'Angsuran ini tidak ada.';
}

function amountError(payment: TypedPayment, { rest, shares }: PaymentSplit): string | null {
  if (payment.amount === null) return 'Wajib diisi.';
  if (rest > 0) return `Lebih ${formatRupiah(rest)} dari yang terutang.`;
  if ((dueOf(payment) ?? 0) > HIGHEST_AMOUNT) return `Paling banyak ${formatRupiah(HIGHEST_AMOUNT)}.`;
  return shares.length === 0 ? 'Belum ada yang dibayar.' : null;
}

const OWED = { credit_discount: 'Sisa angsuran', penalty_discount: 'Denda' } as const;
type Discount = keyof typeof OWED;

/** A discount is no more than is owed, and stands beside money on its line: no receipt of Rp0 is made. */
function discountError(
  field: Discount,
  { waivers: asked }: TypedPayment,
  split: PaymentSplit,
): string | null {
  const sum = (rows: readonly Record<Discount, number>[]) => rows.reduce((all, row) => all + row[field], 0);
  const owed = sum(split.waivers);
  if (sum(asked) > owed) return `${OWED[field]} hanya ${formatRupiah(owed)}.`;
  if (owed > sum(split.shares)) return 'Sudah dibayar nota sesudah tanggal ini. Kurangi potongannya.';
  const bare = split.shares.find((share) => share.credit_payment + share.penalty_payment === 0);
  const blamed = bare && (bare.penalty_discount > 0 ? 'penalty_discount' : 'credit_discount');
  return blamed === field
    ? 'Potongan hanya bersama pembayaran pada angsuran yang sama. Untuk membebaskan saja, ajukan permintaan.'
    : null;
}

function depositError(payment: TypedPayment, balance: number, isEarlier: boolean): string | null {
  const { deposit_used: used = 0, deposit_added: added = 0 } = payment;
  if (used === 0) return null;
  if (used > balance) return `Titipan hanya ${formatRupiah(balance)}.`;
  if ((dueOf(payment) ?? 0) < 0) return 'Lebih dari yang dibayar.';
  if (added > 0) return 'Titipan tidak dipakai dan ditambah sekaligus.';
  return isEarlier ? 'Titipan hanya dipakai pada hari ini.' : null;
}

function meansError(payment: TypedPayment): string | null {
  const due = dueOf(payment);
  // What the deposit pays too much, and a missing amount, is said there.
  return payment.cash !== null && (due === null || due < 0) ? null : cashError(due ?? 0, payment);
}
