import { todayIn } from '../calendar/today';
import { ofOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { offices } from '../platform/db/schema';

/** Office id → that office's today, for the offices a list is about; at least one. */
export type Todays = ReadonlyMap<number, string>;

/** Today in the office that a list is about, or in every office where it is about all (DOMAIN, Amounts). */
export async function todaysOf(
  db: Db,
  person: SignedIn,
  office: number | undefined,
  now: Date,
): Promise<Todays> {
  if (office === person.office.id) return new Map([[office, todayIn(person.office.zone, now)]]);
  const rows = await db
    .select({ id: offices.id, zone: offices.zone })
    .from(offices)
    .where(ofOffice(offices.id, office));
  const known = rows.length > 0 ? rows : [person.office];
  return new Map(known.map(({ id, zone }) => [id, todayIn(zone, now)]));
}
