import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { LineReceipt, Restated } from '@/lib/arithmetic/replayCard';
import type { ImportBatch } from '@/lib/contract/imports';
import { handedOver } from '../bpkbRecords/handedOver';
import { takenOn } from '../contracts/lineReceipts';
import type { FoundContract } from '../contracts/readContract';
import { lockContracts } from '../contracts/readContracts';
import { creditPush } from '../credits/creditPush';
import { refreshContractStatuses } from '../credits/contractStatus';
import { writeRestated } from '../payments/writeRestated';
import { seesEveryOffice, seesOffice } from '../platform/auth/offices';
import { forbidden } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { credits, deposits, importBatches, importRows } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import { addToOutbox } from '../platform/outbox/outbox';
import { refreshTransferStates } from '../transfers/refreshTransferStates';
import { lockBatch, type BatchRow } from './batch';
import { paymentsOfRows } from './paymentsOfRows';
import { refuseUndo } from './refuseUndo';
import { toBatch } from './toBatch';
import { TransferAccount } from './transferAccount';
import { undoHistory, type UndoCall, type UntiedRow, type VoidedReceipt } from './undoHistory';
import { undoObstacle, unsound } from './undoObstacle';

/** Contracts whose cards are calculated before others get a turn. */
const GROUP = 100;

/**
 * Takes back a statement as a whole, in one transaction: its receipts and what it left as deposit are void, its ties are
 * gone, what others paid on the same instalments is split as if it had never been, and the same file may be taken again.
 * 409: somebody was first, it changed, or what is left would not be sound. 403: whose decision it is not (`mayUndo`).
 */
export async function undoBatch(call: UndoCall): Promise<ImportBatch> {
  const { db, staff, now, params, body } = call;
  const batch = await lockBatch(db, staff, params.id);
  await refuseUndo(call, batch);
  const contracts = await lockContracts(db, await codesOf(db, batch.id));
  const receipts = await lockReceipts(db, batch.id);
  const offices = [...receipts, ...[...contracts.values()].map(({ contract }) => contract)];
  if (offices.some(({ officeId }) => !seesOffice(staff, officeId))) {
    throw forbidden(
      'Sebagian nota mutasi ini, atau kontraknya, milik kantor lain. Yang membatalkan melihat semuanya.',
    );
  }
  const given = seesEveryOffice(staff) ? [] : await handedOver(db, [...contracts.keys()]);
  if (given.length > 0) {
    throw forbidden(
      `BPKB kontrak ${given.slice(0, 10).join(', ')} sudah diserahkan. Mutasi ini dibatalkan oleh yang melihat semua kantor.`,
    );
  }
  const obstacle = await undoObstacle(db, batch.id);
  if (obstacle) throw obstacle;

  const resplit = await leaveOut(call, batch, [...contracts.values()], receipts);
  const payments = await paymentsOfRows(db, batch.id);
  await voidAll(call, batch.id);
  const untied = await untieAll(db, batch.id);
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
  await refreshTransferStates(db, payments);
  await writeHistory(db, ...undoHistory(call, batch, receipts, untied));
  const [first] = receipts;
  await addToOutbox(db, now, ...[...(first ? [first.id] : []), ...resplit].map(creditPush));
  return toBatch(db, staff, batch.id, now);
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
function lockReceipts(tx: Db, batchId: number): Promise<VoidedReceipt[]> {
  return tx
    .select({ id: credits.id, invoice: credits.invoice, officeId: credits.officeId })
    .from(credits)
    .innerJoin(importRows, eq(importRows.id, credits.importRowId))
    .where(and(eq(importRows.batchId, batchId), isNull(credits.voidedAt)))
    .orderBy(credits.id)
    .for('update', { of: credits });
}

async function voidAll({ db, staff, now, body }: UndoCall, batchId: number): Promise<void> {
  const rows = db.select({ id: importRows.id }).from(importRows).where(eq(importRows.batchId, batchId));
  const paid = db
    .select({ id: credits.paymentId })
    .from(credits)
    .where(and(inArray(credits.importRowId, rows), isNotNull(credits.paymentId)));
  await db
    .update(deposits)
    .set({ voidedAt: now, voidedBy: staff.id })
    .where(and(inArray(deposits.paymentId, paid), isNull(deposits.voidedAt)));
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

/**
 * Splits what stays on the lines of the statement's receipts as if those had never been, and moves the contracts; the ids
 * of what was split again. 409 with all that finds no place.
 */
async function leaveOut(
  { db, staff, now, origin }: UndoCall,
  batch: BatchRow,
  contracts: readonly FoundContract[],
  receipts: readonly VoidedReceipt[],
): Promise<number[]> {
  const gone = new Set(receipts.map(({ id }) => id));
  const inTheWay: string[] = [];
  const restated: Restated<LineReceipt>[] = [];
  for (let from = 0; from < contracts.length; from += GROUP) {
    const group = contracts.slice(from, from + GROUP);
    const payments = await takenOn(
      db,
      group.map(({ contract }) => contract.code),
    );
    const states = group.map((found) => {
      const account = new TransferAccount(found, payments.get(found.contract.code) ?? [], now);
      const left = account.leaveOut(({ id }) => gone.has(id));
      inTheWay.push(...left.inTheWay);
      restated.push(...left.restated);
      return account.standing();
    });
    if (inTheWay.length === 0) await refreshContractStatuses(db, states, now);
  }
  if (inTheWay.length > 0) throw unsound(inTheWay);
  return writeRestated(db, restated, {
    staffId: staff.id,
    now,
    origin,
    because: `pembatalan mutasi ${batch.bank} ${batch.fileName}`,
  });
}

/** Rows that were tied are a person's to decide again; what they were tied to, by line. */
async function untieAll(tx: Db, batchId: number): Promise<UntiedRow[]> {
  const tied = await tx
    .select({ id: importRows.id, line: importRows.line, invoice: credits.invoice })
    .from(importRows)
    .innerJoin(credits, eq(credits.id, importRows.tiedCreditId))
    .where(eq(importRows.batchId, batchId))
    .orderBy(importRows.line);
  if (tied.length === 0) return [];
  await tx
    .update(importRows)
    .set({ state: 'DOUBTFUL', tiedCreditId: null, tiedBy: null, tiedAt: null })
    .where(
      inArray(
        importRows.id,
        tied.map(({ id }) => id),
      ),
    );
  return tied;
}
