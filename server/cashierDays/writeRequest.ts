import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { drawerRequests } from '../platform/db/schema';
import { drawerRequestRows, type DrawerRequestRow } from './drawerRequest';

/** Writes a request that waits from now on, and reads it with its names. */
export async function writeRequest(
  db: Db,
  request: typeof drawerRequests.$inferInsert,
): Promise<DrawerRequestRow> {
  const [written] = await db.insert(drawerRequests).values(request).returning({ id: drawerRequests.id });
  const [row] = await drawerRequestRows(db, eq(drawerRequests.id, written?.id ?? 0));
  if (!row) throw new Error('no request was written');
  return row;
}
