import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { BpkbCount, settleBpkbFinding } from '@/lib/contract/bpkbCounts';
import { SETTLED_BY, type BpkbFinding, type BpkbSettlement } from '@/lib/contract/bpkbCountTerms';
import { attach } from '../bpkb/attach';
import { actsOf } from '../bpkb/bookActs';
import { knowBook } from '../bpkb/bookPage';
import { bookOf } from '../bpkb/bookRow';
import { holdBookRow, type HeldBook } from '../bpkb/holdBook';
import { putAt } from '../bpkb/store';
import { STATE_WORDS } from '../bpkb/words';
import { conflict, invalid } from '../platform/core/ApiError';
import { bpkbFindings } from '../platform/db/schema';
import { findingOf } from './findings';
import { actOn, log, type ActCall } from './holdCount';
import { findingOwner } from './owners';

type Call = ActCall<z.output<NonNullable<(typeof settleBpkbFinding)['body']>>>;
type Finding = typeof bpkbFindings.$inferSelect;

/** Inside a sentence. */
const FOUND_WORDS: Readonly<Record<BpkbFinding, string>> = {
  MISSING: 'tidak ditemukan',
  MISPLACED: 'salah tempat',
  SURPLUS: 'tidak tercatat di sini',
  MOVED: 'berpindah selama dihitung',
};
const SETTLED_WORDS: Readonly<Record<BpkbSettlement, string>> = {
  FOUND: 'ditemukan',
  STORED: 'dicatat di tempatnya sekarang',
  PUT_BACK: 'dikembalikan ke tempatnya',
  RECORDED: 'sudah dicatat',
  EXPLAINED: 'dijelaskan',
};

/** Settles one that differs; what it takes of the book is done by the book's own rules. */
export const settleFinding = (call: Call): Promise<BpkbCount> =>
  actOn(call, 'settle', async ({ found }) => {
    const { db, staff, now, body } = call;
    const { book_id: bookId, settlement, note, file_ids } = body;
    const known = await findingOf(db, found.count.id, bookId);
    if (!known) throw invalid({ book_id: 'BPKB ini bukan selisih hitungan ini.' });
    requireFit(call, known.finding);
    // The contract, then the book, as every act on it.
    await holdBookRow(db, bookId);
    const { finding, open, recorded } = (await findingOf(db, found.count.id, bookId)) ?? known;
    if (!open) throw conflict('Selisih ini sudah diselesaikan. Periksa sekali lagi.');
    if (settlement === 'RECORDED' && !recorded) throw conflict(NOT_RECORDED);
    const held = await knowBook(db, await bookOf(db, bookId), now);
    const place = { FOUND: body.place_id, STORED: finding.foundPlaceId, PUT_BACK: finding.expectedPlaceId };
    if (settlement === 'FOUND' || settlement === 'STORED')
      await putWhereItLies(call, held, place[settlement] ?? 0);
    if (settlement === 'PUT_BACK' && held.found.book.placeId !== place.PUT_BACK)
      throw conflict(
        'BPKB ini sudah dipindahkan sejak hitungan ditutup, jadi tidak dikembalikan ke tempat semula.',
      );
    await attach(
      call,
      { found: { ...held.found, book: { ...held.found.book, officeId: found.count.officeId } } },
      findingOwner(finding.id),
      { file_ids },
      { pictures: true },
    );
    const { request } = held;
    const loss = request?.kind === 'LOST' && request.status === 'WAITING' ? request.id : null;
    await db
      .update(bpkbFindings)
      .set({
        ...{ settlement, note, settledBy: staff.id, settledAt: now },
        requestId: settlement === 'RECORDED' ? loss : null,
      })
      .where(eq(bpkbFindings.id, finding.id));
    await log(call, found.count.id, {
      action: 'BPKB_COUNT_SETTLED',
      summary: `Menyelesaikan BPKB kontrak ${held.found.contract.code} yang ${FOUND_WORDS[finding.finding]}: ${SETTLED_WORDS[settlement]}`,
      ...(note !== '' && { reason: note }),
      changes: { bpkb_id: [null, bookId] },
    });
    return {};
  });

const NOT_RECORDED =
  'Belum ada catatan pada BPKB ini sejak hitungan ditutup yang menjelaskannya. Catat dahulu di halaman BPKB-nya.';

/** 422: no way of this finding, or something that it needs is not there. */
function requireFit({ body: { settlement, place_id, note, file_ids } }: Call, { finding }: Finding): void {
  if (!SETTLED_BY[finding].includes(settlement))
    throw invalid({ settlement: `BPKB yang ${FOUND_WORDS[finding]} tidak diselesaikan begitu.` });
  const isFound = settlement === 'FOUND';
  if (isFound && file_ids.length === 0) throw invalid({ file_ids: 'Lampirkan foto BPKB-nya.' });
  if (isFound !== (place_id !== null))
    throw invalid({
      place_id: isFound ? 'Pilih tempat BPKB ini ditemukan.' : 'Tempatnya tidak dipilih di sini.',
    });
  if (settlement === 'EXPLAINED' && note === '') throw invalid({ note: 'Tulis penjelasannya.' });
}

/** Records a book where it lies, where that is not recorded yet; it must be one that may be stored. */
async function putWhereItLies(call: Call, held: HeldBook, placeId: number): Promise<void> {
  const { book } = held.found;
  const allowed = actsOf(held, call.staff).store;
  if (!allowed) throw conflict(`Tidak dapat disimpan: BPKB ini ${STATE_WORDS[book.state]}.`);
  if (allowed.obstacle !== null) throw conflict(allowed.obstacle);
  if (book.placeId !== placeId) await putAt(call, held, { place_id: placeId, note: call.body.note });
}
