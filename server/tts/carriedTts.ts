import { and, asc, count, eq, inArray, sum } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { offices, tts } from '../platform/db/schema';

/** Money that somebody took in the field and has not handed in, by office. Rupiah. */
export interface CarriedTts {
  officeId: number;
  office: string;
  count: number;
  amount: number;
}

/** What these people carry: their TTS that are OPEN. */
export const carriedTts = async (db: Db, staffIds: readonly number[]): Promise<CarriedTts[]> =>
  db
    .select({
      officeId: offices.id,
      office: offices.name,
      count: count(),
      amount: sum(tts.amount).mapWith(Number),
    })
    .from(tts)
    .innerJoin(offices, eq(offices.id, tts.officeId))
    .where(and(inArray(tts.collectorId, [...staffIds]), eq(tts.state, 'OPEN')))
    .groupBy(offices.id)
    .orderBy(asc(offices.id));
