import type { Share } from './allocate';
import { requireWhole } from './whole';

/** The amounts of one receipt (DOMAIN, Receipts), rupiah: payment = credit + penalty + collector = cash + bank. */
export interface ReceiptAmounts extends Share {
  collector_payment: number;
  payment: number;
  cash: number;
  bank: number;
}

/**
 * One receipt per share of a payment: the collection fee stands on the first, banknotes fill the receipts in their order
 * and the transfer what is left of them. Σ cash = `cash`. RangeError where there is more cash than there is to pay.
 */
export function receiptAmounts(input: {
  shares: readonly Share[];
  collector_payment: number;
  cash: number;
}): ReceiptAmounts[] {
  requireWhole('collector_payment', input.collector_payment);
  requireWhole('cash', input.cash);
  let left = input.cash;
  const receipts = input.shares.map((share, index) => {
    const collector = index === 0 ? input.collector_payment : 0;
    const payment = share.credit_payment + share.penalty_payment + collector;
    const cash = Math.min(left, payment);
    left -= cash;
    return { ...share, collector_payment: collector, payment, cash, bank: payment - cash };
  });
  if (left > 0) throw new RangeError(`cash beyond the payment: ${left}`);
  return receipts;
}
