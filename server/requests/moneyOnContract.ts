import { and, asc, eq, isNull } from 'drizzle-orm';
import { formatRupiah } from '@/lib/format/rupiah';
import { statementsToPost } from '../imports/statementsToPost';
import { depositBalance } from '../contracts/depositBalance';
import type { Db } from '../platform/db/connect';
import { credits } from '../platform/db/schema';

/** Names enough of them to be found. */
const NAMED = 3;

/** What of a contract's money counts, in words; null: none of it. Receipts that are void count nowhere. */
export async function receiptsOn(db: Db, code: string): Promise<string | null> {
  const rows = await db
    .select({ invoice: credits.invoice })
    .from(credits)
    .where(and(eq(credits.contractCode, code), isNull(credits.voidedAt)))
    .orderBy(asc(credits.id));
  if (rows.length === 0) return null;
  const named = rows.slice(0, NAMED).map((row) => row.invoice);
  const more = rows.length > NAMED ? ` dan ${rows.length - NAMED} lagi` : '';
  return `Sudah ada nota yang berlaku: ${named.join(', ')}${more}.`;
}

/** Money of the customer that waits beside the card, in words; null: none. */
export async function moneyBesideCard(db: Db, code: string): Promise<string | null> {
  const deposit = await depositBalance(db, code);
  if (deposit !== 0) {
    return `Masih ada titipan ${formatRupiah(deposit)}. Kembalikan dulu titipannya.`;
  }
  const [statement] = await statementsToPost(db, code);
  if (statement === undefined) return null;
  return `Masih ada baris mutasi bank ${statement} yang cocok dengan kontrak ini dan belum diposting. Putuskan dulu baris itu.`;
}
