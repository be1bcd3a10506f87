import { eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { holdZone } from '../offices/holdZone';
import { requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, partners, registrations, registrationStatuses, staff } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';

const MISSING = 'Form registrasi ini tidak ada.';

/** Whom a form names, beside who entered it. */
export const surveyor = alias(staff, 'surveyor');
export const agent = alias(partners, 'agent');
export const marketer = alias(partners, 'marketer');

/** A registration with its office, its status and who entered it, as read from the database. */
export interface FoundRegistration {
  row: typeof registrations.$inferSelect;
  office: typeof offices.$inferSelect;
  status: typeof registrationStatuses.$inferSelect;
  enteredBy: { username: string; name: string };
}

/** Registrations that fit, those that stand longest where they do first; `size` of them from `offset` on. */
export async function foundRegistrations(
  db: Db,
  where: SQL | undefined,
  { size, offset }: { size: number; offset: number } = { size: 1, offset: 0 },
): Promise<FoundRegistration[]> {
  const rows = await db
    .select({
      row: registrations,
      office: offices,
      status: registrationStatuses,
      enteredBy: { username: staff.username, name: staff.name },
    })
    .from(registrations)
    .innerJoin(offices, eq(offices.id, registrations.officeId))
    .innerJoin(registrationStatuses, eq(registrationStatuses.id, registrations.statusId))
    .innerJoin(staff, eq(staff.id, registrations.enteredBy))
    .where(where)
    .orderBy(registrations.statusSince, registrations.id)
    .limit(size)
    .offset(offset);
  // A form keeps the shape of the day on which it was saved; sections that came since are empty.
  return rows.map(({ row, ...found }) => ({
    ...found,
    row: { ...row, form: { ...EMPTY_FORM, ...row.form } },
  }));
}

/** A registration of an office that the caller sees. 404: there is none. 403: another office's. */
export async function findRegistration(db: Db, person: SignedIn, id: string): Promise<FoundRegistration> {
  const [found] = await foundRegistrations(db, eq(registrations.id, idOf(id, MISSING)));
  if (!found) throw notFound(MISSING);
  requireOffice(person, found.row.officeId, 'Form registrasi ini milik kantor lain.');
  return found;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockRegistration(tx: Db, person: SignedIn, id: string): Promise<FoundRegistration> {
  const number = idOf(id, MISSING);
  await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.id, number))
    .for('update');
  await holdZone(
    tx,
    tx.select({ id: registrations.officeId }).from(registrations).where(eq(registrations.id, number)),
  );
  return findRegistration(tx, person, id);
}
