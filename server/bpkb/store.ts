import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { BpkbBook, storeBpkb } from '@/lib/contract/bpkbBook';
import type { BpkbState } from '@/lib/contract/bpkbTerms';
import { placeLabel } from '../bpkbRecords/placeLabel';
import { writeMovement } from '../bpkbRecords/writeMovement';
import { todayIn } from '../calendar/today';
import { invalid } from '../platform/core/ApiError';
import { bpkbPlaces } from '../platform/db/schema';
import { actOn, log, setRequest, type ActCall, type HeldBook } from './holdBook';
import { isOffered } from './places';

type Call = ActCall<z.output<NonNullable<(typeof storeBpkb)['body']>>>;

/** Puts a book at a place of its office. What was approved to be lent and was not is given up by it. 422: no such place. */
export const store = (call: Call): Promise<BpkbBook> =>
  actOn(call, 'store', (held) => putAt(call, held, call.body));

/** The same for a book that is held, and that may be stored. */
export async function putAt(
  call: Omit<Call, 'body' | 'params' | 'query' | 'parts'>,
  held: HeldBook,
  { place_id, note }: Pick<Call['body'], 'place_id' | 'note'>,
): Promise<void> {
  const { db, staff, now } = call;
  const { book, contract } = held.found;
  const place = await requirePlace(call, held, place_id);
  const state = stateAfter(held);
  await writeMovement(db, book, {
    ...{ movement: 'STORED', state, at: now, byId: staff.id, note },
    ...{ placeId: place.id, place: placeLabel(place) },
  });
  if (book.state === 'REQUESTED' && state === 'STORED') await setRequest(db, held, null);
  await log(call, held, {
    action: 'BPKB_STORED',
    summary: `Menyimpan BPKB kontrak ${contract.code} di ${placeLabel(place)}`,
  });
}

/** What waits, and what is ready, stays so on another shelf. */
function stateAfter({ found: { book }, request }: HeldBook): BpkbState {
  const stays = book.state === 'MISMATCH' || book.state === 'READY' || request?.status === 'WAITING';
  return stays ? book.state : 'STORED';
}

async function requirePlace(
  { db, now }: Pick<Call, 'db' | 'now'>,
  { found: { book, at } }: HeldBook,
  id: number,
) {
  // Held: nobody switches it off meanwhile.
  const [place] = await db.select().from(bpkbPlaces).where(eq(bpkbPlaces.id, id)).for('key share');
  const isFit = place?.officeId === book.officeId && isOffered(place, todayIn(at.zone, now));
  if (!place || !isFit) throw invalid({ place_id: `Pilih tempat kantor ${at.name} dari daftar.` });
  if (place.id === book.placeId) throw invalid({ place_id: 'BPKB-nya sudah di tempat ini.' });
  return place;
}
