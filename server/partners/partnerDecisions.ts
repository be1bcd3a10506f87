import { asc, eq } from 'drizzle-orm';
import { sideOf } from './PartnerSide';
import { seesOffice } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { offices, partnerRequests, partners } from '../platform/db/schema';
import { mayDecide } from '../requests/engine/refusals';
import { MAX_DECISIONS, type Decision } from '../requests/engine/Decision';

/** Schemes and accounts of agents and external marketers. */
export async function partnerDecisions(db: Db): Promise<Decision[]> {
  const rows = await db
    .select({ request: partnerRequests, partner: partners, office: offices })
    .from(partnerRequests)
    .innerJoin(partners, eq(partners.id, partnerRequests.partnerId))
    .innerJoin(offices, eq(offices.id, partners.officeId))
    .where(eq(partnerRequests.status, 'WAITING'))
    .orderBy(asc(partnerRequests.requestedAt), asc(partnerRequests.id))
    .limit(MAX_DECISIONS);
  return rows.map(({ request, partner, office }) => ({
    id: request.id,
    name: partner.name,
    office_name: office.name,
    since: request.requestedAt.toISOString(),
    may: (person) =>
      person.access[sideOf(partner.kind).flag] === 1 &&
      seesOffice(person, office.id) &&
      mayDecide(request, person),
  }));
}
