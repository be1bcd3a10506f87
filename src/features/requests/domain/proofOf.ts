import type { RequestedAction } from '@/lib/contract/requestedAction';

/** The paper that a request rests on, which is opened before it is approved; null: there is none. */
export function proofOf(ask: RequestedAction): { label: string; fileId: number } | null {
  if (ask.kind === 'REPOSSESSION') return { label: 'Bukti dasar penarikan', fileId: ask.file_id };
  if (ask.kind === 'UNIT_SALE') return { label: 'Bukti penjualan', fileId: ask.file_id };
  return null;
}
