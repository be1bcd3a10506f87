import type { PriceDiff } from '@/lib/contract/prices';

/** Parts of a comparison, in the order in which they are looked at. */
export const DIFF_PARTS = ['wrong', 'changed', 'added', 'missing', 'same'] as const;
export type DiffPart = (typeof DIFF_PARTS)[number];

/** How many lines each part has. */
export function countsOf(diff: PriceDiff): Record<DiffPart, number> {
  const { wrong, changed, added, missing, same } = diff;
  return {
    wrong: wrong.length,
    changed: changed.length,
    added: added.length,
    missing: missing.length,
    same,
  };
}

/** The part that is shown first: the first with lines. */
export function firstPart(diff: PriceDiff): DiffPart {
  const counts = countsOf(diff);
  return DIFF_PARTS.find((part) => counts[part] > 0) ?? 'same';
}

/** Why a list can't be taken now; null: it can. `ending`: missing prices end. */
export function whyNot(diff: PriceDiff, ending: boolean): string | null {
  const { wrong, changed, added, missing } = countsOf(diff);
  if (wrong > 0) return 'Betulkan baris yang salah di berkas, lalu pilih lagi. Daftar diambil seluruhnya.';
  if (changed + added + (ending ? missing : 0) === 0) return 'Isinya sama dengan daftar yang ada.';
  return null;
}

/** Beyond this a change is marked: a digit too many shows at once. Hundredths of a percent. */
const STRIKING = 2500;

/** By how much an amount changes, hundredths of a percent; null where it was 0. */
export function changeOf(before: number, after: number): { share: number; striking: boolean } | null {
  if (before === 0) return null;
  const share = Math.round(((after - before) / before) * 1000) * 10;
  return { share, striking: Math.abs(share) > STRIKING };
}

/** Regions that the list does not have, with how many vehicles would be new in them: a slip of spelling shows here. */
export function unknownRegions(
  { added }: PriceDiff,
  known: readonly string[],
): { region: string; vehicles: number }[] {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
  const names = new Set(known.map(plain));
  const found = new Map<string, number>();
  for (const { region } of added)
    if (!names.has(plain(region))) found.set(region, (found.get(region) ?? 0) + 1);
  return [...found].map(([region, vehicles]) => ({ region, vehicles }));
}

/** How many vehicles have an amount that changes strikingly. */
export function strikingCount({ changed }: PriceDiff): number {
  const keys = ['otr', 'max_disbursement', 'min_down_payment'] as const;
  return changed.filter(({ before, after }) =>
    keys.some((key) => changeOf(before[key], after[key])?.striking),
  ).length;
}
