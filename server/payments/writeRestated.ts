import { and, eq, isNull, sql } from 'drizzle-orm';
import type { LineReceipt, Restated } from '@/lib/arithmetic/replayCard';
import { waiverIdOf } from '../contracts/lineReceipts';
import type { Changes } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { credits, waivers } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';

/** Who entered what split others again, when, from where, and why in words. */
export interface RestatedBy {
  staffId: number;
  now: Date;
  origin: { ip: string; device: string | null };
  /** "pembayaran nota JKT/2611/00012", after "karena". */
  because: string;
}

/**
 * Writes receipts of a locked contract as the days give them (docs/decisions/0060): how their money is split, and nothing
 * else. Each is another version, and stands in the log with its changed fields. Returns the ids of the receipts.
 */
export async function writeRestated(
  tx: Db,
  restated: readonly Restated<LineReceipt>[],
  by: RestatedBy,
): Promise<number[]> {
  const ids: number[] = [];
  for (const one of restated) {
    const waiver = waiverIdOf(one.receipt.invoice);
    if (waiver !== null) {
      await writeWaiver(tx, waiver, one.after);
      continue;
    }
    const id = await writeReceipt(tx, one.after, by.now);
    ids.push(id);
    await log(tx, id, one, by);
  }
  return ids;
}

const givenColumns = ({ given }: LineReceipt) => ({
  givenCreditDiscount: given?.credit_discount ?? null,
  givenPenaltyDiscount: given?.penalty_discount ?? null,
});

async function writeReceipt(tx: Db, after: LineReceipt, now: Date): Promise<number> {
  const [written] = await tx
    .update(credits)
    .set({
      overdue: after.overdue,
      credit: after.credit,
      creditDiscount: after.credit_discount,
      creditPayment: after.credit_payment,
      penalty: after.penalty,
      penaltyDiscount: after.penalty_discount,
      penaltyPayment: after.penalty_payment,
      ...givenColumns(after),
      version: sql`${credits.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(credits.invoice, after.invoice), isNull(credits.voidedAt)))
    .returning({ id: credits.id });
  if (!written) throw new Error(`receipt ${after.invoice} is not there`);
  return written.id;
}

async function writeWaiver(tx: Db, id: number, after: LineReceipt): Promise<void> {
  await tx
    .update(waivers)
    .set({
      creditDiscount: after.credit_discount,
      penaltyDiscount: after.penalty_discount,
      ...givenColumns(after),
    })
    .where(eq(waivers.id, id));
}

async function log(tx: Db, id: number, { receipt, changes }: Restated<LineReceipt>, by: RestatedBy) {
  const fields: Changes = Object.fromEntries(
    changes.map(({ field, before, after }) => [field, [before, after]]),
  );
  await writeHistory(tx, {
    at: by.now,
    staffId: by.staffId,
    action: 'CREDIT_RESPLIT',
    summary: `Membagi ulang nota ${receipt.invoice} menurut tanggalnya karena ${by.because}`,
    origin: by.origin,
    record: { type: 'credit', id },
    changes: fields,
  });
}
