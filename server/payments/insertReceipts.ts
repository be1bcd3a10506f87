import { max, sql } from 'drizzle-orm';
import type { ReceiptAmounts } from '@/lib/arithmetic/receiptAmounts';
import { todayIn } from '../calendar/today';
import type { FoundContract } from '../contracts/readContract';
import { columnsOf } from '../credits/receipt';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { anyOf } from '../platform/db/anyOf';
import { insertMany } from '../platform/db/insertMany';
import { credits } from '../platform/db/schema';
import { nextInvoices } from './invoiceNumbers';

/** One receipt that is to be written; its contract is locked. */
export interface ReceiptDraft {
  found: FoundContract;
  amounts: ReceiptAmounts;
  date_payment: string;
  note: string;
  /** The line of a bank statement that it comes from. */
  importRowId?: number;
  /** The early settlement that it is a part of. */
  settlementId?: number;
  /** The act of paying that it is a part of. */
  paymentId?: number;
}

/** A receipt that was written. */
export interface WrittenReceipt extends ReceiptDraft {
  id: number;
  invoice: string;
}

/**
 * Writes receipts in their order with the next numbers of their contracts' offices, dated on each office's today. The
 * counters are taken by office, so that two who write for several offices never wait for each other.
 */
export async function insertReceipts(
  tx: Db,
  drafts: readonly ReceiptDraft[],
  by: { cashier: Pick<SignedIn, 'id' | 'name'>; now: Date },
): Promise<WrittenReceipt[]> {
  const nextTransaction = await transactionCounter(tx, drafts);
  const invoices = await numbersFor(tx, drafts, by.now);
  const rows = drafts.map((draft, index) => toRow(draft, invoices[index] ?? '', nextTransaction(draft), by));
  const written = await insertMany<typeof credits, { id: number; invoice: string }>(
    tx,
    credits,
    rows,
    sql`id, invoice`,
  );
  const ids = new Map(written.map(({ id, invoice }) => [invoice, id]));
  return drafts.map((draft, index) => {
    const invoice = invoices[index] ?? '';
    const id = ids.get(invoice);
    if (id === undefined) throw new Error(`receipt ${invoice} was not written`);
    return { ...draft, id, invoice };
  });
}

function toRow(
  { found, amounts, date_payment, note, importRowId, settlementId, paymentId }: ReceiptDraft,
  invoice: string,
  transaction: number,
  { cashier, now }: { cashier: Pick<SignedIn, 'id' | 'name'>; now: Date },
): typeof credits.$inferInsert {
  return {
    ...columnsOf({
      ...amounts,
      transaction_to: transaction,
      contract_code: found.contract.code,
      invoice,
      date_invoice: todayIn(found.office.zone, now),
      date_payment,
      cashier: cashier.name.slice(0, 60),
      note,
    }),
    cashierId: cashier.id,
    officeId: found.office.id,
    customerName: found.customer.name,
    inputBy: cashier.id,
    importRowId: importRowId ?? null,
    settlementId: settlementId ?? null,
    paymentId: paymentId ?? null,
    deposit: amounts.deposit,
    createdAt: now,
    updatedAt: now,
  };
}

/** Numbers for the drafts, in their order. */
async function numbersFor(tx: Db, drafts: readonly ReceiptDraft[], now: Date): Promise<string[]> {
  const offices = new Map(drafts.map(({ found: { office } }) => [office.id, office]));
  const invoices: string[] = [];
  for (const office of [...offices.values()].sort((a, b) => a.id - b.id)) {
    const ofOffice = [...drafts.keys()].filter((index) => drafts[index]?.found.office.id === office.id);
    const numbers = await nextInvoices(tx, office, todayIn(office.zone, now), ofOffice.length);
    ofOffice.forEach((draft, index) => (invoices[draft] = numbers[index] ?? ''));
  }
  return invoices;
}

/** Counts on from the last transaction of each instalment; a voided transaction keeps its number. */
async function transactionCounter(tx: Db, drafts: readonly ReceiptDraft[]) {
  const keyOf = (code: string, line: number) => `${code} ${line}`;
  const rows = await tx
    .select({ code: credits.contractCode, line: credits.creditTo, last: max(credits.transactionTo) })
    .from(credits)
    .where(anyOf(credits.contractCode, new Set(drafts.map(({ found }) => found.contract.code))))
    .groupBy(credits.contractCode, credits.creditTo);
  const last = new Map(rows.map((row) => [keyOf(row.code, row.line), row.last ?? 0]));
  return ({ found, amounts }: ReceiptDraft): number => {
    const key = keyOf(found.contract.code, amounts.credit_to);
    const next = (last.get(key) ?? 0) + 1;
    last.set(key, next);
    return next;
  };
}
