import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { type bpkb, bpkbMovements } from '../platform/db/schema';

export type BookRow = typeof bpkb.$inferSelect;
type New = typeof bpkbMovements.$inferInsert;

/** What happens to a book; what is left out stays as it is not said: no place, nobody, no day. */
export type NewMovement = Pick<New, 'movement' | 'state' | 'at' | 'byId'> & Partial<New>;

/** Writes what happened to a book, which is held with its contract; the book follows. Returns its id. */
export async function writeMovement(
  tx: Db,
  { id: bpkbId, officeId, contractCode }: Pick<BookRow, 'id' | 'officeId' | 'contractCode'>,
  movement: NewMovement,
): Promise<number> {
  const [written] = await tx
    .insert(bpkbMovements)
    .values({ bpkbId, officeId, contractCode, ...movement })
    .returning({ id: bpkbMovements.id });
  if (!written) throw new ApiError(500);
  return written.id;
}
