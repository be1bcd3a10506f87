import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { worksFor } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { staff, titles } from '../platform/db/schema';

/** Somebody who collects. */
export interface Collector {
  id: number;
  username: string;
  name: string;
}

/** Who may be given contracts of every one of these offices: active, with a title that collects, and working there; by name. */
export async function collectorsOf(db: Db, offices: readonly number[], but?: number): Promise<Collector[]> {
  const works: (SQL | undefined)[] = offices.map((office) => worksFor(office));
  return db
    .select({ id: staff.id, username: staff.username, name: staff.name })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .where(
      and(
        eq(staff.active, true),
        eq(titles.is_collector, true),
        but === undefined ? undefined : sql`${staff.id} <> ${but}`,
        ...works,
      ),
    )
    .orderBy(asc(staff.name), asc(staff.id));
}
