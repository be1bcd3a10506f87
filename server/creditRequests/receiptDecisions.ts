import { asc, eq } from 'drizzle-orm';
import { seesOffice } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { contracts, creditRequests, credits, offices } from '../platform/db/schema';
import { lettingGoObstacle } from '../requests/engine/limits';
import { mayDecide } from '../requests/engine/refusals';
import { MAX_DECISIONS, type Decision } from '../requests/engine/Decision';

/** Changes and voids of receipts, also by what the title lets go. */
export async function receiptDecisions(db: Db): Promise<Decision[]> {
  const rows = await db
    .select({
      id: creditRequests.id,
      name: credits.invoice,
      office: { id: offices.id, name: offices.name },
      runsAt: contracts.officeId,
      requestedBy: creditRequests.requestedBy,
      since: creditRequests.requestedAt,
      letGo: creditRequests.letGo,
    })
    .from(creditRequests)
    .innerJoin(credits, eq(credits.id, creditRequests.creditId))
    .innerJoin(offices, eq(offices.id, credits.officeId))
    .innerJoin(contracts, eq(contracts.code, credits.contractCode))
    .where(eq(creditRequests.status, 'WAITING'))
    .orderBy(asc(creditRequests.requestedAt), asc(creditRequests.id))
    .limit(MAX_DECISIONS);
  return rows.map(({ id, name, office, runsAt, requestedBy, since, letGo }) => ({
    id,
    name,
    office_name: office.name,
    since: since.toISOString(),
    may: (person) =>
      mayDecide({ requestedBy }, person) &&
      seesOffice(person, office.id) &&
      seesOffice(person, runsAt) &&
      lettingGoObstacle(letGo ?? 0, 0, person) === null,
  }));
}
