import { eq, sql } from 'drizzle-orm';
import type { ReceiptPaper } from '@/lib/contract/receiptPaper';
import { lockReceipt } from '../credits/findReceipt';
import { toReceipt } from '../credits/receipt';
import { conflict, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contracts, credits, offices, payments } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';

/** Counts a print before it happens: a paper that nobody counted must not exist. 409: the receipt is void. */
export async function printReceipt(call: StaffCall<{ id: string }, unknown, unknown>): Promise<ReceiptPaper> {
  const { db, staff, now, origin, params } = call;
  const receipt = await lockReceipt(db, staff, params.id);
  if (receipt.voidedAt) throw conflict('Nota ini sudah dibatalkan dan tidak dicetak lagi.');
  const printCount = receipt.printCount + 1;
  await db.update(credits).set({ printCount }).where(eq(credits.id, receipt.id));
  const [found] = await db
    .select({ contract: contracts, office: offices.name })
    .from(contracts)
    .innerJoin(offices, eq(offices.id, receipt.officeId))
    .where(eq(contracts.code, receipt.contractCode));
  if (!found) throw notFound('Kontrak nota ini tidak ada.');
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'CREDIT_PRINTED',
    summary: `Mencetak nota ${receipt.invoice}${printCount > 1 ? ` (cetakan ke-${printCount})` : ''}`,
    origin,
    record: { type: 'credit', id: receipt.id },
  });
  return {
    receipt: toReceipt(receipt),
    print_count: printCount,
    ...(await depositLeft(db, receipt)),
    office_name: found.office,
    plate_number: found.contract.plateNumber,
    vehicle: found.contract.vehicle,
    tenor: found.contract.tenor,
  };
}

/** What the payment left as deposit stands on its first receipt. */
async function depositLeft(
  db: Db,
  receipt: typeof credits.$inferSelect,
): Promise<{ deposit_added?: number }> {
  if (receipt.paymentId === null) return {};
  const [left] = await db
    .select({
      deposit_added: payments.depositAdded,
      first: sql<number>`(select min(c.id) from ${credits} c where c.payment_id = ${payments.id})`.mapWith(
        Number,
      ),
    })
    .from(payments)
    .where(eq(payments.id, receipt.paymentId));
  return left && left.deposit_added > 0 && left.first === receipt.id
    ? { deposit_added: left.deposit_added }
    : {};
}
