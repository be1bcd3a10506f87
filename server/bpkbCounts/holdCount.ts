import { eq } from 'drizzle-orm';
import type { BpkbCount, BpkbCountAct } from '@/lib/contract/bpkbCounts';
import type { BpkbCountState } from '@/lib/contract/bpkbCountTerms';
import { conflict, forbidden } from '../platform/core/ApiError';
import { bpkbCounts } from '../platform/db/schema';
import { writeHistory, type HistoryLine } from '../platform/history/writeHistory';
import { idOf } from '../platform/http/idOf';
import type { StaffCall } from '../platform/http/route';
import { actsOf, type KnownCount } from './countActs';
import { knownCount, readCount, toCount } from './countPage';
import { findCount, GONE } from './countRow';

export type ActCall<B extends { version: number }> = StaffCall<{ id: string }, unknown, B>;

export const STATE_WORDS: Readonly<Record<BpkbCountState, string>> = {
  OPEN: 'masih dihitung',
  CLOSED: 'sudah ditutup',
  FINISHED: 'sudah selesai',
  CANCELLED: 'sudah dibatalkan',
};

/** What an act makes of a count. */
type Set = Partial<typeof bpkbCounts.$inferInsert>;

/**
 * Does an act on a count that is held as it was seen, and answers with the count as it is then. 404, 403; 409: it is not as
 * it was seen, or does not allow it.
 */
export async function actOn<B extends { version: number }>(
  call: ActCall<B>,
  act: BpkbCountAct,
  does: (known: KnownCount) => Promise<Set>,
): Promise<BpkbCount> {
  const { db, staff, params, body } = call;
  const id = idOf(params.id, GONE);
  await findCount(db, staff, id);
  // Whoever is sending codes has them counted first, or not at all.
  await db.select({ id: bpkbCounts.id }).from(bpkbCounts).where(eq(bpkbCounts.id, id)).for('update');
  const known = await knownCount(db, staff, id);
  const { version, state } = known.found.count;
  const refuse = (message: string) =>
    conflict(message, { version: body.version, current: toCount(known, staff) });
  if (version !== body.version)
    throw refuse('Hitungan ini berubah sejak Anda membukanya. Periksa sekali lagi.');
  const allowed = actsOf(known, staff)[act];
  if (!allowed) throw refuse(`Tidak dapat dilakukan: hitungan ini ${STATE_WORDS[state]}.`);
  if (allowed.obstacle !== null) throw allowed.own ? forbidden(allowed.obstacle) : refuse(allowed.obstacle);
  const set = await does(known);
  await db
    .update(bpkbCounts)
    .set({ ...set, version: version + 1 })
    .where(eq(bpkbCounts.id, id));
  return readCount(db, staff, id);
}

/** What was done to a count, for the log. */
export async function log(
  { db, staff, now, origin }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>,
  id: number,
  line: Pick<HistoryLine, 'action' | 'summary' | 'reason' | 'changes'>,
): Promise<void> {
  await writeHistory(db, {
    ...{ at: now, staffId: staff.id, origin, record: { type: 'bpkb_count', id }, ...line },
  });
}

/** Which shelves it counts, inside a sentence. */
export const shelvesOf = ({ count, office }: Pick<KnownCount['found'], 'count' | 'office'>): string =>
  count.safe === null ? `kantor ${office.name}` : `${count.safe} kantor ${office.name}`;
