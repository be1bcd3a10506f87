import type { DisbursementWay } from '@/lib/contract/disbursements';

/** How the money of a loan goes, as people say it. */
export const WAY_LABELS: Record<DisbursementWay, string> = {
  TRANSFER: 'Transfer ke peminjam',
  DEALER: 'Transfer ke dealer',
  CASH: 'Tunai lewat kasir',
};
