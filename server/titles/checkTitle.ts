import { and, ne, sql } from 'drizzle-orm';
import type { TitleWrite } from '@/lib/contract/titles';
import { seesEveryOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { conflict, forbidden } from '../platform/core/ApiError';
import { titles } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { readTitles } from './readTitles';

/**
 * Throws 403 for whoever works for one office. A title counts in all of them: who could change one would widen their own
 * reach to offices that they do not see (docs/decisions/0112).
 */
export function requireWholeCompany(person: SignedIn): void {
  if (mayChangeTitles(person)) return;
  throw forbidden(
    'Jabatan berlaku di semua kantor, jadi hanya diubah oleh yang bertugas untuk semua kantor.',
  );
}

/** Whether a holder of `is_user` may change titles. */
export const mayChangeTitles = (person: SignedIn): boolean => seesEveryOffice(person);

/** Throws 409 when another title looks the same, however it is written. `id`: the title that is changed. */
export async function checkName(
  { db, staff }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff'>,
  { name }: TitleWrite,
  id?: number,
): Promise<void> {
  const same = sql`name_key(${titles.name}) = name_key(${name})`;
  const [taken] = await readTitles(db, staff, id === undefined ? same : and(same, ne(titles.id, id)));
  if (!taken) return;
  const message = `Nama ${taken.name} sudah dipakai jabatan lain.`;
  throw conflict(message, { errors: { name: message }, version: null, current: taken });
}
