import { eq } from 'drizzle-orm';
import { hasAny } from '@/lib/contract/access';
import { BPKB_REQUEST_READERS } from '@/lib/contract/bpkbRequests';
import type { FileOwner } from '../files/FileOwner';
import { forbidden, notFound } from '../platform/core/ApiError';
import { bpkbMovements } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import { findBook } from './bookRow';
import { BPKB_MOVEMENT, BPKB_REQUEST } from './owners';
import { readRequest } from './requestRow';

const NO_MOVEMENT = 'Catatan BPKB ini tidak ada.';

/** Pictures and papers are for who keeps the book; of what a second person decides, for whoever may decide it too. */
export const bpkbMovementFiles: FileOwner = {
  type: BPKB_MOVEMENT,
  async requireRead(db, person, id) {
    const [movement] = await db
      .select({ bpkbId: bpkbMovements.bpkbId, request: bpkbMovements.requestId })
      .from(bpkbMovements)
      .where(eq(bpkbMovements.id, idOf(id, NO_MOVEMENT)));
    if (!movement) throw notFound(NO_MOVEMENT);
    if (person.access.is_inventory === 1) return void (await findBook(db, person, movement.bpkbId));
    if (person.access.is_credit_approval !== 1 || movement.request === null) throw forbidden();
    await readRequest(db, person, String(movement.request));
  },
};

/** What a request was asked with is for who may read it. */
export const bpkbRequestFiles: FileOwner = {
  type: BPKB_REQUEST,
  async requireRead(db, person, id) {
    if (!hasAny(person.access, BPKB_REQUEST_READERS)) throw forbidden();
    await readRequest(db, person, id);
  },
};
