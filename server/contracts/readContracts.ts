import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { LinePayment } from '@/lib/arithmetic/card';
import type { Db } from '../db/connect';
import { contracts, credits } from '../db/schema';
import { contractQuery, paymentColumns, type FoundContract } from './readContract';

/** Contracts by their codes, of whatever office; a code that is not there is left out. */
export async function findContracts(db: Db, codes: readonly string[]): Promise<Map<string, FoundContract>> {
  if (codes.length === 0) return new Map();
  const rows = await contractQuery(db).where(inArray(contracts.code, [...codes]));
  return new Map(rows.map((row) => [row.contract.code, row]));
}

/**
 * The same, and nobody else takes or voids a payment on them until the transaction ends. Everyone who holds several
 * takes them by code, so that two never wait for each other.
 */
export async function lockContracts(tx: Db, codes: readonly string[]): Promise<Map<string, FoundContract>> {
  if (codes.length === 0) return new Map();
  await tx
    .select({ code: contracts.code })
    .from(contracts)
    .where(inArray(contracts.code, [...codes]))
    .orderBy(asc(contracts.code))
    .for('update');
  return findContracts(tx, codes);
}

/** What a receipt paid, and how it came about. */
export interface TakenPayment extends LinePayment {
  invoice: string;
  /** By transfer, rupiah. */
  bank: number;
  /** Receipts of one payment share it. */
  created_at: Date;
  import_row_id: number | null;
}

/** What receipts that were not voided paid on these contracts, by code; every code is there. */
export async function paymentsOnAll(db: Db, codes: readonly string[]): Promise<Map<string, TakenPayment[]>> {
  const byCode = new Map<string, TakenPayment[]>(codes.map((code) => [code, []]));
  if (codes.length === 0) return byCode;
  const rows = await db
    .select({
      code: credits.contractCode,
      payment: {
        ...paymentColumns,
        invoice: credits.invoice,
        bank: credits.bank,
        created_at: credits.createdAt,
        import_row_id: credits.importRowId,
      },
    })
    .from(credits)
    .where(and(inArray(credits.contractCode, [...codes]), isNull(credits.voidedAt)))
    .orderBy(asc(credits.contractCode), asc(credits.creditTo), asc(credits.transactionTo));
  for (const { code, payment } of rows) byCode.get(code)?.push(payment);
  return byCode;
}
