import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { credits, deposits, payments } from '../platform/db/schema';

/** Money on a contract that no checked statement shows yet. */
export interface Unconfirmed {
  /** Numbers of the receipts that it stands on, oldest first. */
  invoices: string[];
  /** Rupiah by transfer, deposits included. */
  amount: number;
}

/**
 * What came by transfer on a contract and is not confirmed; null: all is, or was taken before this was kept. While there is
 * some, nothing is freed that follows from being paid (DOMAIN, Collateral). Lock the contract before relying on it.
 */
export async function unconfirmedOn(db: Db, contractCode: string): Promise<Unconfirmed | null> {
  const receipts = await db
    .select({ invoice: credits.invoice, bank: credits.bank })
    .from(credits)
    .where(and(eq(credits.contractCode, contractCode), eq(credits.transferState, 'UNCONFIRMED')))
    .orderBy(credits.id);
  const [left] = await db
    .select({ bank: sql<number>`coalesce(sum(${deposits.bank}), 0)::bigint`.mapWith(Number) })
    .from(deposits)
    .innerJoin(payments, eq(payments.id, deposits.paymentId))
    .where(
      and(
        eq(deposits.contractCode, contractCode),
        eq(deposits.kind, 'ADDED'),
        isNull(deposits.voidedAt),
        eq(payments.transferState, 'UNCONFIRMED'),
      ),
    );
  const amount = receipts.reduce((sum, { bank }) => sum + bank, left?.bank ?? 0);
  return amount === 0 ? null : { invoices: receipts.map(({ invoice }) => invoice), amount };
}
