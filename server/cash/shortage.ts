import { eq } from 'drizzle-orm';
import { formatRupiah } from '@/lib/format/rupiah';
import { conflict, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { fieldShortages, shortageSettlements } from '../platform/db/schema';

export type ShortageRow = typeof fieldShortages.$inferSelect;

/** A shortage ("Kurang setor"), held until the transaction ends; 404. */
export async function lockShortage(tx: Db, id: number): Promise<ShortageRow> {
  const [row] = await tx.select().from(fieldShortages).where(eq(fieldShortages.id, id)).for('update');
  if (!row) throw notFound('Kurang setor ini tidak ada.');
  return row;
}

/** What is still owed of it, rupiah. */
export const owedOfShortage = ({ amount, settled }: Pick<ShortageRow, 'amount' | 'settled'>) =>
  amount - settled;

/** Settles a part of a shortage that is held; the database sums. 409: more than is owed. */
export async function settleShortage(
  tx: Db,
  shortage: ShortageRow,
  settlement: Omit<typeof shortageSettlements.$inferInsert, 'shortageId'>,
): Promise<void> {
  const owed = owedOfShortage(shortage);
  if (settlement.amount > owed)
    throw conflict(`Kurang setor ini tinggal ${formatRupiah(owed)}. Belum ada yang disimpan.`);
  await tx.insert(shortageSettlements).values({ ...settlement, shortageId: shortage.id });
}
