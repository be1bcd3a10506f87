import { eq } from 'drizzle-orm';
import type { Waiting } from '@/lib/contract/titles';
import { identity, identityColumns } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { offices, staff, titles } from '../platform/db/schema';
import type { Decider } from '../requests/engine/Decision';
import { allDecisions } from './registry';

/** Who can sign in, with a title and office; either may be another one than now. */
type Row = Parameters<typeof identity>[0];

/**
 * What somebody may decide now and nobody could any more, the oldest first, if people were as `then` says: with another
 * title, other rights, or (null) gone. For whatever takes rights away.
 */
export async function strandedBy(db: Db, now: Date, then: (row: Row) => Row | null): Promise<Waiting[]> {
  const rows = await db
    .select(identityColumns)
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(eq(staff.active, true));
  const before = rows.map(identity);
  const after = rows.flatMap((row) => then(row) ?? []).map(identity);
  return stranded(await allDecisions(db, now), before, after);
}

/** Of these, what somebody of `before` may decide and nobody of `after`. */
function stranded(
  decisions: Awaited<ReturnType<typeof allDecisions>>,
  before: readonly Decider[],
  after: readonly Decider[],
): Waiting[] {
  return decisions
    .filter(({ may }) => before.some(may) && !after.some(may))
    .map(({ kind, name, office_name, since }) => ({ kind, name, office_name, since }))
    .sort((one, other) => one.since.localeCompare(other.since));
}
