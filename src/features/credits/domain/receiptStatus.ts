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
  const late = `Terlambat ${credit.overdue} hari`;
  if ((credit.overdue ?? 0) > 0) return { tone: 'overdue', words: late, brief: late };
  return { tone: 'paid', words: 'Tepat waktu', brief: 'Tepat waktu' };
}
