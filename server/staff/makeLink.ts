import { eq } from 'drizzle-orm';
import type { MadeStaffLink } from '@/lib/contract/staff';
import { forgetDevices } from '../account/knownDevices';
import { deliverPasswordLink, makePasswordLink } from '../account/passwordLinks';
import { endSessions } from '../account/sessions';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { staff } from '../platform/db/schema';
import { inTransaction } from '../platform/http/inTransaction';
import type { FoundPerson, StaffContext } from './FoundPerson';
import { findPerson, findSeen } from './findPerson';
import { inLine } from './inLine';
import { requireManaged } from './mayManage';
import { personDetail } from './personDetail';
import { logStaff } from './savePlace';

type Kind = 'INVITATION' | 'RESET';

/**
 * A new link to choose a password, mailed or shown once. Its token is in no transaction that is kept for a repetition: a
 * call whose answer was lost is made again, and makes another link. 409: changed since, or no longer employed.
 */
export async function makeLink(
  context: StaffContext,
  id: string,
  { version }: { version: number },
): Promise<MadeStaffLink> {
  const { staff: by, now, parts } = context;
  const acting = { staffId: by.id, sessionHash: by.sessionHash, at: now };
  const made = await inTransaction(parts.connection.db, acting, (tx) =>
    makeIn({ ...context, db: tx }, id, version),
  );
  const sentTo = await deliverPasswordLink(parts, made.person, made);
  const { person: row, kind, token, expiresAt } = made;
  const db = parts.connection.db;
  return {
    person: await personDetail({ ...context, db }, await findPerson(db, by, String(row.id))),
    kind,
    sent_to: sentTo,
    token: sentTo === null ? token : null,
    expires_at: expiresAt.toISOString(),
  };
}

function makeIn(context: StaffContext, id: string, version: number) {
  const { db, staff: by, now } = context;
  return inLine(db, by.id, async () => {
    const found = await findSeen(context, id, version);
    const { row } = found;
    requireManaged(by, found);
    if (!row.active) throw conflict(`${row.name} sudah berhenti. Terima kembali lebih dahulu.`);
    const kind: Kind = row.passwordHash !== null || row.passwordResetAt !== null ? 'RESET' : 'INVITATION';
    const ended = row.passwordHash === null ? 0 : await takePassword(db, found, now);
    const link = await makePasswordLink(db, { staffId: row.id, kind, createdBy: by.id, now });
    await logStaff(context, row, {
      action: kind === 'RESET' ? 'STAFF_PASSWORD_RESET' : 'STAFF_INVITED',
      summary:
        kind === 'RESET'
          ? `Mereset kata sandi ${row.name}; ${ended} sesi diakhiri`
          : `Membuat tautan undangan ${row.name}`,
    });
    return { person: row, kind, ...link };
  });
}

/** From now on the old password opens nothing, and nobody is signed in with it. @returns sessions that were ended */
async function takePassword(db: Db, { row }: FoundPerson, now: Date): Promise<number> {
  await db
    .update(staff)
    .set({ passwordHash: null, passwordResetAt: now, version: row.version + 1 })
    .where(eq(staff.id, row.id));
  await forgetDevices(db, row.id);
  return (await endSessions({ db, staff: row, now })).length;
}
