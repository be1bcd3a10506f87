import { asc, eq } from 'drizzle-orm';
import { sideOf } from '../partners/PartnerSide';
import { seesOffice } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { commissions, commissionSchemes, contracts, offices, partners } from '../platform/db/schema';
import { MAX_DECISIONS, type Decision } from '../requests/engine/Decision';
import { dueBack } from './dueBack';
import { obstacleToApprove } from './obstacleToApprove';
import { ON_OWN_CONTRACT } from './onOwnContract';

/** Commissions that were computed and are not approved yet. */
export async function commissionDecisions(db: Db, now: Date): Promise<Decision[]> {
  const rows = await db
    .select({ row: commissions, office: offices, due: dueBack(now), isOwn: ON_OWN_CONTRACT })
    .from(commissions)
    .innerJoin(partners, eq(partners.id, commissions.partnerId))
    .innerJoin(contracts, eq(contracts.code, commissions.contractCode))
    .innerJoin(commissionSchemes, eq(commissionSchemes.id, commissions.schemeId))
    .innerJoin(offices, eq(offices.id, commissions.officeId))
    .where(eq(commissions.state, 'COMPUTED'))
    .orderBy(asc(commissions.computedAt), asc(commissions.id))
    .limit(MAX_DECISIONS);
  return rows.map(({ row, office, due, isOwn }) => ({
    id: row.id,
    name: row.contractCode,
    office_name: office.name,
    since: row.computedAt.toISOString(),
    may: (person) =>
      person.access[sideOf(row.kind).flag] === 1 &&
      seesOffice(person, office.id) &&
      obstacleToApprove(row, due, isOwn, person) === null,
  }));
}
