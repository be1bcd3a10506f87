import type { AccountLoad, DistributionSide } from '@/lib/contract/distribution';
import type { Account } from '@/lib/collection/distribute';

/**
 * Before and after of everybody who has some of these accounts or is given some. The same accounts stand on both sides.
 * @param after who collects an account afterwards; left out of it: who does now
 * @param names of everybody who is on a side
 */
export function sidesOf(
  accounts: readonly Account[],
  after: ReadonlyMap<string, number | null>,
  { names, buckets }: { names: ReadonlyMap<number, string>; buckets: number },
): DistributionSide[] {
  const empty = (): AccountLoad => ({
    accounts: 0,
    outstanding: 0,
    buckets: Array.from({ length: buckets + 1 }, () => 0),
  });
  const sides = new Map<number | null, { before: AccountLoad; after: AccountLoad }>();
  const sideOf = (id: number | null) => {
    const found = sides.get(id) ?? { before: empty(), after: empty() };
    sides.set(id, found);
    return found;
  };
  for (const account of accounts) {
    add(sideOf(account.collectorId).before, account);
    add(
      sideOf(after.get(account.code) ?? (after.has(account.code) ? null : account.collectorId)).after,
      account,
    );
  }
  return [...sides]
    .map(([id, loads]) => ({ collector: id === null ? null : { id, name: names.get(id) ?? '' }, ...loads }))
    .sort((a, b) => {
      if (a.collector === null || b.collector === null) return a.collector === null ? 1 : -1;
      return a.collector.name.localeCompare(b.collector.name, 'id') || a.collector.id - b.collector.id;
    });
}

function add(load: AccountLoad, { outstanding, bucket }: Account): void {
  load.accounts++;
  load.outstanding += outstanding;
  load.buckets[bucket + 1] = (load.buckets[bucket + 1] ?? 0) + 1;
}
