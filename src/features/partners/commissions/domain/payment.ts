import type { BatchPreview, Payout } from '@/lib/contract/commissions';
import { formatRupiah } from '@/lib/format/rupiah';

/** What is sent to pay: exactly what was shown. */
export interface Payment {
  office_id: number;
  /** Ids of the commissions. */
  entries: number[];
  total: number;
}

/** A preview as it is paid. */
export const paymentOf = ({ office_id, payouts, total }: BatchPreview): Payment => ({
  office_id,
  entries: payouts.flatMap(({ entries }) => entries.map((entry) => entry.commission_id)),
  total,
});

/** How many, and how much of it is held back for what was taken back; rupiah, held back as a positive sum. */
export function figuresOf(payouts: readonly Payout[]): { partners: number; entries: number; back: number } {
  const entries = payouts.flatMap((payout) => payout.entries);
  const back = entries.reduce((sum, { amount }) => (amount < 0 ? sum - amount : sum), 0);
  return { partners: payouts.length, entries: entries.length, back };
}

/** What is paid otherwise now than it was shown, a line for each partner and one for the sum. */
export function paymentChanges(seen: BatchPreview, now: BatchPreview): string[] {
  const partners = new Map(
    [...seen.payouts, ...now.payouts].map(({ partner }) => [partner.id, partner.name]),
  );
  const lines = [...partners].flatMap(([id, name]) => {
    const changed = changeOf(
      payoutOf(seen, id),
      payoutOf(now, id),
      now.held.find((one) => one.partner.id === id),
    );
    return changed === null ? [] : [`${name}: ${changed}`];
  });
  const isSame = seen.total === now.total;
  return isSame ? lines : [...lines, `Jumlah: ${formatRupiah(seen.total)} → ${formatRupiah(now.total)}`];
}

const payoutOf = ({ payouts }: BatchPreview, id: number) => payouts.find(({ partner }) => partner.id === id);

function changeOf(
  before: Payout | undefined,
  after: Payout | undefined,
  held: BatchPreview['held'][number] | undefined,
): string | null {
  if (!after) return `tidak dibayar sekarang. ${held?.why ?? 'Tidak ada komisinya yang siap dibayar.'}`;
  if (!before) return `ikut dibayar, ${formatRupiah(after.total)}`;
  if (before.total !== after.total) return `${formatRupiah(before.total)} → ${formatRupiah(after.total)}`;
  if (before.account.number !== after.account.number) return 'rekeningnya lain';
  return idsOf(before) === idsOf(after) ? null : 'komisinya lain, jumlahnya tetap';
}

const idsOf = ({ entries }: Payout) =>
  entries
    .map((entry) => entry.commission_id)
    .toSorted((one, other) => one - other)
    .join();
