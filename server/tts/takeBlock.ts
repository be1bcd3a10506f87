import { and, eq, isNull, inArray } from 'drizzle-orm';
import { TTS_BLOCK } from '@/lib/contract/visitTerms';
import type { TtsBlock } from '@/lib/contract/tts';
import { todayIn } from '../calendar/today';
import { holdZone } from '../offices/holdZone';
import { fiveDigits, monthOf, takeNumbers } from '../offices/takeNumbers';
import { ApiError, conflict } from '../platform/core/ApiError';
import { offices, staff, titles, ttsBlocks } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { CallContext } from '../platform/http/route';
import { readBlock, ttsPrefix, ttsSeries } from './readBlocks';

/** Blocks of this month that may be open at once, of one device and of one person. */
const MAX_OPEN = { device: 2, person: 4 };

/**
 * Gives a collector's device its next numbers, in the office and month of today; the same id gives the same block. 409: the
 * id is another's, or too many are open.
 */
export async function takeBlock({
  db,
  staff: by,
  now,
  origin,
  body: { id, device },
}: CallContext<unknown, { id: string; device: string }>): Promise<TtsBlock> {
  // What one person takes goes one after another, so that their number holds.
  await db.select({ id: staff.id }).from(staff).where(eq(staff.id, by.id)).for('no key update');
  // They still collect here, and will until this is written: whoever ends that closes what is open.
  const [still] = await db
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .where(and(eq(staff.id, by.id), eq(staff.officeId, by.office.id), titles.is_collector))
    .for('share', { of: titles });
  if (!still) throw conflict('Jabatan atau kantor Anda baru saja berubah. Muat ulang, lalu coba lagi.');
  const [had] = await db.select().from(ttsBlocks).where(eq(ttsBlocks.id, id));
  if (had) {
    if (had.collectorId !== by.id || had.device !== device)
      throw conflict('Blok nomor ini milik perangkat lain.');
    return readBlock(db, id);
  }
  const home = db.select({ id: offices.id }).from(offices).where(eq(offices.id, by.office.id));
  await holdZone(db, home);
  const [office] = await db.select().from(offices).where(inArray(offices.id, home));
  if (!office) throw new ApiError(500);
  const givenOn = todayIn(office.zone, now);
  const month = monthOf(givenOn);
  const open = await db
    .select({ device: ttsBlocks.device })
    .from(ttsBlocks)
    .where(and(eq(ttsBlocks.collectorId, by.id), eq(ttsBlocks.month, month), isNull(ttsBlocks.closedAt)));
  if (open.filter((block) => block.device === device).length >= MAX_OPEN.device) {
    throw conflict('Ponsel ini masih memegang dua blok nomor. Pakai atau tutup salah satunya dahulu.');
  }
  if (open.length >= MAX_OPEN.person) {
    throw conflict('Blok nomor Anda di ponsel lain masih terbuka. Minta supervisor menutupnya dahulu.');
  }
  const numbers = await takeNumbers(db, office.id, ttsSeries(month), TTS_BLOCK);
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const made = await db
    .insert(ttsBlocks)
    .values({
      id,
      officeId: office.id,
      collectorId: by.id,
      device,
      month,
      first,
      last,
      givenAt: now,
      givenOn,
    })
    // Somebody else's, taken at the same moment.
    .onConflictDoNothing()
    .returning({ id: ttsBlocks.id });
  if (made.length === 0) throw conflict('Blok nomor ini milik perangkat lain.');
  const prefix = ttsPrefix(office.code, month);
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'TTS_BLOCK_TAKEN', origin },
    summary: `Mengambil blok nomor tanda terima ${prefix}${fiveDigits(first)} sampai ${fiveDigits(last)}`,
    record: { type: 'tts_block', id },
  });
  return readBlock(db, id);
}
