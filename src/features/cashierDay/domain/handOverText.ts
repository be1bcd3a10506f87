import type { CashierDay } from '@/lib/contract/cashierDay';
import type { CashSource } from '@/lib/contract/cashActs';
import type { DrawerRequest, HandOverWay } from '@/lib/contract/drawerRequests';
import { formatRupiah } from '@/lib/format/rupiah';

/** Where a closed day's cash goes, in words. */
export const WAYS: Readonly<Record<HandOverWay, string>> = {
  BANK: 'Bank',
  SAFE: 'Brankas kantor',
  HOLDER: 'Kasir lain',
};

/** Where money for a drawer comes from, in words. */
export const SOURCES: Readonly<Record<CashSource, string>> = {
  SAFE: 'Brankas kantor',
  BANK: 'Bank',
  HEAD_OFFICE: 'Kantor pusat',
};

/** "Rp6.000.000 dari bank BCA, referensi 7781204, untuk Pencairan tunai". */
export function askedText({ amount, source, bank, reference, note }: DrawerRequest): string {
  const from = source === 'BANK' ? `bank ${bank}` : SOURCES[source ?? 'SAFE'].toLowerCase();
  return `${formatRupiah(amount)} dari ${from}${reference === '' ? '' : `, referensi ${reference}`}, untuk ${note}`;
}

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
  const does = kind === 'CASH_IN' ? 'memberikan uangnya dan menyetujui' : 'mengonfirmasi';
  return `Penyetuju kantor ${office.name}${but} ${does} di halaman Persetujuan.`;
}
