import type { ReceiptDay } from '@/lib/contract/creditListDefaults';

/** The day that a list, an export or a cashier's day goes by. */
export const DAY_LABELS: Record<ReceiptDay, string> = {
  paid: 'Tanggal bayar',
  entered: 'Tanggal entri',
};
