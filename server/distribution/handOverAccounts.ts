import { and, asc, count, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import { todayIn } from '../calendar/today';
import { invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contracts, offices } from '../platform/db/schema';
import type { Call } from '../requests/engine/Subject';
import { collectorsOf } from './collectorsOf';
import { lockEveryDistribution } from './lockDistribution';
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
 * has ended goes along, since a void may open it again. Until the transaction ends nobody is given anything, so that who
 * holds nothing yet ends with nothing too. 422: somebody who does not collect in each of those offices.
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
  if (from.length === 0) return;
  await lockEveryDistribution(call.db);
  const where = and(
    inArray(contracts.collectorId, [...from]),
    but.length === 0 ? undefined : notInArray(contracts.officeId, [...but]),
  );
  await takeOver(call, {
    ...{ where, to, reason, field: 'accounts_to' },
    takersIn: async (held) =>
      (await collectorsOf(call.db, held)).map(({ id }) => id).filter((id) => !from.includes(id)),
  });
}

interface TakingOver {
  /** Which contracts; none of what was handed over any more. */
  where: SQL | undefined;
  to: number | null;
  /** Who may collect in all of these offices. */
  takersIn: (offices: readonly number[]) => Promise<readonly number[]>;
  reason: string;
  /** Where a refusal stands. */
  field: string;
}

/** Hands over what a condition finds. Distributions of these offices stand in line. 422 at the field. */
export async function takeOver(
  call: Call,
  { where, to, takersIn, reason, field }: TakingOver,
): Promise<void> {
  const { db, now } = call;
  for (;;) {
    const rows = await db
      .select({
        ...{ code: contracts.code, from: contracts.collectorId, zone: offices.zone },
        officeId: contracts.officeId,
      })
      .from(contracts)
      .innerJoin(offices, eq(offices.id, contracts.officeId))
      .where(where)
      .orderBy(asc(contracts.code))
      .for('update', { of: contracts });
    if (rows.length === 0) return;
    const held = [...new Set(rows.map(({ officeId }) => officeId))];
    if (to !== null && !(await takersIn(held)).includes(to)) {
      throw invalid({ [field]: 'Pilih kolektor aktif kantor itu.' });
    }
    const moves = rows.map(({ code, from, zone }) => ({ code, from, to, day: todayIn(zone, now) }));
    await handOver(call, moves, { reason });
    // Again: a restructure that held its contract while this waited has left a successor.
  }
}
