import type { TransferState } from '@/lib/contract/transferState';

/** What is known of a receipt's transfer, and what has to happen. */
export const TRANSFER_TEXT: Record<TransferState, string> = {
  UNCONFIRMED:
    'Transfer belum dikonfirmasi. Dikonfirmasi setelah baris mutasi bank dikaitkan ke nota ini dan mutasinya diperiksa penyetuju lain.',
  CONFIRMED: 'Transfer dikonfirmasi mutasi bank.',
  UNKNOWN: 'Transfer tidak diketahui: dicatat sebelum transfer dicocokkan dengan mutasi bank.',
};
