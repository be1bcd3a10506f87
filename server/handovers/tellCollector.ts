import type { Handover } from '@/lib/contract/handovers';
import type { Shortage } from '@/lib/contract/shortages';
import { formatRupiah } from '@/lib/format/rupiah';
import { notify } from '../notifications/notify';
import type { Call } from '../requests/engine/Subject';

/** What a cashier alone counted otherwise is told to whom it is owed by: nobody owes without hearing of it. */
export async function tellDifference(
  { db, staff: by, now }: Pick<Call, 'db' | 'staff' | 'now'>,
  { number, collector, counted, expected, reason }: Handover,
): Promise<void> {
  if (counted === expected) return;
  const differs = formatRupiah(Math.abs(counted - expected));
  const [title, what] =
    counted < expected
      ? ['Kurang setor', `Kurangnya ${differs} menjadi utang Anda`]
      : ['Lebih setor', `Lebihnya ${differs} disimpan di kas`];
  const message = `${number}: ${by.name} menghitung ${formatRupiah(counted)} dari ${formatRupiah(expected)}. ${what}. Alasan: ${reason}`;
  await notify(db, [collector.id], { title, message, source: 'collector', link: '' }, now);
}

/** The same of what was taken for a shortage, and what is left of it. */
export async function tellPaid(
  { db, staff: by, now }: Pick<Call, 'db' | 'staff' | 'now'>,
  { handover, collector, amount, settled, settlements }: Shortage,
): Promise<void> {
  const paid = settlements.at(-1)?.amount ?? 0;
  const message = `${handover.number}: ${by.name} menerima ${formatRupiah(paid)}. Sisanya ${formatRupiah(amount - settled)}.`;
  const told = { title: 'Kurang setor dibayar', message, source: 'collector', link: '' } as const;
  await notify(db, [collector.id], told, now);
}
