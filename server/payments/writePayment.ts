import { inArray } from 'drizzle-orm';
import type { ReceiptAmounts } from '@/lib/arithmetic/receiptAmounts';
import type { Receipt } from '@/lib/contract/credits';
import { receiptColumns, takenBy, taker, toReceipt, voidedBy, voider, writtenBy } from '../credits/receipt';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { credits, staff } from '../platform/db/schema';
import { insertPayments, type PaymentDraft } from './insertPayments';
import { insertReceipts } from './insertReceipts';

/** Writes an act of paying on a locked contract with its receipts, and reads these as the API sends them. */
export async function writePayment(
  tx: Db,
  act: PaymentDraft & { note: string; settlementId?: number },
  amounts: readonly ReceiptAmounts[],
  by: { cashier: SignedIn; now: Date },
): Promise<{ paymentId: number; receipts: Receipt[] }> {
  const { found, date_payment, note, settlementId } = act;
  const [paymentId = 0] = await insertPayments(tx, [act], { staffId: by.cashier.id, now: by.now });
  const common = { found, date_payment, note, paymentId, settlementId };
  const written = await insertReceipts(
    tx,
    amounts.map((one) => ({ ...common, amounts: one })),
    by,
  );
  const ids = written.map(({ id }) => id);
  const rows = await tx
    .select(receiptColumns)
    .from(credits)
    .innerJoin(staff, writtenBy)
    .innerJoin(taker, takenBy)
    .leftJoin(voider, voidedBy)
    .where(inArray(credits.id, ids))
    .orderBy(credits.creditTo);
  return { paymentId, receipts: rows.map(toReceipt) };
}
