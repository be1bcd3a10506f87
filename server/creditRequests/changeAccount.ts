import { eq } from 'drizzle-orm';
import type { ChangeAccount } from '@/lib/arithmetic/checkReceiptChange';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import { todayIn } from '../calendar/today';
import { collectorFeeOn } from '../offices/collectorFee';
import { readOffice } from '../offices/requireActiveOffice';
import { allocationOrder, paymentsOn, type FoundContract } from '../contracts/readContract';
import type { ReceiptRow } from '../credits/receipt';
import { CLOSED_LABELS } from '../credits/voidObstacle';
import type { Db } from '../platform/db/connect';
import { payments } from '../platform/db/schema';

/** What a change of a receipt is held against: its line of the schedule, what counts there, and the contract's rules. */
export async function changeAccount(
  db: Db,
  { contract, office }: FoundContract,
  receipt: ReceiptRow,
  now: Date,
): Promise<ChangeAccount> {
  const paid = await paymentsOn(db, contract.code);
  const today = todayIn(office.zone, now);
  return {
    today,
    dateStart: contract.dateStart,
    deposit: receipt.deposit,
    maxCollectorFee: collectorFeeOn(await readOffice(db, receipt.officeId), today),
    hasReference: await hasReference(db, receipt),
    isClosed: CLOSED_LABELS[contract.status] !== undefined,
    line: buildSchedule(contract).find((one) => one.number === receipt.creditTo) ?? null,
    receipts: paid.filter((one) => one.credit_to === receipt.creditTo),
    rule: contract,
    order: allocationOrder(contract),
  };
}

/** Whether the bank's line of what was transferred can be found. */
async function hasReference(db: Db, { paymentId }: ReceiptRow): Promise<boolean> {
  if (paymentId === null) return false;
  const [payment] = await db
    .select({ kind: payments.kind, reference: payments.bankReference })
    .from(payments)
    .where(eq(payments.id, paymentId));
  return payment !== undefined && (payment.kind === 'STATEMENT' || payment.reference !== '');
}
