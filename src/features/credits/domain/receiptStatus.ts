import type { Credit } from '@/lib/contract/credits';

export interface ReceiptStatus {
  tone: 'waiting' | 'overdue' | 'paid' | 'neutral';
  label: string;
  /** The same in a list, where `label` is too long. */
  brief?: string;
}

/** How a receipt stands: it is void, a request waits, it was paid late, or in time. */
export function receiptStatus(
  credit: Pick<Credit, 'request_approval' | 'overdue' | 'voided_at'>,
): ReceiptStatus {
  if (credit.voided_at) return { tone: 'neutral', label: 'Batal' };
  if (credit.request_approval) return { tone: 'waiting', label: 'Menunggu persetujuan', brief: 'Menunggu' };
  const days = credit.overdue ?? 0;
  if (days > 0) return { tone: 'overdue', label: `Terlambat ${days} hari` };
  return { tone: 'paid', label: 'Tepat waktu' };
}
