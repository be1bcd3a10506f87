import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { bpkbRequests } from '../platform/db/schema';
import { MAX_DECISIONS, type Decision } from '../requests/engine/Decision';
import { requestObstacle, requestRows } from './requestRow';

/** What is asked of books. */
export async function bpkbDecisions(db: Db): Promise<Decision[]> {
  const rows = await requestRows(db, eq(bpkbRequests.status, 'WAITING'), { limit: MAX_DECISIONS });
  return rows.map((row) => ({
    id: row.id,
    name: row.number === '' ? row.contractCode : row.number,
    office_name: row.office.name,
    since: row.requestedAt.toISOString(),
    may: (person) => requestObstacle(row, person) === null,
  }));
}
