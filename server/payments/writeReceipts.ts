import { eq, inArray, max } from 'drizzle-orm';
import type { ReceiptAmounts } from '@/lib/arithmetic/receiptAmounts';
import { columnsOf, receiptColumns, toReceipt, voidedBy, voider, writtenBy } from '../credits/receipt';
import type { Receipt } from '@/lib/contract/credits';
import type { SignedIn } from '../auth/session';
import type { FoundContract } from '../contracts/readContract';
import type { Db } from '../db/connect';
import { credits, staff } from '../db/schema';
import { nextInvoices } from './invoiceNumbers';

/** Writes one receipt per share with the next numbers of the contract's office; the contract is locked. */
export async function writeReceipts(
  tx: Db,
  found: FoundContract,
  shares: readonly ReceiptAmounts[],
  by: { cashier: SignedIn; now: Date; today: string; date_payment: string; note: string },
): Promise<Receipt[]> {
  const { contract, customer, office } = found;
  const transactions = await lastTransactions(tx, contract.code);
  const invoices = await nextInvoices(tx, office, by.today, shares.length);
  const rows = shares.map((share, index) => ({
    ...columnsOf({
      ...share,
      // A voided transaction keeps its number.
      transaction_to: (transactions.get(share.credit_to) ?? 0) + 1,
      contract_code: contract.code,
      invoice: invoices[index] ?? '',
      date_invoice: by.today,
      date_payment: by.date_payment,
      cashier: by.cashier.name.slice(0, 60),
      note: by.note,
    }),
    officeId: office.id,
    customerName: customer.name,
    inputBy: by.cashier.id,
    createdAt: by.now,
    updatedAt: by.now,
  }));
  const written = await tx.insert(credits).values(rows).returning({ id: credits.id });
  const ids = written.map((row) => row.id);
  const receipts = await tx
    .select(receiptColumns)
    .from(credits)
    .innerJoin(staff, writtenBy)
    .leftJoin(voider, voidedBy)
    .where(inArray(credits.id, ids))
    .orderBy(credits.creditTo);
  return receipts.map(toReceipt);
}

async function lastTransactions(tx: Db, code: string): Promise<Map<number, number>> {
  const rows = await tx
    .select({ line: credits.creditTo, last: max(credits.transactionTo) })
    .from(credits)
    .where(eq(credits.contractCode, code))
    .groupBy(credits.creditTo);
  return new Map(rows.map((row) => [row.line, row.last ?? 0]));
}
