import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { TtsBlock } from '@/lib/contract/tts';
import { requireOffice } from '../platform/auth/offices';
import { forbidden, notFound } from '../platform/core/ApiError';
import { ttsBlocks } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { CallContext } from '../platform/http/route';
import { readBlock } from './readBlocks';

const MISSING = 'Blok nomor ini tidak ada.';
/** How devices write the ids that they make. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Closes a block, by its collector or a supervisor of its office: what was not used of it never will be. One that is closed
 * stays as it is. 403, 404.
 */
export async function closeBlock(call: CallContext<{ id: string }, { reason: string }>): Promise<TtsBlock> {
  const { db, staff: by, params, body } = call;
  const [block] = UUID.test(params.id)
    ? await db.select().from(ttsBlocks).where(eq(ttsBlocks.id, params.id)).for('update')
    : [];
  if (!block) throw notFound(MISSING);
  if (block.collectorId !== by.id) {
    if (!by.access.is_collector_spv) throw forbidden('Blok nomor ini milik kolektor lain.');
    requireOffice(by, block.officeId, 'Blok nomor ini milik kantor lain.');
  }
  if (block.closedAt === null) await close(call, block.id, body.reason);
  return readBlock(db, block.id);
}

/** Closes all that these people still have: whoever leaves or no longer collects gives no TTS any more. */
export async function closeBlocksOf(
  call: Pick<CallContext<unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>,
  collectorIds: readonly number[],
  reason: string,
): Promise<void> {
  const open = await call.db
    .select({ id: ttsBlocks.id })
    .from(ttsBlocks)
    .where(and(inArray(ttsBlocks.collectorId, [...collectorIds]), isNull(ttsBlocks.closedAt)))
    .orderBy(asc(ttsBlocks.id))
    .for('update');
  for (const { id } of open) await close(call, id, reason);
}

/** Closes one that is open and locked. */
async function close(
  { db, staff: by, now, origin }: Pick<CallContext<unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>,
  id: string,
  reason: string,
): Promise<void> {
  await db
    .update(ttsBlocks)
    .set({ closedAt: now, closedBy: by.id, closeReason: reason })
    .where(eq(ttsBlocks.id, id));
  const { prefix, first, last, used } = await readBlock(db, id);
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'TTS_BLOCK_CLOSED', origin, reason },
    summary: `Menutup blok nomor tanda terima ${prefix}${first}–${last}: ${used.length} dipakai, ${last - first + 1 - used.length} tidak dipakai`,
    record: { type: 'tts_block', id },
  });
}
