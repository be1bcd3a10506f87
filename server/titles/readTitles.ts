import { asc, eq, and, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Title } from '@/lib/contract/titles';
import type { Person } from '../changes/ChangeKind';
import { waitingChangesOf } from '../changes/changeSubject';
import type { Db } from '../platform/db/connect';
import { staff, titles } from '../platform/db/schema';
import { stampsOf } from '../platform/history/stampsOf';
import { writeOf } from './titleColumns';

/** Titles as the contract has them, by id. `viewer`: whom they are read for. */
export async function readTitles(db: Db, viewer: Person, where?: SQL): Promise<Title[]> {
  const people = eq(staff.titleId, titles.id);
  const rows = await db
    .select({
      ...getTableColumns(titles),
      holders: sql<number>`${db.$count(staff, and(people, staff.active))}::int`,
      usedBy: sql<number>`${db.$count(staff, people)}::int`,
    })
    .from(titles)
    .where(where)
    .orderBy(asc(titles.id));
  const stamps = await stampsOf(db, rows);
  const ids = rows.map(({ id }) => id);
  const waiting = await waitingChangesOf(db, viewer, 'title', ids);
  return rows.map((row) => ({
    id: row.id,
    ...writeOf(row),
    version: row.version,
    holders: row.holders,
    used_by: row.usedBy,
    waiting: waiting.get(row.id)?.[0] ?? null,
    ...stamps(row),
  }));
}
