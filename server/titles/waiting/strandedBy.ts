import { eq } from 'drizzle-orm';
import type { Waiting } from '@/lib/contract/titles';
import { identity, identityColumns } from '../../platform/auth/session';
import type { Db } from '../../platform/db/connect';
import { offices, staff, titles } from '../../platform/db/schema';
import { changesWaiting } from './changesWaiting';
import { computedCommissions } from './computedCommissions';
import type { Decider, Decision } from './Decision';
import { drawerRequestsWaiting } from './drawerRequestsWaiting';
import { partnerRequestsWaiting } from './partnerRequestsWaiting';
import { receiptRequests } from './receiptRequests';
import { registrationsInReview } from './registrationsInReview';
import { requestsOnContracts } from './requestsOnContracts';
import { requestsOnStatements } from './requestsOnStatements';

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
  const decisions = [
    ...(await receiptRequests(db)),
    ...(await requestsOnContracts(db)),
    ...(await registrationsInReview(db, now)),
    ...(await partnerRequestsWaiting(db)),
    ...(await requestsOnStatements(db)),
    ...(await computedCommissions(db)),
    ...(await drawerRequestsWaiting(db)),
    ...(await changesWaiting(db)),
  ];
  return stranded(decisions, before, after);
}

/** Of these, what somebody of `before` may decide and nobody of `after`. */
export function stranded(
  decisions: readonly Decision[],
  before: readonly Decider[],
  after: readonly Decider[],
): Waiting[] {
  return decisions
    .filter(({ may }) => before.some(may) && !after.some(may))
    .map(({ may, ...waiting }) => (void may, waiting))
    .sort((one, other) => one.since.localeCompare(other.since));
}
