import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { takenOn } from '../contracts/lineReceipts';
import { findContracts, lockContracts } from '../contracts/readContracts';
import type { Db } from '../platform/db/connect';
import { deposits, importRows } from '../platform/db/schema';
import type { BankFacts } from './recorded';
import { TransferAccount } from './transferAccount';

/** The accounts of these contracts by code, read at once; a code that is not there is left out. */
export async function readAccounts(
  db: Db,
  codes: readonly string[],
  now: Date,
): Promise<Map<string, TransferAccount>> {
  return calculateAll(db, await findContracts(db, codes), now);
}

/** The same, held until the transaction ends. */
export async function lockAccounts(
  tx: Db,
  codes: readonly string[],
  now: Date,
): Promise<Map<string, TransferAccount>> {
  return calculateAll(tx, await lockContracts(tx, codes), now);
}

async function calculateAll(db: Db, found: Awaited<ReturnType<typeof findContracts>>, now: Date) {
  const codes = [...found.keys()];
  const payments = await takenOn(db, codes);
  const facts = await readBankFacts(db, codes);
  return new Map(
    [...found].map(([code, one]) => [code, new TransferAccount(one, payments.get(code) ?? [], now, facts)]),
  );
}

/** Ties and transferred deposits of these contracts. */
export async function readBankFacts(db: Db, codes: readonly string[]): Promise<BankFacts> {
  if (codes.length === 0) return { ties: new Map(), deposits: new Map() };
  const ties = await db
    .select({ receipt: importRows.tiedCreditId, row: importRows.id })
    .from(importRows)
    .where(and(inArray(importRows.contractCode, [...codes]), isNotNull(importRows.tiedCreditId)));
  const left = await db
    .select({ payment: deposits.paymentId, bank: deposits.bank })
    .from(deposits)
    .where(
      and(
        inArray(deposits.contractCode, [...codes]),
        eq(deposits.kind, 'ADDED'),
        gt(deposits.bank, 0),
        isNull(deposits.voidedAt),
      ),
    );
  return {
    ties: new Map(ties.flatMap(({ receipt, row }) => (receipt === null ? [] : [[receipt, row]]))),
    deposits: new Map(left.flatMap(({ payment, bank }) => (payment === null ? [] : [[payment, bank]]))),
  };
}

/** Ids of the batch's rows that became receipts on these contracts, or that are tied to one. */
export async function rowsPostedOn(
  db: Db,
  batchId: number,
  codes: readonly string[],
): Promise<ReadonlySet<number>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .select({ id: importRows.id })
    .from(importRows)
    .where(
      and(
        eq(importRows.batchId, batchId),
        inArray(importRows.contractCode, [...codes]),
        eq(importRows.state, 'POSTED'),
      ),
    );
  return new Set(rows.map((row) => row.id));
}
