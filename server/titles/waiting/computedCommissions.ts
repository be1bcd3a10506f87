import { asc, eq } from 'drizzle-orm';
import { obstacleToApprove } from '../../commissions/obstacleToApprove';
import { sideOf } from '../../partners/PartnerSide';
import { seesOffice } from '../../platform/auth/offices';
import type { Db } from '../../platform/db/connect';
import { commissions, offices } from '../../platform/db/schema';
import { MAX_DECISIONS, type Decision } from './Decision';

/** Commissions that were computed and are not approved yet. */
export async function computedCommissions(db: Db): Promise<Decision[]> {
  const rows = await db
    .select({ row: commissions, office: offices })
    .from(commissions)
    .innerJoin(offices, eq(offices.id, commissions.officeId))
    .where(eq(commissions.state, 'COMPUTED'))
    .orderBy(asc(commissions.computedAt), asc(commissions.id))
    .limit(MAX_DECISIONS);
  return rows.map(({ row, office }) => ({
    kind: 'COMMISSION',
    name: row.contractCode,
    office_name: office.name,
    since: row.computedAt.toISOString(),
    may: (person) =>
      person.access[sideOf(row.kind).flag] === 1 &&
      seesOffice(person, office.id) &&
      obstacleToApprove(row, null, false, person) === null,
  }));
}
