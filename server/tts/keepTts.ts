import { and, asc, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import { ttsDayError } from '@/lib/collection/visitErrors';
import { todayIn } from '../calendar/today';
import { holdZone } from '../offices/holdZone';
import { fiveDigits } from '../offices/takeNumbers';
import { conflict, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, tts, ttsBlocks } from '../platform/db/schema';
import { ttsPrefix } from './readBlocks';

/** A number of a block that nobody has used, held until the transaction ends. */
export interface HeldNumber {
  block: typeof ttsBlocks.$inferSelect;
  nth: number;
  /** `{office}/K{YYMM}/{00001}`. */
  number: string;
  /** The block's office. */
  zone: string;
  /** The number before that is here, and the number after. */
  before: Beside | null;
  after: Beside | null;
}

interface Beside {
  at: Date;
  day: string;
}

/**
 * Holds a number of one of that collector's blocks, also after it was closed: the money was taken. 422: no such number of
 * theirs. 409: it is used.
 */
export async function holdNumber(
  db: Db,
  collectorId: number,
  { block: id, nth }: { block: string; nth: number },
): Promise<HeldNumber> {
  const [block] = await db.select().from(ttsBlocks).where(eq(ttsBlocks.id, id)).for('update');
  if (block?.collectorId !== collectorId) {
    throw invalid({ 'tts.block': 'Blok nomor ini bukan milik Anda.' });
  }
  if (nth < block.first || nth > block.last) {
    throw invalid({ 'tts.nth': 'Nomor ini tidak ada di blok itu.' });
  }
  const used = await db.$count(tts, and(eq(tts.blockId, id), eq(tts.nth, nth)));
  if (used > 0) throw conflict('Nomor tanda terima ini sudah dipakai kunjungan lain.');
  const own = eq(offices.id, block.officeId);
  await holdZone(db, db.select({ id: offices.id }).from(offices).where(own));
  const [office] = await db.select({ code: offices.code, zone: offices.zone }).from(offices).where(own);
  const { code = '', zone = '' } = office ?? {};
  const number = ttsPrefix(code, block.month) + fiveDigits(nth);
  const [before, after] = [
    await beside(db, id, lt(tts.nth, nth), desc(tts.nth)),
    await beside(db, id, gt(tts.nth, nth), asc(tts.nth)),
  ];
  return { block, nth, number, zone, before, after };
}

async function beside(db: Db, block: string, side: SQL, order: SQL): Promise<Beside | null> {
  const [row] = await db
    .select({ at: tts.at, day: tts.day })
    .from(tts)
    .where(and(eq(tts.blockId, block), side))
    .orderBy(order)
    .limit(1);
  return row ?? null;
}

/** Between which moments a number can have been given: its block was, and those around it were. */
export const timesOf = ({ block, before, after }: HeldNumber) => ({
  since: before?.at ?? block.givenAt,
  until: after?.at ?? null,
});

/** What a TTS is given for. Rupiah. */
export interface GivenTts {
  visitId: string;
  contractCode: string;
  amount: number;
  /** The visit's corrected time. */
  at: Date;
  receivedAt: Date;
}

/** The day of a number in its block's office. 422: another month, or days would fall with rising numbers. */
export function dayOfNumber({ block, before, after, zone }: HeldNumber, at: Date): string {
  const day = todayIn(zone, at);
  const days = { month: block.month, before: before?.day ?? null, after: after?.day ?? null };
  const wrong = ttsDayError(day, days);
  if (wrong !== null) throw invalid({ 'tts.nth': wrong });
  return day;
}

/** Keeps a TTS with its visit, which is written already. */
export async function keepTts(
  db: Db,
  { block, nth, number }: HeldNumber,
  day: string,
  given: GivenTts,
): Promise<void> {
  const { officeId, collectorId } = block;
  await db.insert(tts).values({ number, blockId: block.id, nth, officeId, collectorId, day, ...given });
}
