import { addDays } from '../arithmetic/calendar';
import { discountLimit } from '../arithmetic/discountLimit';
import { formatRupiah } from '../format/rupiah';
import { formatDate } from '../format/tanggal';
import type { CheckedCard } from './cardOn';
import { sayings } from './sayings';
import type { PaymentSplit, TypedPayment } from './splitPayment';

/** Why a second person must allow a payment, in Indonesian, by its field. */
export type PaymentObstacles = ReturnType<typeof paymentObstacles>;

/**
 * What nobody takes alone (docs/decisions/0061): cash of an earlier day, a transfer of longer ago than the title goes back,
 * discounts above its limits. Without a request the server refuses them in the same words.
 * @param isField money that a collector was handed on its day: a TTS (0162)
 */
export const paymentObstacles = (
  shown: CheckedCard,
  { cash }: Pick<TypedPayment, 'cash'>,
  split: PaymentSplit,
  isField = false,
) =>
  sayings({
    date_payment: isField ? null : dateObstacle(shown, split.date, cash ?? 0),
    credit_discount: limitObstacle('credit_discount', shown, split),
    penalty_discount: limitObstacle('penalty_discount', shown, split),
  });

function dateObstacle(
  { as_of: today, transfer_days_back: daysBack }: CheckedCard,
  date: string,
  cash: number,
): string | null {
  if (date === today) return null;
  if (cash > 0) {
    return 'Uang tunai bertanggal hari ini. Untuk hari sebelumnya pakai transfer dengan nomor referensi, atau minta persetujuan.';
  }
  if (daysBack === null || date >= addDays(today, -daysBack)) return null;
  const limit =
    daysBack === 0 ? 'bertanggal hari ini' : `paling lama ${formatDate(addDays(today, -daysBack))}`;
  return `Jabatan Anda mencatat transfer ${limit}. Untuk hari sebelumnya perlu persetujuan.`;
}

/** The first line on which more is forgiven than the title may. */
function limitObstacle(
  field: 'credit_discount' | 'penalty_discount',
  shown: CheckedCard,
  { card, shares }: PaymentSplit,
): string | null {
  for (const share of shares) {
    const line = card.lines.find(({ number }) => number === share.credit_to);
    if (!line) continue;
    const receipts = shown.payments.filter(({ credit_to }) => credit_to === share.credit_to);
    const limit = discountLimit(share, line, receipts, shown.may_forgive)[field];
    if (share[field] > limit) {
      return `Batas Anda ${formatRupiah(limit)} untuk angsuran ke-${share.credit_to}. Di atasnya perlu persetujuan.`;
    }
  }
  return null;
}
