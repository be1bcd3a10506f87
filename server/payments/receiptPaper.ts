import { eq, sql } from 'drizzle-orm';
import { buildCard } from '@/lib/arithmetic/card';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import type { ReceiptPaper, ReceiptRest } from '@/lib/contract/receiptPaper';
import { takenOn, toLineReceipt } from '../contracts/lineReceipts';
import { findReceipt, lockReceipt } from '../credits/findReceipt';
import { toReceipt, type ReceiptRow } from '../credits/receipt';
import { conflict, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contracts, credits, offices, payments } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';

/** What the next print of a receipt would say. 409: the receipt is void. */
export async function nextPaper(call: StaffCall<{ id: string }, unknown, unknown>): Promise<ReceiptPaper> {
  const receipt = await findReceipt(call.db, call.staff, call.params.id);
  refuseVoid(receipt);
  return receiptPaper(call.db, receipt, receipt.printCount + 1);
}

/** Counts a print before it happens: a paper that nobody counted must not exist. 409: the receipt is void. */
export async function countPrint(call: StaffCall<{ id: string }, unknown, unknown>): Promise<ReceiptPaper> {
  const { db, staff, now, origin, params } = call;
  const receipt = await lockReceipt(db, staff, params.id);
  refuseVoid(receipt);
  const printCount = receipt.printCount + 1;
  await db.update(credits).set({ printCount }).where(eq(credits.id, receipt.id));
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'CREDIT_PRINTED',
    summary: `Mencetak nota ${receipt.invoice}${printCount > 1 ? ` (cetakan ke-${printCount})` : ''}`,
    origin,
    record: { type: 'credit', id: receipt.id },
  });
  return receiptPaper(db, receipt, printCount);
}

/** @throws 409: nothing is printed of a void receipt */
function refuseVoid({ voidedAt }: ReceiptRow): void {
  if (voidedAt) throw conflict('Nota ini sudah dibatalkan dan tidak dicetak lagi.');
}

/** All that stands on a receipt's paper, printed for the `printCount`th time. */
async function receiptPaper(db: Db, receipt: ReceiptRow, printCount: number): Promise<ReceiptPaper> {
  const [found] = await db
    .select({
      contract: contracts,
      office: { name: offices.name, address: offices.address, phone: offices.phone },
    })
    .from(contracts)
    .innerJoin(offices, eq(offices.id, receipt.officeId))
    .where(eq(contracts.code, receipt.contractCode));
  if (!found) throw notFound('Kontrak nota ini tidak ada.');
  return {
    receipt: toReceipt(receipt),
    print_count: printCount,
    ...(await depositLeft(db, receipt)),
    office: found.office,
    plate_number: found.contract.plateNumber,
    vehicle: found.contract.vehicle,
    tenor: found.contract.tenor,
    rest: await restAfter(db, found.contract, receipt),
  };
}

/** The card as it was when the receipt was entered: with it and what was there before, as of that day. */
async function restAfter(
  db: Db,
  contract: typeof contracts.$inferSelect,
  receipt: ReceiptRow,
): Promise<ReceiptRest> {
  const taken = (await takenOn(db, [contract.code])).get(contract.code) ?? [];
  // A waiver has no receipt and so no id of one; what is of the same moment belongs to the payment.
  const before = taken.filter(({ id, created_at }) =>
    id === 0 ? created_at <= receipt.createdAt : id <= receipt.id,
  );
  const asOf = receipt.dateInvoice;
  const { lines, totals } = buildCard({
    schedule: buildSchedule(contract),
    payments: before.map(toLineReceipt),
    rule: contract,
    asOf,
  });
  const open = lines.filter(({ remainder }) => remainder > 0);
  return {
    as_of: asOf,
    instalments: open.length,
    remainder: totals.remainder,
    penalty: totals.penalty,
    next_due: open[0]?.date_maturity ?? null,
  };
}

/** What the payment left as deposit stands on its first receipt. */
async function depositLeft(db: Db, receipt: ReceiptRow): Promise<{ deposit_added?: number }> {
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
