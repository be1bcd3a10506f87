import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { fiduciaries } from '../platform/db/schema';

/**
 * What secured a contract secures the one that carries it on: deed and certificate are recorded there too, where the days go
 * on. The old record stays as it was, and is not changed any more.
 */
export async function carryFiduciary(tx: Db, from: string, to: string): Promise<void> {
  const [row] = await tx.select().from(fiduciaries).where(eq(fiduciaries.contractCode, from));
  if (!row) return;
  const { deedNumber, deedOn, notary, certificateNumber, certificateOn, removedOn } = row;
  await tx.insert(fiduciaries).values({
    ...{ contractCode: to, deedNumber, deedOn, notary, certificateNumber, certificateOn, removedOn },
  });
}
