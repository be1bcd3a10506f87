import { asc, inArray, type SQL } from 'drizzle-orm';
import type { LogPerson } from '@/lib/contract/userLog';
import { ofSeenOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { history, staff } from '../platform/db/schema';

/** Everybody of the offices that the reader sees, by name; also who left. */
export async function seenPeople(db: Db, reader: SignedIn): Promise<LogPerson[]> {
  return db
    .select({
      id: staff.id,
      name: staff.name,
      username: staff.username,
      office_id: staff.officeId,
      active: staff.active,
    })
    .from(staff)
    .where(ofSeenOffices(staff.officeId, reader))
    .orderBy(asc(staff.name), asc(staff.id));
}

/** Ids of the people whose lines the reader sees; null: everybody's, and what nobody did who is signed in. */
export async function seenIds(db: Db, reader: SignedIn): Promise<number[] | null> {
  const wall = ofSeenOffices(staff.officeId, reader);
  if (wall === undefined) return null;
  return (await db.select({ id: staff.id }).from(staff).where(wall)).map(({ id }) => id);
}

/** Lines of these people; null: of anybody. */
export const linesOf = (people: readonly number[] | null): SQL | undefined =>
  people === null ? undefined : inArray(history.staffId, [...people]);
