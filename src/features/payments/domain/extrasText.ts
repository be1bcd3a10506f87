import { formatRupiah } from '@/lib/format/rupiah';
import type { PaymentDraft } from './paymentDraft';

/** Fields that few payments need. */
export const EXTRAS = ['penalty_discount', 'credit_discount', 'collector_payment', 'note'] as const;

/** What is typed in them. */
export type Extras = Pick<PaymentDraft, (typeof EXTRAS)[number]>;

/** What they hold, in a line; empty: nothing. */
export function extrasText({ penalty_discount, credit_discount, collector_payment, note }: Extras): string {
  const discount = (penalty_discount ?? 0) + (credit_discount ?? 0);
  return [
    discount > 0 && `Potongan ${formatRupiah(discount)}`,
    (collector_payment ?? 0) > 0 && `Biaya ${formatRupiah(collector_payment)}`,
    note.trim() !== '' && 'Ada catatan',
  ]
    .filter(Boolean)
    .join(' · ');
}
