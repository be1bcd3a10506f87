import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { replayCard } from '@/lib/arithmetic/replayCard';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import { formatRupiah } from '@/lib/format/rupiah';
import { waiverIdOf } from '../contracts/lineReceipts';
import { allocationOrder, paymentsOn } from '../contracts/readContract';
import { creditPush } from '../credits/creditPush';
import { freeRows } from '../imports/freeRows';
import { depositBalance } from '../contracts/depositBalance';
import { writeRestated } from '../payments/writeRestated';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { creditRequests, credits, deposits } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import { addToOutbox } from '../platform/outbox/outbox';
import { refreshTransferStates } from '../transfers/refreshTransferStates';
import type { ApplyContext } from './RequestKind';

/** Receipts that count, in the order of their lines; whoever changes one waits until the transaction ends. */
export function lockReceipts(tx: Db, which: SQL) {
  return tx
    .select()
    .from(credits)
    .where(and(which, isNull(credits.voidedAt)))
    .orderBy(asc(credits.creditTo), asc(credits.id))
    .for('update');
}
export type LockedReceipt = Awaited<ReturnType<typeof lockReceipts>>[number];

/** Why receipts are not voided while a change or void of one of them waits, in words; null while none does. */
export async function waitingOnReceipts(db: Db, which: SQL): Promise<string | null> {
  const rows = await db
    .select({ invoice: credits.invoice })
    .from(creditRequests)
    .innerJoin(credits, eq(credits.id, creditRequests.creditId))
    .where(and(which, isNull(credits.voidedAt), eq(creditRequests.status, 'WAITING')))
    .orderBy(asc(credits.invoice));
  return waitingText(rows.map((row) => row.invoice));
}

/** The same of receipts that are known to wait. */
export const waitingText = (invoices: readonly string[]): string | null =>
  invoices.length === 0
    ? null
    : `Masih ada permintaan yang menunggu pada nota ${invoices.join(', ')}. Putuskan dulu.`;

/** 409 while a change or void of one of the receipts waits: they are decided one at a time. */
export async function refusePendingReceipts(tx: Db, receipts: readonly LockedReceipt[]): Promise<void> {
  const ids = receipts.map((receipt) => receipt.id);
  const waiting = ids.length === 0 ? null : await waitingOnReceipts(tx, inArray(credits.id, ids));
  if (waiting !== null) throw conflict(waiting);
}

/** Voids receipts by one decision; each keeps its number and values, and has its own line in the log. */
export async function voidReceipts(context: ApplyContext, receipts: readonly LockedReceipt[], what: string) {
  const { db, now, origin, checker, request } = context;
  const ids = receipts.map((receipt) => receipt.id);
  if (ids.length === 0) return;
  await db
    .update(credits)
    .set({
      voidedAt: now,
      voidedBy: checker.id,
      voidReason: request.reason,
      version: sql`${credits.version} + 1`,
      updatedAt: now,
    })
    .where(inArray(credits.id, ids));
  await writeHistory(
    db,
    ...receipts.map((receipt) => ({
      at: now,
      staffId: checker.id,
      action: 'CREDIT_VOIDED',
      summary: `Membatalkan nota ${receipt.invoice} bersama ${what}`,
      origin,
      record: { type: 'credit', id: receipt.id },
      reason: request.reason,
      changes: {
        voided_at: [null, now.toISOString()] as [unknown, unknown],
        request_id: [null, request.id] as [unknown, unknown],
      },
    })),
  );
  await freeRows(db, context.found.contract.code, { staffId: checker.id, now, origin });
  const [first] = ids;
  if (first !== undefined) await addToOutbox(db, now, creditPush(first));
}

/**
 * Splits what stays on the lines of void receipts as if those had never been (docs/decisions/0063); after everything that
 * is void with them is written. 409 for what stays and finds no place, by number.
 */
export async function splitOthers(context: ApplyContext, gone: readonly LockedReceipt[], what: string) {
  const { db, found, now, origin, checker } = context;
  const { contract } = found;
  const receipts = await paymentsOn(db, contract.code);
  const { restated, faults } = replayCard({
    schedule: buildSchedule(contract),
    receipts,
    rule: contract,
    order: allocationOrder(contract),
    lines: gone.map((receipt) => receipt.creditTo),
  });
  if (faults.length > 0) {
    const lines = new Set(faults.map((fault) => fault.credit_to));
    const later = receipts
      .filter((receipt) => lines.has(receipt.credit_to) && waiverIdOf(receipt.invoice) === null)
      .map((receipt) => receipt.invoice);
    const numbers = [...lines].join(', ');
    throw conflict(
      `Belum dapat dibatalkan. Angsuran ke-${numbers} akan kelebihan bayar oleh nota ${later.join(', ')}. Batalkan atau perbaiki dulu.`,
      { later },
    );
  }
  const ids = await writeRestated(db, restated, {
    staffId: checker.id,
    now,
    origin,
    because: `pembatalan ${what}`,
  });
  await addToOutbox(db, now, ...ids.map(creditPush));
}

/** Takes back what payments added to or took from the deposit; after their receipts are void. */
export async function voidDeposits(context: ApplyContext, paymentIds: readonly number[]): Promise<void> {
  if (paymentIds.length === 0) return;
  await context.db
    .update(deposits)
    .set({ voidedAt: context.now, voidedBy: context.checker.id })
    .where(and(inArray(deposits.paymentId, [...paymentIds]), isNull(deposits.voidedAt)));
  await refreshTransferStates(context.db, paymentIds);
}

/** 409 where taking payments back would leave the deposit below zero: what they left was used or paid back since. */
export async function refuseMissingDeposit(tx: Db, code: string, paymentIds: readonly number[]) {
  if (paymentIds.length === 0) return;
  const [row] = await tx
    .select({ amount: sql<number>`coalesce(sum(${deposits.amount}), 0)::bigint`.mapWith(Number) })
    .from(deposits)
    .where(and(inArray(deposits.paymentId, [...paymentIds]), isNull(deposits.voidedAt)));
  const missing = missingDepositText((await depositBalance(tx, code)) - (row?.amount ?? 0));
  if (missing !== null) throw conflict(missing);
}

/** The same in words, by what would be left of the deposit, rupiah; null while it is enough. */
export const missingDepositText = (left: number): string | null =>
  left >= 0
    ? null
    : `Titipan yang ditinggalkan pembayaran ini sudah dipakai atau dikembalikan; saldonya akan kurang ${formatRupiah(-left)}.`;
