import { eq } from 'drizzle-orm';
import { seesOffice } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { pettyRequests } from '../platform/db/schema';
import { MAX_DECISIONS, type Decision } from '../requests/engine/Decision';
import { requestObstacle, requestRows, requestTitle } from './requestRow';

/** What is asked of petty cash. */
export async function pettyDecisions(db: Db): Promise<Decision[]> {
  const rows = await requestRows(db, eq(pettyRequests.status, 'WAITING'), { limit: MAX_DECISIONS });
  return rows.map((row) => ({
    id: row.id,
    name: requestTitle(row),
    office_name: row.office.name,
    since: row.requestedAt.toISOString(),
    may: (person) => seesOffice(person, row.officeId) && requestObstacle(row, person) === null,
  }));
}
