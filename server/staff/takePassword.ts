import { eq } from 'drizzle-orm';
import { forgetDevices } from '../account/knownDevices';
import { endSessions } from '../account/sessions';
import type { Db } from '../platform/db/connect';
import { staff } from '../platform/db/schema';
import type { FoundPerson } from './FoundPerson';

/** From now on the old password opens nothing, and nobody is signed in with it. @returns sessions that were ended */
export async function takePassword(db: Db, row: FoundPerson['row'], now: Date): Promise<number> {
  if (row.passwordHash === null) return 0;
  await db
    .update(staff)
    .set({ passwordHash: null, passwordResetAt: now, version: row.version + 1 })
    .where(eq(staff.id, row.id));
  await forgetDevices(db, row.id);
  return (await endSessions({ db, staff: row, now })).length;
}
