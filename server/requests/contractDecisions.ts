import { asc, eq } from 'drizzle-orm';
import { seesOffice } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { contractRequests, contracts, customers, offices } from '../platform/db/schema';
import { lettingGoObstacle, principalObstacle } from './engine/limits';
import { mayDecide } from './engine/refusals';
import { principalOf } from './kinds';
import { seesOtherOffice } from './otherOffice';
import { payloadOf } from './requestRow';
import { MAX_DECISIONS, type Decision } from './engine/Decision';

/** Requests on contracts; also by the limits of the title. */
export async function contractDecisions(db: Db): Promise<Decision[]> {
  const rows = await db
    .select({ request: contractRequests, contract: contracts, customer: customers, office: offices })
    .from(contractRequests)
    .innerJoin(contracts, eq(contracts.code, contractRequests.contractCode))
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .innerJoin(offices, eq(offices.id, contractRequests.officeId))
    .where(eq(contractRequests.status, 'WAITING'))
    .orderBy(asc(contractRequests.requestedAt), asc(contractRequests.id))
    .limit(MAX_DECISIONS);
  return rows.map(({ request, ...found }) => ({
    id: request.id,
    name: found.contract.code,
    office_name: found.office.name,
    since: request.requestedAt.toISOString(),
    may: (person) =>
      mayDecide(request, person) &&
      seesOffice(person, request.officeId) &&
      seesOtherOffice(person, request) &&
      principalObstacle(principalOf(found, payloadOf(request).ask), person) === null &&
      lettingGoObstacle(request.letGo ?? 0, 0, person) === null,
  }));
}
