import { and, eq, isNotNull } from 'drizzle-orm';
import { requireOffice } from '../../platform/auth/offices';
import { conflict, forbidden, notFound } from '../../platform/core/ApiError';
import type { Db } from '../../platform/db/connect';
import { authenticators, staff } from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import type { StaffCall } from '../../platform/http/route';
import { endSessions } from '../sessions';
import { asOwner, type ProvenCall } from './proveOwner';
import { dropCodes, renewCodes } from './recoveryCodes';
import { hasAuthenticator } from './takeFactor';
import { tellOwner } from './tellOwner';

const noneThere = () => conflict('Aplikasi autentikator belum aktif.');

/** Takes one's own authenticator away, by password and code. 409: there is none. */
export async function disableOwn(call: ProvenCall): Promise<void> {
  const { db, staff, now, origin } = call;
  if (!(await hasAuthenticator(db, staff.id))) throw noneThere();
  await asOwner(call, async (tx) => {
    if (!(await dropAuthenticator(tx, staff.id))) throw noneThere();
    const summary = 'Mematikan aplikasi autentikator';
    await writeHistory(tx, { at: now, staffId: staff.id, action: 'AUTHENTICATOR_DISABLED', summary, origin });
    await tellOwner(tx, staff.id, 'disabled', now);
  });
}

/** New recovery codes instead of all before, by password and code. 409: there is no authenticator. */
export async function renewOwnCodes(call: ProvenCall): Promise<string[]> {
  const { db, staff, now, origin } = call;
  if (!(await hasAuthenticator(db, staff.id))) throw noneThere();
  return asOwner(call, async (tx) => {
    if (!(await hasAuthenticator(tx, staff.id))) throw noneThere();
    const summary = 'Membuat kode pemulihan baru';
    await writeHistory(tx, { at: now, staffId: staff.id, action: 'RECOVERY_CODES_RENEWED', summary, origin });
    await tellOwner(tx, staff.id, 'renewed', now);
    return renewCodes(tx, staff.id, now);
  });
}

/**
 * An administrator takes the authenticator of a person away who lost it, and with it every session: what has it may be in
 * strange hands. They sign in with a sent code again. None there changes nothing.
 */
export async function removeFromPerson(
  {
    db,
    staff: admin,
    now,
    origin,
  }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>,
  personId: number,
): Promise<void> {
  if (personId === admin.id) throw forbidden('Aplikasi autentikator sendiri dimatikan di halaman Akun.');
  const [person] = await db.select().from(staff).where(eq(staff.id, personId)).for('update');
  if (!person) throw notFound('Staf ini tidak ada.');
  requireOffice(admin, person.officeId, 'Akun ini milik kantor lain.');
  if (!(await dropAuthenticator(db, personId))) return;
  const ended = await endSessions({ db, staff: person, now });
  await writeHistory(db, {
    at: now,
    staffId: admin.id,
    action: 'AUTHENTICATOR_REMOVED',
    summary: `Melepas aplikasi autentikator ${person.name}; ${ended.length} sesi diakhiri`,
    origin,
    record: { type: 'staff', id: personId },
  });
  await tellOwner(db, personId, 'removed', now);
}

/** Takes it away with its recovery codes; false: none was set up. One that was only begun goes too. */
async function dropAuthenticator(tx: Db, staffId: number): Promise<boolean> {
  await dropCodes(tx, staffId);
  const enabled = and(eq(authenticators.staffId, staffId), isNotNull(authenticators.enabledAt));
  const dropped = await tx.delete(authenticators).where(enabled).returning({ id: authenticators.staffId });
  await tx.delete(authenticators).where(eq(authenticators.staffId, staffId));
  return dropped.length > 0;
}
