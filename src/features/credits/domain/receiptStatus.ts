import type { Credit } from '@/lib/contract/credits';

export interface ReceiptStatus {
  tone: 'waiting' | 'overdue' | 'paid';
  words: string;
}

/** How a receipt stands: a change waits, it was paid late, or in time. */
export function receiptStatus(credit: Pick<Credit, 'request_approval' | 'overdue'>): ReceiptStatus {
  if (credit.request_approval) return { tone: 'waiting', words: 'Menunggu persetujuan' };
  if ((credit.overdue ?? 0) > 0) return { tone: 'overdue', words: `Terlambat ${credit.overdue} hari` };
  return { tone: 'paid', words: 'Tepat waktu' };
}
