import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { bpkb } from '../platform/db/schema';

/** From now on a book secures the contract that carries on; awaited or here, it stays the same book. */
export async function moveBook(tx: Db, from: string, to: string): Promise<void> {
  await tx.update(bpkb).set({ contractCode: to }).where(eq(bpkb.contractCode, from));
}
