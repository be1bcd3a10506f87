import { todayIn } from '../calendar/today';
import type { FoundContract } from '../contracts/readContract';
import type { Db } from '../platform/db/connect';
import { deposits } from '../platform/db/schema';
import { nextInvoices } from './invoiceNumbers';

/** A payment that leaves money as deposit or uses it; rupiah. */
interface DepositMove {
  /** What the balance gains; below 0: it is used. */
  amount: number;
  /** Banknotes and transfer that came in with it. */
  cash: number;
  bank: number;
  paymentId: number;
}

/** Writes what a payment does to the deposit of a locked contract, with the next number of its office. */
export async function writeDeposit(
  tx: Db,
  { contract, office }: FoundContract,
  { amount, cash, bank, paymentId }: DepositMove,
  by: { staffId: number; now: Date },
): Promise<string> {
  const today = todayIn(office.zone, by.now);
  const [number = ''] = await nextInvoices(tx, office, today, 1, 'T');
  await tx.insert(deposits).values({
    number,
    kind: amount > 0 ? 'ADDED' : 'USED',
    contractCode: contract.code,
    officeId: office.id,
    amount,
    cash,
    bank,
    paymentId,
    dateEntered: today,
    inputBy: by.staffId,
    createdAt: by.now,
  });
  return number;
}
