import { asc, eq, sql } from 'drizzle-orm';
import type { DataOf } from '@/lib/contract/endpoint';
import type { listBpkbPlaces } from '@/lib/contract/bpkbList';
import { placeLabel } from '../bpkbRecords/placeLabel';
import { todayIn } from '../calendar/today';
import { readOffice } from '../offices/requireActiveOffice';
import { requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { bpkbPlaces } from '../platform/db/schema';

type Place = typeof bpkbPlaces.$inferSelect;

/** Whether a place takes books on a day. */
export const isOffered = (
  { active, validFrom, validTo }: Pick<Place, 'active' | 'validFrom' | 'validTo'>,
  today: string,
): boolean => active && validFrom <= today && (validTo === null || validTo >= today);

/** Counting the books of a place stops here. */
const COUNTED = 1000;

/** Places of an office, those that take no more while books lie there, by name. 403: another office's. */
export async function placesOf(
  db: Db,
  person: SignedIn,
  officeId: number,
  now: Date,
): Promise<DataOf<typeof listBpkbPlaces>> {
  requireOffice(person, officeId, 'Kantor ini bukan kantor Anda.');
  const today = todayIn((await readOffice(db, officeId)).zone, now);
  const rows = await db
    .select({
      place: bpkbPlaces,
      books: sql<number>`(select count(*)::int from (
        select from bpkb b where b.place_id = bpkb_places.id limit ${COUNTED}) lying)`,
    })
    .from(bpkbPlaces)
    .where(eq(bpkbPlaces.officeId, officeId))
    .orderBy(asc(bpkbPlaces.safe), asc(bpkbPlaces.rack), asc(bpkbPlaces.folder), asc(bpkbPlaces.id));
  return {
    rows: rows
      .map(({ place, books }) => ({
        ...{ id: place.id, name: placeLabel(place), safe: place.safe, books },
        offered: isOffered(place, today),
      }))
      .filter(({ offered, books }) => offered || books > 0),
  };
}
