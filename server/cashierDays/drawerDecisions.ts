import { eq } from 'drizzle-orm';
import { drawerObstacle, drawerRequestRows } from './drawerRequest';
import type { Db } from '../platform/db/connect';
import { drawerRequests } from '../platform/db/schema';
import { MAX_DECISIONS, type Decision } from '../requests/engine/Decision';

/** Hand-overs of cash, and closings for cashiers who are away. */
export async function drawerDecisions(db: Db): Promise<Decision[]> {
  const rows = await drawerRequestRows(db, eq(drawerRequests.status, 'WAITING'), MAX_DECISIONS);
  return rows.map((row) => ({
    id: row.id,
    name: row.holderName,
    office_name: row.office.name,
    since: row.requestedAt.toISOString(),
    may: (person) => drawerObstacle(row, person) === null,
  }));
}
