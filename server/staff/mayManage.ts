import { seesEveryOffice, seesOffice } from '../platform/auth/offices';
import type { Person } from '../changes/ChangeKind';
import { forbidden } from '../platform/core/ApiError';
import type { titles } from '../platform/db/schema';
import type { FoundPerson } from './FoundPerson';

/*
 * Who may change whom (docs/decisions/0111). Somebody who holds `is_user` for every office gives any title. Somebody who
 * holds it for some offices gives titles of those offices alone: none that works for every office or holds `is_user`, so
 * that nobody makes themself, by way of another, more than they are.
 */

type Title = Pick<typeof titles.$inferSelect, 'allOffices' | 'is_user' | 'name'>;

/** Whether the caller may give a title. */
export const mayGive = (caller: Person, title: Title): boolean =>
  seesEveryOffice(caller) || !(seesEveryOffice(title) || title.is_user);

/** Why the caller can't change title, offices or employment of a person, in words; null: they can. */
export function obstacleToManage(
  caller: Person,
  { row, title, office, further }: FoundPerson,
): string | null {
  if (row.id === caller.id) return OWN;
  if (!mayGive(caller, title)) {
    return `Jabatan ${title.name} hanya diatur oleh pemegang hak data user di semua kantor.`;
  }
  const beyond = [office, ...further].find(({ id }) => !seesOffice(caller, id));
  return beyond ? `${row.name} juga bekerja untuk kantor ${beyond.name}, yang bukan kantor Anda.` : null;
}

const OWN = 'Jabatan, kantor, dan masa kerja sendiri diatur oleh orang lain.';

/** 403 with the obstacle. */
export function requireManaged(caller: Person, person: FoundPerson): void {
  const obstacle = obstacleToManage(caller, person);
  if (obstacle !== null) throw forbidden(obstacle);
}
