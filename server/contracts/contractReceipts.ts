import { desc, eq } from 'drizzle-orm';
import type { ContractReceipt } from '@/lib/contract/contractDetail';
import type { Db } from '../platform/db/connect';
import { credits } from '../platform/db/schema';

/** Every receipt of a contract, voided ones too, newest first. */
export async function contractReceipts(db: Db, code: string): Promise<ContractReceipt[]> {
  const rows = await db
    .select()
    .from(credits)
    .where(eq(credits.contractCode, code))
    .orderBy(desc(credits.datePayment), desc(credits.id));
  return rows.map((row) => ({
    id: row.id,
    invoice: row.invoice,
    date_payment: row.datePayment,
    credit_to: row.creditTo,
    transaction_to: row.transactionTo,
    payment: row.payment,
    credit_payment: row.creditPayment,
    penalty_payment: row.penaltyPayment,
    collector_payment: row.collectorPayment,
    voided: row.voidedAt !== null,
    request_approval: row.requestApproval,
  }));
}
