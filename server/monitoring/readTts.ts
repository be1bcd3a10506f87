import { and, count, inArray, sql, sum } from 'drizzle-orm';
import { tts } from '../platform/db/schema';
import { isLate, lateDays, UNDERWAY } from '../tts/lateTts';
import { reading } from './reading';
import type { ReadPart } from './ReadPart';

/** Money that collectors carry, and for longer than a working day. */
export const readTts: ReadPart = async (db, offices, now) => {
  const ids = offices.map(({ id }) => id);
  const late = isLate(await lateDays(db, ids, now));
  const rows = await db
    .select({
      office: tts.officeId,
      count: count(),
      amount: sum(tts.amount).mapWith(Number),
      late: sql`count(*) filter (where ${late})`.mapWith(Number),
      lateAmount: sql`coalesce(sum(${tts.amount}) filter (where ${late}), 0)`.mapWith(Number),
    })
    .from(tts)
    .where(and(UNDERWAY, inArray(tts.officeId, ids)))
    .groupBy(tts.officeId);
  const byOffice = new Map(rows.map((row) => [row.office, row]));
  return new Map(
    ids.map((id) => {
      const found = byOffice.get(id);
      return [
        id,
        [
          reading('tts_open', found?.count ?? 0, found?.amount ?? 0),
          reading('tts_late', found?.late ?? 0, found?.lateAmount ?? 0),
        ],
      ];
    }),
  );
};
