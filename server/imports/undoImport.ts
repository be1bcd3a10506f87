import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ImportBatch } from '@/lib/contract/imports';
import { takenOn } from '../contracts/lineReceipts';
import { lockContracts } from '../contracts/readContracts';
import type { FoundContract } from '../contracts/readContract';
import { creditPush } from '../credits/creditPush';
import { restandAll } from '../credits/standing';
import type { Db } from '../db/connect';
import { credits, importBatches, importRows } from '../db/schema';
import { writeHistory } from '../history/writeHistory';
import { forbidden } from '../http/ApiError';
import type { StaffCall } from '../http/route';
import { sendAfterCommit } from '../realtime/outbox';
import { lockBatch, mayRead, type BatchRow } from './batch';
import { refuseUndo } from './refuseUndo';
import { toBatch } from './toBatch';
import { TransferAccount } from './transferAccount';
import { undoObstacle } from './undoObstacle';

type UndoCall = StaffCall<{ id: string }, unknown, { reason: string; version: number }>;

/** Contracts whose cards are reckoned before others get a turn. */
const GROUP = 100;

/**
 * Takes back a statement as a whole, in one transaction: its receipts are void, its contracts stand as if they had never
 * been, and the same file may be taken again. 409: somebody was first, it changed, or later receipts stand on its own.
 * 403: whose decision it is not (`mayUndo`).
 */
export async function undoImport(call: UndoCall): Promise<ImportBatch> {
  const { db, staff, now, params, body } = call;
  const batch = await lockBatch(db, staff, params.id);
  await refuseUndo(call, batch);
  const contracts = await lockContracts(db, await codesOf(db, batch.id));
  const receipts = await lockReceipts(db, batch.id);
  if ([...contracts.values()].some(({ office }) => !mayRead(staff, office.id))) {
    throw forbidden('Sebagian nota mutasi ini milik kantor lain.');
  }
  const obstacle = await undoObstacle(db, batch.id);
  if (obstacle) throw obstacle;

  await voidAll(call, batch.id);
  await restandGroups(db, [...contracts.values()], now);
  await db
    .update(importRows)
    .set({ state: 'MATCHED' })
    .where(and(eq(importRows.batchId, batch.id), eq(importRows.state, 'POSTED')));
  await db
    .update(importBatches)
    .set({
      status: 'UNDONE',
      undoneBy: staff.id,
      undoneAt: now,
      undoReason: body.reason,
      version: batch.version + 1,
    })
    .where(eq(importBatches.id, batch.id));
  await writeHistory(db, ...logLines(call, batch, receipts));
  const [first] = receipts;
  if (first) await sendAfterCommit(db, now, creditPush(first.id));
  return toBatch(db, staff, batch.id, now);
}

interface Receipt {
  id: number;
  invoice: string;
}

/** Contracts that the statement's receipts are on. */
async function codesOf(tx: Db, batchId: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ code: credits.contractCode })
    .from(credits)
    .innerJoin(importRows, eq(importRows.id, credits.importRowId))
    .where(eq(importRows.batchId, batchId));
  return rows.map(({ code }) => code);
}

/** Receipts of the statement that count, in the order in which they were written; nobody asks to change them now. */
function lockReceipts(tx: Db, batchId: number): Promise<Receipt[]> {
  return tx
    .select({ id: credits.id, invoice: credits.invoice })
    .from(credits)
    .innerJoin(importRows, eq(importRows.id, credits.importRowId))
    .where(and(eq(importRows.batchId, batchId), isNull(credits.voidedAt)))
    .orderBy(credits.id)
    .for('update', { of: credits });
}

async function voidAll({ db, staff, now, body }: UndoCall, batchId: number): Promise<void> {
  const rows = db.select({ id: importRows.id }).from(importRows).where(eq(importRows.batchId, batchId));
  await db
    .update(credits)
    .set({
      voidedAt: now,
      voidedBy: staff.id,
      voidReason: body.reason,
      version: sql`${credits.version} + 1`,
      updatedAt: now,
    })
    .where(and(inArray(credits.importRowId, rows), isNull(credits.voidedAt)));
}

async function restandGroups(tx: Db, contracts: readonly FoundContract[], now: Date): Promise<void> {
  for (let from = 0; from < contracts.length; from += GROUP) {
    const group = contracts.slice(from, from + GROUP);
    const payments = await takenOn(
      tx,
      group.map(({ contract }) => contract.code),
    );
    const standings = group.map((found) => {
      const account = new TransferAccount(found, payments.get(found.contract.code) ?? [], now);
      return { contract: found.contract, card: account.cardToday() };
    });
    await restandAll(tx, standings);
  }
}

function logLines({ staff, now, origin, body }: UndoCall, batch: BatchRow, receipts: readonly Receipt[]) {
  const file = `mutasi ${batch.bank} ${batch.fileName}`;
  const common = { at: now, staffId: staff.id, origin, reason: body.reason };
  return [
    {
      ...common,
      action: 'IMPORT_UNDONE',
      summary: `Membatalkan ${file}, ${receipts.length} nota`,
      record: { type: 'import', id: batch.id },
      changes: { status: [batch.status, 'UNDONE'] as [unknown, unknown] },
    },
    ...receipts.map((receipt) => ({
      ...common,
      action: 'CREDIT_VOIDED',
      summary: `Membatalkan nota ${receipt.invoice} bersama ${file}`,
      record: { type: 'credit', id: receipt.id },
      changes: { voided_at: [null, now.toISOString()] as [unknown, unknown] },
    })),
  ];
}
