import type { Reading } from '@/lib/contract/monitoring';
import type { OwedRows } from '../figures/owedByDay';
import type { Db } from '../platform/db/connect';
import type { OfficeDay } from './officeDays';

/** What each office is owed: as it was read, or as it is kept for some seconds. */
export type OwedOf = (offices: readonly number[]) => Promise<ReadonlyMap<number, OwedRows>>;

/**
 * Reads the figures of a part, for each of these offices on its own day; `now` is within it. An office in which there is nothing
 * has them too.
 */
export type ReadPart = (
  db: Db,
  offices: readonly OfficeDay[],
  now: Date,
  owed: OwedOf,
) => Promise<ReadonlyMap<number, Reading[]>>;
