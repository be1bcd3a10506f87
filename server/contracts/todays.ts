import { eq } from 'drizzle-orm';
import type { SignedIn } from '../auth/session';
import { todayIn } from '../calendar/today';
import type { Db } from '../db/connect';
import { offices } from '../db/schema';

/** Office id → that office's today, for the offices a list is about; at least one. */
export type Todays = ReadonlyMap<number, string>;

/** Today in one office, or in every office the caller may see (DOMAIN, Amounts). */
export async function todaysOf(
  db: Db,
  person: SignedIn,
  office: number | undefined,
  now: Date,
): Promise<Todays> {
  if (office === undefined || office === person.office.id) {
    if (!person.allOffices || office !== undefined) {
      return new Map([[person.office.id, todayIn(person.office.zone, now)]]);
    }
  }
  const rows = await db
    .select({ id: offices.id, zone: offices.zone })
    .from(offices)
    .where(office === undefined ? undefined : eq(offices.id, office));
  const known = rows.length > 0 ? rows : [person.office];
  return new Map(known.map(({ id, zone }) => [id, todayIn(zone, now)]));
}
