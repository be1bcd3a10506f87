import { eq } from 'drizzle-orm';
import { drawerObstacle, drawerRequestRows } from '../../cashierDays/drawerRequest';
import type { Db } from '../../platform/db/connect';
import { drawerRequests } from '../../platform/db/schema';
import { MAX_DECISIONS, type Decision } from './Decision';

/** Hand-overs of cash, and closings for cashiers who are away. */
export async function drawerRequestsWaiting(db: Db): Promise<Decision[]> {
  const rows = await drawerRequestRows(db, eq(drawerRequests.status, 'WAITING'), MAX_DECISIONS);
  return rows.map((row) => ({
    kind: 'CASH',
    name: row.holderName,
    office_name: row.office.name,
    since: row.requestedAt.toISOString(),
    may: (person) => drawerObstacle(row, person) === null,
  }));
}
