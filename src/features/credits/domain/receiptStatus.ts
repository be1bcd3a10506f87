import type { Credit } from '@/lib/contract/credits';

export interface ReceiptStatus {
  tone: 'waiting' | 'overdue' | 'paid';
  words: string;
  /** The same for a narrow column. */
  brief: string;
}

/** How a receipt stands: a change waits, it was paid late, or in time. */
export function receiptStatus(credit: Pick<Credit, 'request_approval' | 'overdue'>): ReceiptStatus {
  if (credit.request_approval) return { tone: 'waiting', words: 'Menunggu persetujuan', brief: 'Menunggu' };
  const days = credit.overdue ?? 0;
  if (days > 0) return { tone: 'overdue', words: `Terlambat ${days} hari`, brief: `Lewat ${days} hari` };
  return { tone: 'paid', words: 'Tepat waktu', brief: 'Tepat waktu' };
}
