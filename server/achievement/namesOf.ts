import { and, asc, eq, inArray } from 'drizzle-orm';
import { worksForOneOf } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { offices, staff, titles } from '../platform/db/schema';
import type { Scope } from './scope';

/** What people are called. */
export async function staffNames(db: Db, ids: Iterable<number | null>): Promise<Map<number, string>> {
  const known = [...ids].filter((id) => id !== null);
  const rows = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Offices by name. */
export async function officeNames(db: Db, ids: Iterable<number>): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: offices.id, name: offices.name })
    .from(offices)
    .where(inArray(offices.id, [...ids]))
    .orderBy(asc(offices.name), asc(offices.id));
}

/** Who is shown also where nothing was collected: all who collect for one of the offices, of them the one who is asked for; oneself always. */
export async function expectedCollectors(
  db: Db,
  { offices: among, collector, supervises }: Scope,
): Promise<number[]> {
  if (collector === null) return [];
  if (collector !== undefined && !supervises) return [collector];
  const named = collector === undefined ? undefined : eq(staff.id, collector);
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .where(and(eq(staff.active, true), eq(titles.is_collector, true), worksForOneOf(among), named));
  return rows.map(({ id }) => id);
}
