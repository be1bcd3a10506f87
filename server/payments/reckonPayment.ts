import { allocate, type Share } from '@/lib/arithmetic/allocate';
import type { Card } from '@/lib/arithmetic/card';
import { receiptAmounts, type ReceiptAmounts } from '@/lib/arithmetic/receiptAmounts';
import type { PostPayment } from '@/lib/contract/payments';
import { allocationOrder, type FoundContract } from '../contracts/readContract';
import { invalid } from '../http/ApiError';
import { rupiah } from '../words/rupiah';

/** The receipts that a payment comes to on the card of its day. 422: more money than there is to pay, or nothing. */
export function reckonPayment(
  body: PostPayment,
  contract: FoundContract['contract'],
  card: Card,
): ReceiptAmounts[] {
  const { shares, rest } = allocate({
    card,
    amount: body.amount,
    order: allocationOrder(contract),
    waivers: body.waivers,
    ...(body.lines && { lines: body.lines }),
  });
  if (rest > 0) throw invalid({ amount: `Lebih ${rupiah(rest)} dari yang terutang.` });
  if (shares.length === 0) throw invalid({ amount: 'Belum ada yang dibayar.' });
  return receiptAmounts({ shares, collector_payment: body.collector_payment, cash: body.cash });
}

/** What a person agreed to; the transaction's number is the server's, for it counts voided ones too. */
const PREVIEWED = [
  'credit_to',
  'date_maturity',
  'overdue',
  'credit',
  'credit_discount',
  'credit_payment',
  'penalty',
  'penalty_discount',
  'penalty_payment',
] as const satisfies readonly (keyof Share)[];

/** True when the screen showed these very shares, to the rupiah. */
export function wasPreviewed(shown: readonly Share[], reckoned: readonly Share[]): boolean {
  return (
    shown.length === reckoned.length &&
    reckoned.every((share, index) => PREVIEWED.every((field) => share[field] === shown[index]?.[field]))
  );
}
