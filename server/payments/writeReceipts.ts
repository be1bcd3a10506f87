import { inArray } from 'drizzle-orm';
import type { ReceiptAmounts } from '@/lib/arithmetic/receiptAmounts';
import type { Receipt } from '@/lib/contract/credits';
import type { FoundContract } from '../contracts/readContract';
import { receiptColumns, takenBy, taker, toReceipt, voidedBy, voider, writtenBy } from '../credits/receipt';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { credits, staff } from '../platform/db/schema';
import { insertReceipts } from './insertReceipts';

/** Writes one receipt per share of a payment on a contract that is locked, and reads them as the API sends them. */
export async function writeReceipts(
  tx: Db,
  found: FoundContract,
  shares: readonly ReceiptAmounts[],
  by: {
    cashier: SignedIn;
    now: Date;
    date_payment: string;
    note: string;
    settlementId?: number;
    paymentId: number;
  },
): Promise<Receipt[]> {
  const { date_payment, note, settlementId, paymentId } = by;
  const common = {
    found,
    date_payment,
    note,
    paymentId,
    ...(settlementId !== undefined && { settlementId }),
  };
  const drafts = shares.map((amounts) => ({ ...common, amounts }));
  const written = await insertReceipts(tx, drafts, by);
  const receipts = await tx
    .select(receiptColumns)
    .from(credits)
    .innerJoin(staff, writtenBy)
    .innerJoin(taker, takenBy)
    .leftJoin(voider, voidedBy)
    .where(
      inArray(
        credits.id,
        written.map(({ id }) => id),
      ),
    )
    .orderBy(credits.creditTo);
  return receipts.map(toReceipt);
}
