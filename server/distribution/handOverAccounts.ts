import { and, asc, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { todayIn } from '../calendar/today';
import { invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contracts, offices } from '../platform/db/schema';
import type { Call } from '../requests/engine/Subject';
import { collectorsOf } from './collectorsOf';
import { lockDistribution } from './lockDistribution';
import { handOver } from './writeMoves';

/** Contracts that somebody collects in an office. */
export interface HeldAccounts {
  officeId: number;
  office: string;
  /** That run. */
  running: number;
  /** Rupiah. */
  outstanding: number;
}

/** What these people collect, by office; what has ended counts as 0. */
export async function accountsHeldBy(db: Db, staffIds: readonly number[]): Promise<HeldAccounts[]> {
  if (staffIds.length === 0) return [];
  const runs = sql`${contracts.status} in ('ACTIVE', 'REPOSSESSED')`;
  return db
    .select({
      officeId: offices.id,
      office: offices.name,
      running: sql<number>`(${count()} filter (where ${runs}))::int`,
      outstanding: sql<number>`coalesce(sum(${contracts.outstanding}) filter (where ${runs}), 0)::float8`,
    })
    .from(contracts)
    .innerJoin(offices, eq(offices.id, contracts.officeId))
    .where(inArray(contracts.collectorId, [...staffIds]))
    .groupBy(offices.id)
    .orderBy(asc(offices.id));
}

/**
 * Nobody of `from` collects anything any more, outside the offices of `but`: what they had goes to `to`, or to nobody. What
 * has ended goes along, since a void may open it again. 422: somebody who does not collect in each of those offices.
 */
export async function handOverAccounts(
  call: Call,
  {
    from,
    to,
    but = [],
    reason,
  }: { from: readonly number[]; to: number | null; but?: readonly number[]; reason: string },
): Promise<void> {
  const { db, now } = call;
  const held = (await accountsHeldBy(db, from))
    .map(({ officeId }) => officeId)
    .filter((id) => !but.includes(id));
  if (held.length === 0) return;
  await lockDistribution(db, held);
  if (to !== null) {
    const takers = await collectorsOf(db, held);
    if (from.includes(to) || !takers.some(({ id }) => id === to)) {
      throw invalid({ accounts_to: 'Pilih kolektor aktif kantor itu.' });
    }
  }
  const rows = await db
    .select({ code: contracts.code, from: contracts.collectorId, zone: offices.zone })
    .from(contracts)
    .innerJoin(offices, eq(offices.id, contracts.officeId))
    .where(
      and(
        inArray(contracts.collectorId, [...from]),
        but.length === 0 ? undefined : notInArray(contracts.officeId, [...but]),
      ),
    )
    .orderBy(asc(contracts.code))
    .for('update', { of: contracts });
  const moves = rows.map(({ zone, ...row }) => ({ ...row, to, day: todayIn(zone, now) }));
  if (moves.length > 0) await handOver(call, moves, { reason });
}
