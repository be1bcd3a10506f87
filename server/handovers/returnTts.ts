import { eq } from 'drizzle-orm';
import type { Handover } from '@/lib/contract/handovers';
import { formatRupiah } from '@/lib/format/rupiah';
import { writeFieldActs } from '../cash/fieldActs';
import { requireCash } from '../cash/requireOpenDay';
import { attachFiles } from '../files/attachFiles';
import type { FileOwner } from '../files/FileOwner';
import { conflict, forbidden, notFound } from '../platform/core/ApiError';
import { tts } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import { idOf } from '../platform/http/idOf';
import type { StaffCall } from '../platform/http/route';
import { heldTtsOf } from './heldTtsOf';
import { findHandover, readHandover } from './readHandover';

type ReturnCall = StaffCall<{ id: string }, unknown, { to: string; file_id: number }>;

const TYPE = 'tts_return';
const MISSING = 'Tanda terima ini tidak ada.';

/** The paper by which money went back is for who may read the hand-over. */
export const returnFiles: FileOwner = {
  type: TYPE,
  async requireRead(db, person, id) {
    const { access } = person;
    if (access.is_credit_add + access.is_collector_spv + access.is_performance === 0) throw forbidden();
    const [row] = await db
      .select({ handoverId: tts.handoverId })
      .from(tts)
      .where(eq(tts.id, idOf(id, MISSING)));
    if (!row) throw notFound(MISSING);
    await findHandover(db, person, row.handoverId ?? 0);
  },
};

/**
 * Gives the money of a TTS back whose contract takes none, from the caller's open drawer against a signed paper. 403: its
 * collector, another office's. 404. 409 with the hand-over: something else is to become of it. 422: no such file.
 */
export async function returnTts(call: ReturnCall): Promise<Handover> {
  const { db, staff: by, now, origin, params, body } = call;
  const { row, handover, waits } = await heldTtsOf(call, idOf(params.id, MISSING));
  const why = !waits
    ? 'Uang tanda terima ini tidak lagi menunggu.'
    : waits.request_id !== null
      ? 'Orang kedua masih memutuskan tanda terima ini. Tolak atau tarik dulu permintaannya.'
      : waits.to_return
        ? null
        : 'Kontraknya masih menerima uang ini. Minta lagi persetujuannya.';
  if (why !== null) throw conflict(why, { current: await readHandover(db, by, handover.row.id, now) });
  await attachFiles(db, [body.file_id], {
    ...{ person: by, owner: { type: TYPE, id: row.id }, officeId: handover.row.officeId, now },
  });
  const use = { holder: by, reader: by, now };
  await requireCash(db, use, row.amount);
  await db
    .update(tts)
    .set({ state: 'RETURNED', returnedAt: now, returnedBy: by.id, returnFileId: body.file_id })
    .where(eq(tts.id, row.id));
  await writeFieldActs(db, use, [
    {
      ...{ kind: 'FIELD_RETURNED', cash: -row.amount, handover: handover.row },
      ...{ counterparty: body.to, note: row.number, tts: { id: row.id, contractCode: row.contractCode } },
    },
  ]);
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'TTS_RETURNED', origin },
    summary: `Mengembalikan ${formatRupiah(row.amount)} dari tanda terima ${row.number} kepada ${body.to}`,
    record: { type: 'handover', id: handover.row.id },
    changes: { contract_code: [row.contractCode, row.contractCode] },
  });
  return readHandover(db, by, handover.row.id, now);
}
