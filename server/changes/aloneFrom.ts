import type { Db } from '../platform/db/connect';
import { obstacleOf, type Bounded } from './deciders';
import { takenSince } from './rightsTaken';

/** How long a right to decide that a change's maker took away still counts. */
const KEPT_MS = 7 * 86_400_000;

/**
 * From when on nobody else counts as able to decide a change: now, or seven days after its maker's own hand took the right,
 * the employment or the password of somebody who could have decided it. Else one person would first make themself alone.
 * Those whom it was taken from may stop the change (`stoppers`).
 */
export async function aloneFrom(
  db: Db,
  request: Bounded,
  now: Date,
): Promise<{ from: Date; stoppers: number[] }> {
  const taken = await takenSince(db, request.requestedBy, new Date(now.getTime() - KEPT_MS));
  const could = taken.filter((person) => obstacleOf({ ...request, takesEffectAt: null }, person) === null);
  const [last] = could;
  return {
    from: last ? new Date(last.at.getTime() + KEPT_MS) : now,
    stoppers: [...new Set(could.map(({ id }) => id))],
  };
}
