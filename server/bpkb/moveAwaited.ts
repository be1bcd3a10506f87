import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { bpkb } from '../platform/db/schema';

/**
 * Books that have not come yet are awaited at the office that has their contracts now. One that is here already lies where
 * it lies: it goes to another office as a book does, by its own movements.
 */
export async function moveAwaited(tx: Db, contractCodes: readonly string[], officeId: number): Promise<void> {
  await tx
    .update(bpkb)
    .set({ officeId })
    .where(and(inArray(bpkb.contractCode, [...contractCodes]), eq(bpkb.state, 'NOT_RECEIVED')));
}
