import { and, asc, eq, type SQL } from 'drizzle-orm';
import { anyOf } from '../platform/db/anyOf';
import type { Db } from '../platform/db/connect';
import { contracts, customers, tts } from '../platform/db/schema';

/** A TTS with the borrower's name. */
export type NamedTts = typeof tts.$inferSelect & { customerName: string };

/** TTS in the order in which they are posted: by day, then number. */
export async function readTts(db: Db, where: SQL | undefined): Promise<NamedTts[]> {
  const rows = await db
    .select({ row: tts, customerName: customers.name })
    .from(tts)
    .innerJoin(contracts, eq(contracts.code, tts.contractCode))
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .where(where)
    .orderBy(asc(tts.day), asc(tts.number));
  return rows.map(({ row, customerName }) => ({ ...row, customerName }));
}

/** OPEN TTS of a collector at an office. */
export const openOf = (collectorId: number, officeId: number) =>
  and(eq(tts.collectorId, collectorId), eq(tts.officeId, officeId), eq(tts.state, 'OPEN'));

/** Holds TTS until the transaction ends; their contracts are held already. */
export async function holdTts(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.select({ id: tts.id }).from(tts).where(anyOf(tts.id, ids)).orderBy(asc(tts.id)).for('update');
}
