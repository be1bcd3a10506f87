import { asc, eq, inArray } from 'drizzle-orm';
import { seesOffice } from '../platform/auth/offices';
import { identityColumns, type SignedIn } from '../platform/auth/session';
import { conflict, forbidden, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, staff, titles } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import type { FoundPerson, StaffContext } from './FoundPerson';
import { personDetail } from './personDetail';

const MISSING = 'Staf ini tidak ada.';

/** Somebody who works for an office that the caller sees. 404: there is none. 403: of other offices only. */
export async function findPerson(db: Db, caller: SignedIn, id: string): Promise<FoundPerson> {
  const [found] = await db
    .select(identityColumns)
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(eq(staff.id, idOf(id, MISSING)));
  if (!found) throw notFound(MISSING);
  const { person: row, title, office, furtherOffices } = found;
  if (![office.id, ...furtherOffices].some((one) => seesOffice(caller, one))) {
    throw forbidden('Staf ini milik kantor lain.');
  }
  return { row, title, office, further: await named(db, furtherOffices) };
}

/** The same for a write. 409 with the person as they are, unless it is the version that was seen. */
export async function findSeen(context: StaffContext, id: string, version: number): Promise<FoundPerson> {
  const found = await findPerson(context.db, context.staff, id);
  if (found.row.version === version) return found;
  throw conflict(`Data ${found.row.name} sudah diubah sejak Anda membukanya.`, {
    version,
    current: await personDetail(context, found),
  });
}

/** Offices by id, by name. */
export const named = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: offices.id, name: offices.name })
        .from(offices)
        .where(inArray(offices.id, [...ids]))
        .orderBy(asc(offices.name), asc(offices.id));
