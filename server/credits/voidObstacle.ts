import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/connect';
import { contracts, credits } from '../db/schema';
import { conflict, type ApiError } from '../http/ApiError';
import { tanggalJam } from '../words/tanggal';
import type { ReceiptRow } from './receipt';

/** Contracts whose balance went elsewhere on the strength of their receipts. */
export const CLOSED_WORDS: Partial<Record<typeof contracts.$inferSelect.status, string>> = {
  SETTLED_EARLY: 'dilunasi dipercepat: potongan pelunasannya dihitung dari nota ini',
  RESTRUCTURED: 'direstrukturisasi: sisanya sudah dipindahkan ke kontrak lain',
  CANCELLED: 'dibatalkan',
};

/**
 * 409 for a receipt that cannot be voided, or null. A voided receipt leaves the card as if it had never been; so
 * receipts after it on the same instalment, whose remainder and penalty were reckoned on it, are voided first.
 */
export async function voidObstacle(db: Db, receipt: ReceiptRow, zone: string): Promise<ApiError | null> {
  const done = voided(receipt, zone);
  if (done) return done;
  const later = await laterOnInstalment(db, receipt);
  if (later.length > 0) {
    return conflict(
      `Nota ini belum dapat dibatalkan. Batalkan dulu ${later.join(', ')}: dihitung dari nota ini pada angsuran yang sama.`,
      { later },
    );
  }
  const [contract] = await db
    .select({ status: contracts.status })
    .from(contracts)
    .where(eq(contracts.code, receipt.contractCode));
  const closed = contract && CLOSED_WORDS[contract.status];
  return closed
    ? conflict(`Nota ini tidak dapat dibatalkan. Kontrak ${receipt.contractCode} ${closed}.`)
    : null;
}

/** 409 for a receipt that is void already, saying who voided it and when; null where it counts. */
export function voided(receipt: ReceiptRow, zone: string): ApiError | null {
  if (!receipt.voidedAt) return null;
  const at = tanggalJam(receipt.voidedAt, zone);
  return conflict(`Nota ini sudah dibatalkan oleh ${receipt.voiderName ?? 'seseorang'} pada ${at}.`, {
    voided_at: receipt.voidedAt.toISOString(),
  });
}

/** Numbers of the receipts that came after it on its instalment, newest first: the order in which they go. */
async function laterOnInstalment(db: Db, receipt: ReceiptRow): Promise<string[]> {
  const rows = await db
    .select({ invoice: credits.invoice })
    .from(credits)
    .where(
      and(
        eq(credits.contractCode, receipt.contractCode),
        eq(credits.creditTo, receipt.creditTo),
        gt(credits.transactionTo, receipt.transactionTo),
        isNull(credits.voidedAt),
      ),
    )
    .orderBy(desc(credits.transactionTo));
  return rows.map((row) => row.invoice);
}
