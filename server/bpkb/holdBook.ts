import { eq } from 'drizzle-orm';
import type { BpkbAct, BpkbBook } from '@/lib/contract/bpkbBook';
import { holdContract } from '../contracts/readContract';
import { conflict, forbidden, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { bpkb } from '../platform/db/schema';
import { writeHistory, type HistoryLine } from '../platform/history/writeHistory';
import { idOf } from '../platform/http/idOf';
import type { StaffCall } from '../platform/http/route';
import { actsOf, isOwnPreparation, type KnownBook } from './bookActs';
import { knowBook, readBook, toBook } from './bookPage';
import { findBook, GONE } from './bookRow';
import { STATE_WORDS } from './words';

export type ActCall<B extends { version: number }> = StaffCall<{ id: string }, unknown, B>;
export type HeldBook = KnownBook;

/** Holds the contract of a book, then the book, so that neither changes until the transaction ends. 404. */
export async function holdBookRow(tx: Db, id: number): Promise<void> {
  const codeOf = async (held: boolean) => {
    const query = tx.select({ code: bpkb.contractCode }).from(bpkb).where(eq(bpkb.id, id));
    const [row] = await (held ? query.for('update') : query);
    if (!row) throw notFound(GONE);
    return row.code;
  };
  let code = await codeOf(false);
  for (;;) {
    await holdContract(tx, code);
    const now = await codeOf(true);
    if (now === code) return;
    // It carried on meanwhile, and secures another contract now.
    code = now;
  }
}

/**
 * Does an act on a book that is held as it was seen, and answers with the book as it is then. 404, 403; 409: it is not as it
 * was seen, or does not allow it.
 */
export async function actOn<B extends { version: number }>(
  call: ActCall<B>,
  act: BpkbAct,
  does: (held: HeldBook) => Promise<void>,
): Promise<BpkbBook> {
  const { db, staff, now, params, body } = call;
  const id = idOf(params.id, GONE);
  await findBook(db, staff, id);
  await holdBookRow(db, id);
  const held = await knowBook(db, await findBook(db, staff, id), now);
  const { version, state } = held.found.book;
  const refuse = async (message: string) =>
    conflict(message, { version: body.version, current: await toBook(db, staff, held, now) });
  if (version !== body.version)
    throw await refuse('BPKB ini berubah sejak Anda membukanya. Periksa sekali lagi.');
  const allowed = actsOf(held, staff)[act];
  if (!allowed) throw await refuse(`Tidak dapat dilakukan: BPKB ini ${STATE_WORDS[state]}.`);
  if (allowed.obstacle !== null) {
    if (act === 'hand_over' && isOwnPreparation(held, staff)) throw forbidden(allowed.obstacle);
    throw await refuse(allowed.obstacle);
  }
  await does(held);
  return readBook(db, staff, id, now);
}

/** What was done to a book, for the log. */
export async function log(
  { db, staff, now, origin }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>,
  { found: { book } }: Pick<HeldBook, 'found'>,
  line: Pick<HistoryLine, 'action' | 'summary' | 'reason' | 'changes'>,
): Promise<void> {
  await writeHistory(db, {
    ...{ at: now, staffId: staff.id, origin, record: { type: 'bpkb', id: book.id }, ...line },
  });
}

/** What waits of a book from now on; null: nothing. */
export async function setRequest(
  db: Db,
  { found: { book } }: Pick<HeldBook, 'found'>,
  requestId: number | null,
) {
  await db.update(bpkb).set({ requestId }).where(eq(bpkb.id, book.id));
}
