import type { Credit } from '@/lib/contract/credits';
import { formatDayBrief } from '@/lib/format/tanggal';

/** `Dientri 20 Nov`, with its year where that is another; undefined where a receipt was entered on the day of payment. */
export function entryText({ date_payment, date_invoice }: Credit): string | undefined {
  if (!date_payment || !date_invoice || date_payment === date_invoice) return undefined;
  return `Dientri ${formatDayBrief(date_invoice, date_invoice.slice(0, 4) !== date_payment.slice(0, 4))}`;
}
