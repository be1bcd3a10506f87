import { eq } from 'drizzle-orm';
import { forgetDevices } from '../account/knownDevices';
import { endSessions } from '../account/sessions';
import { notingTaken } from '../changes/rightsTaken';
import { staff } from '../platform/db/schema';
import type { Call } from '../requests/engine/Subject';
import type { FoundPerson } from './FoundPerson';

/** From now on the old password opens nothing, and nobody is signed in with it. @returns sessions that were ended */
export async function takePassword(
  call: Pick<Call, 'db' | 'staff' | 'now'>,
  row: FoundPerson['row'],
): Promise<number> {
  const { db, now } = call;
  if (row.passwordHash === null) return 0;
  await notingTaken(call, [row.id], () =>
    db
      .update(staff)
      .set({ passwordHash: null, passwordResetAt: now, version: row.version + 1 })
      .where(eq(staff.id, row.id)),
  );
  await forgetDevices(db, row.id);
  return (await endSessions({ db, staff: row, now })).length;
}
