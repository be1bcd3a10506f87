import type { ReceiptMeans, ReceiptState } from '@/lib/contract/creditListDefaults';

/** How a receipt stands, as the filter calls it. */
export const STATUS_LABELS: Record<ReceiptState, string> = {
  valid: 'Berlaku',
  waiting: 'Menunggu persetujuan',
  void: 'Batal',
  unconfirmed: 'Transfer belum dikonfirmasi',
  late: 'Belum dikonfirmasi 3 hari kerja',
  unknown: 'Transfer tidak diketahui',
};

/** Kind of money, as the filter calls it. */
export const MEANS_LABELS: Record<ReceiptMeans, string> = {
  cash: 'Tunai',
  bank: 'Transfer',
  both: 'Tunai dan transfer',
  deposit: 'Titipan',
};
