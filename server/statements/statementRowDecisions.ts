import { asc, eq } from 'drizzle-orm';
import { involvedIn, involvedObstacle } from './statementSubject';
import { seesOffice } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { importBatches, importRequests, offices } from '../platform/db/schema';
import { mayDecide } from '../requests/engine/refusals';
import { MAX_DECISIONS, type Decision } from '../requests/engine/Decision';

/** Rows of bank statements that one person alone may not post. */
export async function statementRowDecisions(db: Db): Promise<Decision[]> {
  const found = await db
    .select({ request: importRequests, batch: importBatches, office: offices })
    .from(importRequests)
    .innerJoin(importBatches, eq(importBatches.id, importRequests.batchId))
    .innerJoin(offices, eq(offices.id, importBatches.officeId))
    .where(eq(importRequests.status, 'WAITING'))
    .orderBy(asc(importRequests.requestedAt), asc(importRequests.id))
    .limit(MAX_DECISIONS);
  const decisions: Decision[] = [];
  for (const { request, batch, office } of found) {
    const ids = request.rows.map(({ id }) => id);
    const involved = await involvedIn(db, batch, ids);
    decisions.push({
      id: request.id,
      name: batch.fileName,
      office_name: office.name,
      since: request.requestedAt.toISOString(),
      may: (person) =>
        seesOffice(person, office.id) &&
        mayDecide(request, person) &&
        involvedObstacle(involved, person.id) === null,
    });
  }
  return decisions;
}
