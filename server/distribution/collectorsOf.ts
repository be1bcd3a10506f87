import { and, asc, eq, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { worksFor } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { offices, staff, titles } from '../platform/db/schema';

/** Somebody who collects. */
export interface Collector {
  id: number;
  username: string;
  name: string;
}

/**
 * Who may be given contracts of every one of these offices: active, with a title that collects, and working there; not at
 * home in one that is switched off. By name.
 */
export async function collectorsOf(db: Db, among: readonly number[], but?: number): Promise<Collector[]> {
  const works: (SQL | undefined)[] = among.map((office) => worksFor(office));
  const isOpen = or(notInArray(staff.officeId, [...among]), eq(offices.active, true));
  return db
    .select({ id: staff.id, username: staff.username, name: staff.name })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(
      and(
        eq(staff.active, true),
        eq(titles.is_collector, true),
        but === undefined ? undefined : sql`${staff.id} <> ${but}`,
        ...works,
        among.length === 0 ? undefined : isOpen,
      ),
    )
    .orderBy(asc(staff.name), asc(staff.id));
}
