import type { Share } from '@/lib/arithmetic/allocate';
import type { Card, CardLine } from '@/lib/arithmetic/card';
import { isRealDate } from '@/lib/arithmetic/calendar';
import { collectorFeeError } from '@/lib/arithmetic/collectorFee';
import { discountLimit } from '@/lib/arithmetic/discountLimit';
import { earliestTransfer } from '@/lib/arithmetic/earliestTransfer';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { transferLimitText } from '@/lib/format/transferLimit';
import type { PaymentDraft } from './paymentDraft';

/** What is wrong, per field of the form, in Indonesian. */
export type PaymentErrors = Partial<
  Record<Exclude<keyof PaymentDraft, 'lines' | 'note' | 'keepsRest' | 'received'>, string>
>;

/** The server's rules for the day (decision 0061); cash of an earlier day is a matter of who may allow it. */
export function checkDate(shown: PaymentCard, date: string): PaymentErrors {
  const start = shown.contract.structure.date_start;
  if (date === '') return { date_payment: 'Wajib diisi.' };
  if (!isRealDate(date)) return { date_payment: 'Tanggal ini tidak ada.' };
  if (date > shown.as_of) return { date_payment: 'Tidak boleh setelah hari ini.' };
  if (date < start) return { date_payment: `Tidak boleh sebelum tanggal kontrak, ${formatDate(start)}.` };
  return {};
}

/** Everything about money: nothing missing, nothing beyond what is owed, banknotes within the total. */
export function checkMoney(given: {
  shown: PaymentCard;
  draft: PaymentDraft;
  amount: number | null;
  rest: number;
  /** To be paid in banknotes and by transfer. */
  due: number | null;
  cash: number | null;
  bank: number | null;
  isEarlier: boolean;
  shares: readonly Share[];
  lines: readonly CardLine[];
}): PaymentErrors {
  const { shown, draft, amount, rest, due, cash, bank, isEarlier, shares, lines } = given;
  const errors: PaymentErrors = { ...discountErrors(draft, shares, lines) };
  if (amount === null) errors.amount = 'Wajib diisi.';
  else if (rest > 0 && !draft.keepsRest) errors.amount = `Lebih ${formatRupiah(rest)} dari yang terutang.`;
  else if (shares.length === 0) errors.amount = 'Belum ada yang dibayar.';
  const fee = collectorFeeError(draft.collector_payment ?? 0, shown.max_collector_fee, {
    rupiah: formatRupiah,
  });
  if (fee !== undefined) errors.collector_payment = fee;
  const used = draft.deposit_used ?? 0;
  if (used > shown.deposit_balance)
    errors.deposit_used = `Titipan hanya ${formatRupiah(shown.deposit_balance)}.`;
  else if (used > 0 && due !== null && due < 0) errors.deposit_used = 'Lebih dari yang dibayar.';
  else if (used > 0 && rest > 0) errors.deposit_used = 'Titipan tidak dipakai dan ditambah sekaligus.';
  else if (used > 0 && isEarlier) errors.deposit_used = 'Titipan hanya dipakai pada hari ini.';
  if (cash === null) errors.cash = 'Wajib diisi. Tulis 0 bila tidak ada.';
  else if (due !== null && due >= 0 && cash > due) errors.cash = `Lebih dari total ${formatRupiah(due)}.`;
  if (isEarlier && (bank ?? 0) > 0 && draft.bank_reference.trim().length < 3)
    errors.bank_reference = 'Wajib diisi, paling sedikit 3 huruf atau angka.';
  return errors;
}

function discountErrors(
  draft: PaymentDraft,
  shares: readonly Share[],
  lines: readonly CardLine[],
): PaymentErrors {
  const errors: PaymentErrors = {};
  const penalty = lines.reduce((sum, line) => sum + line.penalty, 0);
  const remainder = lines.reduce((sum, line) => sum + Math.max(0, line.remainder), 0);
  const bare = shares.find((share) => share.credit_payment + share.penalty_payment === 0);
  if (bare) {
    const field = bare.penalty_discount > 0 ? 'penalty_discount' : 'credit_discount';
    errors[field] = 'Potongan hanya bersama pembayaran pada angsuran yang sama.';
  }
  if ((draft.penalty_discount ?? 0) > penalty)
    errors.penalty_discount = `Denda hanya ${formatRupiah(penalty)}.`;
  if ((draft.credit_discount ?? 0) > remainder)
    errors.credit_discount = `Sisa angsuran hanya ${formatRupiah(remainder)}.`;
  return errors;
}

/** Why a second person must allow the payment, in words per field; empty where nobody needs to (decision 0061). */
export type PaymentObstacles = Partial<
  Record<'date_payment' | 'credit_discount' | 'penalty_discount', string>
>;

/** What the cashier may not do alone: cash of an earlier day, a transfer of long ago, discounts above the limit of the title. */
export function findObstacles(
  shown: PaymentCard,
  { card, shares, cash, date }: { card: Card; shares: readonly Share[]; cash: number; date: string },
): PaymentObstacles {
  const found: PaymentObstacles = {};
  const earliest = earliestTransfer(shown.as_of, shown.transfer_days_back);
  if (date < shown.as_of && cash > 0) {
    found.date_payment =
      'Uang tunai bertanggal hari ini. Untuk hari sebelumnya pakai transfer dengan nomor referensi, atau minta persetujuan.';
  } else if (date < earliest) {
    found.date_payment = `${transferLimitText(earliest, shown.as_of)} Untuk hari sebelumnya perlu persetujuan.`;
  }
  for (const share of shares) {
    const limit = limitOf(shown, card, share);
    for (const field of ['credit_discount', 'penalty_discount'] as const) {
      if (share[field] > limit[field])
        found[field] ??=
          `Batas Anda ${formatRupiah(limit[field])} untuk angsuran ke-${share.credit_to}. Di atasnya perlu persetujuan.`;
    }
  }
  return found;
}

function limitOf(shown: PaymentCard, card: Card, share: Share) {
  const line = card.lines.find((one) => one.number === share.credit_to);
  if (!line) return { credit_discount: 0, penalty_discount: 0 };
  const receipts = shown.payments.filter((one) => one.credit_to === share.credit_to);
  return discountLimit(share, line, receipts, shown.may_forgive);
}
