import { todayIn } from '../calendar/today';
import { ofOffice, type ListedOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { offices } from '../platform/db/schema';

/** Office id → that office's today, for the offices a list is about; at least one. */
export type Todays = ReadonlyMap<number, string>;

/** Today in each office that a list is about (DOMAIN, Amounts). */
export async function todaysOf(db: Db, person: SignedIn, listed: ListedOffices, now: Date): Promise<Todays> {
  const { id: own, zone } = person.office;
  if (listed?.length === 1 && listed[0] === own) return new Map([[own, todayIn(zone, now)]]);
  const rows = await db
    .select({ id: offices.id, zone: offices.zone })
    .from(offices)
    .where(ofOffice(offices.id, listed));
  const known = rows.length > 0 ? rows : [person.office];
  return new Map(known.map(({ id, zone }) => [id, todayIn(zone, now)]));
}
