import type { CollectionHome } from '@/lib/contract/collectionHome';

/** An office in the morning: some of everything. */
export const buildCollectionHome = (over: Partial<CollectionHome> = {}): CollectionHome => ({
  as_of: '2026-11-20T01:10:00.000Z',
  newly_late: { accounts: 14, outstanding: 186_450_000 },
  paid_late: { accounts: 9, collected: 11_274_000 },
  without_collector: 3,
  without_region: 21,
  promises_today: { accounts: 6, amount: 7_150_000 },
  letters_due: 8,
  letters_waiting: 12,
  tts_late: { count: 2, amount: 1_850_000 },
  ...over,
});
