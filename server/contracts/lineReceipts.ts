import { and, asc, isNull, sql } from 'drizzle-orm';
import type { LineReceipt } from '@/lib/arithmetic/replayCard';
import type { Discounts } from '@/lib/arithmetic/lineFact';
import type { Db } from '../platform/db/connect';
import { prepared } from '../platform/db/prepared';
import { credits, waivers } from '../platform/db/schema';

/** What a receipt paid, and how it came about. */
export interface TakenPayment extends LineReceipt {
  /** The receipt's; 0 of a waiver. */
  id: number;
  /** By transfer, rupiah. */
  bank: number;
  /** The act of paying; null of receipts from before these were kept. */
  payment_id: number | null;
  /** Receipts of one payment share it. */
  created_at: Date;
  import_row_id: number | null;
}

/** What a card needs of a receipt, and where it came from. */
const receiptColumns = {
  id: credits.id,
  code: credits.contractCode,
  invoice: credits.invoice,
  credit_to: credits.creditTo,
  transaction_to: credits.transactionTo,
  date_payment: credits.datePayment,
  overdue: credits.overdue,
  credit: credits.credit,
  credit_payment: credits.creditPayment,
  credit_discount: credits.creditDiscount,
  penalty: credits.penalty,
  penalty_payment: credits.penaltyPayment,
  penalty_discount: credits.penaltyDiscount,
  givenCredit: credits.givenCreditDiscount,
  givenPenalty: credits.givenPenaltyDiscount,
  bank: credits.bank,
  payment_id: credits.paymentId,
  created_at: credits.createdAt,
  import_row_id: credits.importRowId,
};

/** A receipt or a waiver with the contract on which it counts. */
type CodedPayment = TakenPayment & { code: string };

/**
 * What receipts that were not voided paid on these contracts, and what was forgiven without one, by code; every code is
 * there.
 */
export async function takenOn(db: Db, codes: readonly string[]): Promise<Map<string, TakenPayment[]>> {
  const byCode = new Map<string, TakenPayment[]>(codes.map((code) => [code, []]));
  if (codes.length === 0) return byCode;
  for (const { code, ...payment } of await receiptsOf(db, codes)) byCode.get(code)?.push(payment);
  for (const { code, ...waiver } of await waiversOf(db, codes)) byCode.get(code)?.push(waiver);
  return byCode;
}

/** Receipts of these contracts that were not voided, by contract, line and transaction. */
async function receiptsOf(db: Db, codes: readonly string[]): Promise<CodedPayment[]> {
  const rows = await receiptsOfCodes(db).execute({ codes });
  return rows.map(({ givenCredit, givenPenalty, ...row }) => ({
    ...row,
    given: givenOf(givenCredit, givenPenalty, row),
  }));
}

const receiptsOfCodes = prepared((db) =>
  db
    .select(receiptColumns)
    .from(credits)
    .where(and(sql`${credits.contractCode} = any(${sql.placeholder('codes')})`, isNull(credits.voidedAt)))
    .orderBy(asc(credits.contractCode), asc(credits.creditTo), asc(credits.transactionTo))
    .prepare('receipts_of_codes'),
);

/** What was forgiven on these contracts without a receipt: receipts without money, before the first transaction. */
async function waiversOf(db: Db, codes: readonly string[]): Promise<CodedPayment[]> {
  const rows = await waiversOfCodes(db).execute({ codes });
  return rows.map((row) => {
    const discounts = { credit_discount: row.creditDiscount, penalty_discount: row.penaltyDiscount };
    return {
      code: row.contractCode,
      id: 0,
      invoice: waiverName(row.id),
      credit_to: row.creditTo,
      transaction_to: 0,
      date_payment: row.date,
      overdue: 0,
      credit: 0,
      credit_payment: 0,
      penalty: 0,
      penalty_payment: 0,
      ...discounts,
      given: givenOf(row.givenCreditDiscount, row.givenPenaltyDiscount, discounts),
      bank: 0,
      payment_id: null,
      created_at: row.createdAt,
      import_row_id: null,
    };
  });
}

const waiversOfCodes = prepared((db) =>
  db
    .select()
    .from(waivers)
    .where(and(sql`${waivers.contractCode} = any(${sql.placeholder('codes')})`, isNull(waivers.voidedAt)))
    .orderBy(asc(waivers.id))
    .prepare('waivers_of_codes'),
);

/** Only what a card is calculated from. */
export const toLineReceipt = (taken: TakenPayment): LineReceipt => ({
  invoice: taken.invoice,
  credit_to: taken.credit_to,
  transaction_to: taken.transaction_to,
  date_payment: taken.date_payment,
  overdue: taken.overdue,
  credit: taken.credit,
  credit_payment: taken.credit_payment,
  credit_discount: taken.credit_discount,
  penalty: taken.penalty,
  penalty_payment: taken.penalty_payment,
  penalty_discount: taken.penalty_discount,
  given: taken.given,
});

const WAIVER = 'Pembebasan ';

/** What something forgiven without a receipt is called where receipts stand by their number. */
export const waiverName = (id: number): string => `${WAIVER}${id}`;

/** The waiver's id; null for the number of a receipt. */
export const waiverIdOf = (name: string): number | null =>
  name.startsWith(WAIVER) ? Number(name.slice(WAIVER.length)) : null;

function givenOf(credit: number | null, penalty: number | null, now: Discounts): Discounts | null {
  if (credit === null && penalty === null) return null;
  return {
    credit_discount: credit ?? now.credit_discount,
    penalty_discount: penalty ?? now.penalty_discount,
  };
}
