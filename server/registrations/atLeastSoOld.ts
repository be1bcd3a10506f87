import { and, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { todayIn } from '../calendar/today';
import { ofOffice, type ListedOffices } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { offices, registrations } from '../platform/db/schema';

/**
 * Registrations that have stood in their status for at least `days` days of their office's calendar, as their age counts.
 * A day begins at another moment in each zone; the last of these moments also stands by itself, for the index of moments.
 * @param listed the offices that the list is about
 */
export async function atLeastSoOld(
  db: Db,
  listed: ListedOffices,
  days: number,
  now: Date,
): Promise<SQL | undefined> {
  const rows = await db
    .select({ id: offices.id, zone: offices.zone })
    .from(offices)
    .where(ofOffice(offices.id, listed));
  const idsOf = new Map<string, number[]>();
  for (const { id, zone } of rows) idsOf.set(zone, [...(idsOf.get(zone) ?? []), id]);
  const end = (zone: string) =>
    sql`(${addDays(todayIn(zone, now), 1 - days)}::timestamp at time zone ${zone})`;
  const zones = [...idsOf].map(([zone, ids]) => ({ end: end(zone), ids }));
  const [only] = zones;
  if (!only) return sql`false`;
  if (zones.length === 1) return lt(registrations.statusSince, only.end);
  const ends = sql.join(
    zones.map((zone) => zone.end),
    sql`, `,
  );
  return and(
    lt(registrations.statusSince, sql`greatest(${ends})`),
    or(
      ...zones.map((zone) =>
        and(inArray(registrations.officeId, zone.ids), lt(registrations.statusSince, zone.end)),
      ),
    ),
  );
}
