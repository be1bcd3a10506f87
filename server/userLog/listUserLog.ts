import { eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { actionsOf } from '@/lib/contract/logActions';
import type { userLogQuery, UserLogEntry } from '@/lib/contract/userLog';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { history, staff } from '../platform/db/schema';
import { logLine } from '../platform/history/logLine';
import type { Place } from './Finding';
import { findLines } from './findLines';
import { spanOf } from './logFilter';
import { seenIds } from './seenPeople';

type ListQuery = z.output<typeof userLogQuery>;

/** One page of the log of the people whom the reader sees, newest first. */
export async function listUserLog(
  db: Db,
  reader: SignedIn,
  query: ListQuery,
): Promise<{ rows: UserLogEntry[]; more: boolean }> {
  const [people, last] = await Promise.all([seenIds(db, reader), placeOf(db, query.before)]);
  if (last === undefined || isOutside(query, people)) return { rows: [], more: false };
  const span = spanOf(reader.office.zone, query);
  const ids = await findLines(db, { query, people, span, last, limit: query.size + 1 });
  return { rows: await readLines(db, ids.slice(0, query.size)), more: ids.length > query.size };
}

/** Nothing can be there: a person whose lines the reader does not see, or an action that is of another group. */
function isOutside({ person, action, group }: ListQuery, people: readonly number[] | null): boolean {
  if (person !== undefined && people?.includes(person) === false) return true;
  return action !== undefined && group !== undefined && !actionsOf(group).includes(action);
}

/** Where a line stands; null: none is asked for, undefined: there is none. */
async function placeOf(db: Db, id: number | undefined): Promise<Place | null | undefined> {
  if (id === undefined) return null;
  const [line] = await db
    .select({ at: sql<string>`${history.at}::text`, id: history.id })
    .from(history)
    .where(eq(history.id, id));
  return line;
}

/** The lines of these ids, in their order. */
async function readLines(db: Db, ids: readonly number[]): Promise<UserLogEntry[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({
      line: history,
      by: { id: staff.id, username: staff.username, name: staff.name, office_id: staff.officeId },
    })
    .from(history)
    .leftJoin(staff, eq(staff.id, history.staffId))
    .where(inArray(history.id, [...ids]));
  const byId = new Map(found.map((one) => [one.line.id, one]));
  return ids.flatMap((id) => {
    const one = byId.get(id);
    return one ? [{ ...logLine(one.line), by: one.by, reason: one.line.reason }] : [];
  });
}
