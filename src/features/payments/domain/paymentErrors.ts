import type { CardLine } from '@/lib/arithmetic/card';
import { isRealDate } from '@/lib/arithmetic/calendar';
import type { PaymentCard } from '@/lib/contract/payments';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { PaymentDraft } from './paymentDraft';

/** What is wrong, per field of the form, in Indonesian. */
export type PaymentErrors = Partial<Record<Exclude<keyof PaymentDraft, 'lines' | 'note'>, string>>;

/** The day of the contract's last payment, or its own. */
export const earliestDay = ({ contract, payments }: PaymentCard) =>
  payments.reduce(
    (latest, p) => (p.date_payment > latest ? p.date_payment : latest),
    contract.structure.date_start,
  );

/** The server's rules for the day (decision 0052). */
export function checkDate(shown: PaymentCard, date: string): PaymentErrors {
  const earliest = earliestDay(shown);
  if (date === '') return { date_payment: 'Wajib diisi.' };
  if (!isRealDate(date)) return { date_payment: 'Tanggal ini tidak ada.' };
  if (date > shown.as_of) return { date_payment: 'Tidak boleh setelah hari ini.' };
  if (date < earliest)
    return { date_payment: `Tidak boleh sebelum pembayaran terakhir, ${formatDate(earliest)}.` };
  return {};
}

/** Everything about money: nothing missing, nothing beyond what is owed, banknotes within the total. */
export function checkMoney(given: {
  draft: PaymentDraft;
  amount: number | null;
  rest: number;
  total: number | null;
  cash: number | null;
  isNothing: boolean;
  lines: readonly CardLine[];
}): PaymentErrors {
  const { draft, amount, rest, total, cash, isNothing, lines } = given;
  const errors: PaymentErrors = {};
  if (amount === null) errors.amount = 'Wajib diisi.';
  else if (rest > 0) errors.amount = `Lebih ${formatRupiah(rest)} dari yang terutang.`;
  else if (isNothing) errors.amount = 'Belum ada yang dibayar.';
  const penalty = lines.reduce((sum, line) => sum + line.penalty, 0);
  const remainder = lines.reduce((sum, line) => sum + Math.max(0, line.remainder), 0);
  if ((draft.penalty_discount ?? 0) > penalty)
    errors.penalty_discount = `Denda hanya ${formatRupiah(penalty)}.`;
  if ((draft.credit_discount ?? 0) > remainder)
    errors.credit_discount = `Sisa angsuran hanya ${formatRupiah(remainder)}.`;
  if (cash === null) errors.cash = 'Wajib diisi. Tulis 0 bila tidak ada.';
  else if (total !== null && cash > total) errors.cash = `Lebih dari total ${formatRupiah(total)}.`;
  return errors;
}
