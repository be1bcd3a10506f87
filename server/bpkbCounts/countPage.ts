import type { BpkbCount } from '@/lib/contract/bpkbCounts';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { actsOf, knowCount, type KnownCount } from './countActs';
import { findCount, sumsOf, toRow } from './countRow';

/** A count as it is now, with what decides about it. 404, 403. */
export async function knownCount(db: Db, person: SignedIn, id: number): Promise<KnownCount> {
  const found = await findCount(db, person, id);
  return knowCount(db, found, (await sumsOf(db, [found]))(found));
}

/** One count, and what `person` may do. 404, 403. */
export const readCount = async (db: Db, person: SignedIn, id: number): Promise<BpkbCount> =>
  toCount(await knownCount(db, person, id), person);

export function toCount(known: KnownCount, person: SignedIn): BpkbCount {
  const { found, sums } = known;
  const { count } = found;
  const acts = Object.entries(actsOf(known, person)).map(([act, { obstacle }]) => [act, { obstacle }]);
  return {
    ...toRow(found, sums),
    version: count.version,
    by_counter: sums.by.map(({ person: by, counted, keyed }) => ({ by, counted, keyed })),
    closed_by: found.closer,
    result: toResult(known),
    note: count.note,
    acts: Object.fromEntries(acts) as BpkbCount['acts'],
  };
}

/** Whoever counts does not see what should be there. */
function toResult({ found: { count }, sums }: KnownCount): BpkbCount['result'] {
  if (sums.found === null || count.tally === null) return null;
  const { missing, misplaced, surplus, moved } = sums.found;
  const { expected, as_expected } = count.tally;
  return { expected, as_expected, missing, misplaced, surplus, moved };
}
