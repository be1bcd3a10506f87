import { desc, eq } from 'drizzle-orm';
import { formatRupiah } from '@/lib/format/rupiah';
import type { FoundContract } from '../contracts/readContract';
import type { SignedIn } from '../platform/auth/session';
import { conflict, type ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { credits, staff } from '../platform/db/schema';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import { cardOf } from './paymentCard';

/** 409 for a payment on a card that is no longer that: who took the last payment, and the card as it is now. */
export async function changedCard(
  db: Db,
  person: SignedIn,
  found: FoundContract,
  now: Date,
  why = 'Kartu piutang ini berubah sejak Anda membukanya.',
): Promise<ApiError> {
  const [last] = await db
    .select({ receipt: credits, name: staff.name })
    .from(credits)
    .innerJoin(staff, eq(staff.id, credits.inputBy))
    .where(eq(credits.contractCode, found.contract.code))
    .orderBy(desc(credits.id))
    .limit(1);
  const words = last ? ` ${lastReceiptText(last.receipt, last.name, found.office.zone)}` : '';
  return conflict(`${why}${words} Belum ada yang disimpan; periksa kartu yang baru.`, {
    current: await cardOf(db, person, found, now),
  });
}

function lastReceiptText(receipt: typeof credits.$inferSelect, name: string, zone: string): string {
  const state = receipt.voidedAt ? ', sudah dibatalkan' : '';
  return `Nota terakhir: ${receipt.invoice}, ${formatRupiah(receipt.payment)} untuk angsuran ke-${receipt.creditTo}, dicatat ${name} pada ${formatInstantIn(receipt.createdAt, zone)}${state}.`;
}
