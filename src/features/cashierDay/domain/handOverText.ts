import type { CashierDay } from '@/lib/contract/cashierDay';
import type { DrawerRequest, HandOverWay } from '@/lib/contract/drawerRequests';
import { formatRupiah } from '@/lib/format/rupiah';

/** Where a closed day's cash goes, in words. */
export const WAYS: Readonly<Record<HandOverWay, string>> = {
  BANK: 'Bank',
  SAFE: 'Brankas kantor',
  HOLDER: 'Kasir lain',
};

/** The hand-over of the closing that stands, done or on its way; null: there is none. */
export const shownHandOver = ({
  waiting,
  hand_over: handOver,
}: Pick<CashierDay, 'waiting' | 'hand_over'>): DrawerRequest | null =>
  waiting?.kind === 'HAND_OVER' ? waiting : (handOver?.done ?? null);

/** "Rp2.840.000 ke bank BCA, referensi 7781204". */
export function handedText({ amount, way, bank, reference, receiver }: DrawerRequest): string {
  const sum = formatRupiah(amount);
  if (way === 'BANK') return `${sum} ke bank ${bank}, referensi ${reference}`;
  return way === 'HOLDER' ? `${sum} kepada ${receiver?.name ?? ''}` : `${sum} ke brankas kantor`;
}

/** Who confirms what waits. */
export function confirmedBy({ kind, receiver, office, cashier }: DrawerRequest): string {
  if (receiver) return `${receiver.name} menghitung uangnya dan mengonfirmasi di halaman Persetujuan.`;
  const but = kind === 'ABSENT_CLOSING' ? ` selain peminta dan ${cashier.name}` : ' selain peminta';
  return `Penyetuju kantor ${office.name}${but} mengonfirmasi di halaman Persetujuan.`;
}
