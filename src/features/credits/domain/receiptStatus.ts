import type { Credit } from '@/lib/contract/credits';

export interface ReceiptStatus {
  tone: 'waiting' | 'overdue' | 'paid' | 'neutral';
  words: string;
  /** The same in a list, where `words` are too long. */
  brief?: string;
}

/** How a receipt stands: it is void, a request waits, it was paid late, or in time. */
export function receiptStatus(
  credit: Pick<Credit, 'request_approval' | 'overdue' | 'voided_at'>,
): ReceiptStatus {
  if (credit.voided_at) return { tone: 'neutral', words: 'Batal' };
  if (credit.request_approval) return { tone: 'waiting', words: 'Menunggu persetujuan', brief: 'Menunggu' };
  const days = credit.overdue ?? 0;
  if (days > 0) return { tone: 'overdue', words: `Terlambat ${days} hari` };
  return { tone: 'paid', words: 'Tepat waktu' };
}
