import { and, count, eq, inArray, type SQL } from 'drizzle-orm';
import { ofTask, zoneDays } from '../bpkb/selectBooks';
import { bpkb } from '../platform/db/schema';
import { reading } from './reading';
import type { ReadPart } from './ReadPart';

/** Books that keepers have something to do about, by the office where each is. */
export const readBooks: ReadPart = async (db, offices, now) => {
  const ids = offices.map(({ id }) => id);
  const days = await zoneDays(db, ids, now);
  const counted = async (which: SQL | undefined) => {
    const rows = await db
      .select({ office: bpkb.officeId, books: count() })
      .from(bpkb)
      .where(and(inArray(bpkb.officeId, ids), which))
      .groupBy(bpkb.officeId);
    return new Map(rows.map(({ office, books }) => [office, books]));
  };
  const late = await counted(ofTask('LATE_FROM_DEALER', days));
  const lent = await counted(ofTask('LENT_TOO_LONG', days));
  const ready = await counted(eq(bpkb.state, 'READY'));
  return new Map(
    ids.map((id) => [
      id,
      [
        reading('books_late', late.get(id) ?? 0),
        reading('books_lent', lent.get(id) ?? 0),
        reading('books_ready', ready.get(id) ?? 0),
      ],
    ]),
  );
};
