import { eq } from 'drizzle-orm';
import type { Tts } from '@/lib/contract/tts';
import { formatRupiah } from '@/lib/format/rupiah';
import { notify } from '../notifications/notify';
import { requireOffice } from '../platform/auth/offices';
import { conflict, forbidden, notFound } from '../platform/core/ApiError';
import { tts } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import { idOf } from '../platform/http/idOf';
import type { CallContext } from '../platform/http/route';
import { readTts } from './readTts';

const MISSING = 'Tanda terima ini tidak ada.';

/** Voids a TTS that is OPEN; its collector is told. 403: one's own, or another office's. 404. 409: it is not OPEN any more. */
export async function voidTts({
  db,
  staff: by,
  now,
  origin,
  params,
  body: { reason },
}: CallContext<{ id: string }, { reason: string }>): Promise<Tts> {
  const [row] = await db
    .select()
    .from(tts)
    .where(eq(tts.id, idOf(params.id, MISSING)))
    .for('update');
  if (!row) throw notFound(MISSING);
  requireOffice(by, row.officeId, 'Tanda terima ini milik kantor lain.');
  if (row.collectorId === by.id) throw forbidden('Tanda terima sendiri dibatalkan oleh orang lain.');
  if (row.state !== 'OPEN') {
    throw conflict('Tanda terima ini tidak lagi dibawa kolektor, jadi tidak dapat dibatalkan.', {
      current: await readTts(db, row.id, now),
    });
  }
  await db
    .update(tts)
    .set({ state: 'VOID', voidedAt: now, voidedBy: by.id, voidReason: reason })
    .where(eq(tts.id, row.id));
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'TTS_VOIDED', origin, reason },
    summary: `Membatalkan tanda terima ${row.number} sebesar ${formatRupiah(row.amount)}`,
    record: { type: 'contract', id: row.contractCode },
  });
  const message = `${by.name} membatalkan ${row.number} sebesar ${formatRupiah(row.amount)}: ${reason}`;
  const told = { title: 'Tanda terima dibatalkan', message, source: 'collector', link: '' } as const;
  await notify(db, [row.collectorId], told, now);
  return readTts(db, row.id, now);
}
