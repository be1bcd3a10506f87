import { eq } from 'drizzle-orm';
import { carriedOn } from '../payments/fieldAccounts';
import { lockContracts } from '../contracts/readContracts';
import { forbidden, notFound } from '../platform/core/ApiError';
import { tts } from '../platform/db/schema';
import type { Call } from '../requests/engine/Subject';
import { findHandover, waitingFor } from './readHandover';
import { holdTts, readTts } from './readTts';

/**
 * A TTS that was handed in, its contract and what carries that on held, with its hand-over and what it waits for (undefined:
 * nothing any more). 403: its collector's own, another office's. 404.
 */
export async function heldTtsOf({ db, staff: by, now }: Call, id: number) {
  const [seen] = await db.select().from(tts).where(eq(tts.id, id));
  if (!seen || seen.handoverId === null) throw notFound('Tanda terima ini tidak ada pada setoran mana pun.');
  const handover = await findHandover(db, by, seen.handoverId);
  if (seen.collectorId === by.id) throw forbidden('Uang setoran Anda sendiri diurus oleh kasir lain.');
  const goesTo = await carriedOn(db, [seen.contractCode]);
  await lockContracts(db, [...new Set([seen.contractCode, ...goesTo.values()])]);
  await holdTts(db, [id]);
  const [row] = await readTts(db, eq(tts.id, id));
  if (!row) throw notFound('Tanda terima ini tidak ada.');
  const waits = (await waitingFor(db, [row], now)).get(id);
  return { row, handover, waits };
}
