import { and, eq, inArray } from 'drizzle-orm';
import { takenOn } from '../contracts/lineReceipts';
import { findContracts, lockContracts } from '../contracts/readContracts';
import type { Db } from '../db/connect';
import { credits, importRows } from '../db/schema';
import { TransferAccount } from './transferAccount';

/** The accounts of these contracts by code, read at once; a code that is not there is left out. */
export async function readAccounts(
  db: Db,
  codes: readonly string[],
  now: Date,
): Promise<Map<string, TransferAccount>> {
  return reckonAll(db, await findContracts(db, codes), now);
}

/** The same, held until the transaction ends. */
export async function holdAccounts(
  tx: Db,
  codes: readonly string[],
  now: Date,
): Promise<Map<string, TransferAccount>> {
  return reckonAll(tx, await lockContracts(tx, codes), now);
}

async function reckonAll(db: Db, found: Awaited<ReturnType<typeof findContracts>>, now: Date) {
  const payments = await takenOn(db, [...found.keys()]);
  return new Map(
    [...found].map(([code, one]) => [code, new TransferAccount(one, payments.get(code) ?? [], now)]),
  );
}

/** Ids of the batch's rows that became receipts on these contracts. */
export async function rowsPostedOn(
  db: Db,
  batchId: number,
  codes: readonly string[],
): Promise<ReadonlySet<number>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: importRows.id })
    .from(credits)
    .innerJoin(importRows, eq(importRows.id, credits.importRowId))
    .where(and(inArray(credits.contractCode, [...codes]), eq(importRows.batchId, batchId)));
  return new Set(rows.map((row) => row.id));
}
