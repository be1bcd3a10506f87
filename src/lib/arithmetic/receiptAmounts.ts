import type { Share } from './share';
import { requireWhole } from './whole';

/** The amounts of one receipt (DOMAIN, Receipts), rupiah: payment = credit + penalty + collector = cash + bank + deposit. */
export interface ReceiptAmounts extends Share {
  collector_payment: number;
  payment: number;
  cash: number;
  bank: number;
  /** Paid from the customer's deposit. */
  deposit: number;
}

/**
 * One receipt per share of a payment: the collection fee stands on the first, banknotes fill the receipts in their order,
 * then what is taken from the deposit, and the transfer what is left of them. Σ cash = `cash`, Σ deposit = `deposit`.
 * RangeError where there is more than there is to pay.
 */
export function receiptAmounts(input: {
  shares: readonly Share[];
  collector_payment: number;
  cash: number;
  deposit?: number;
}): ReceiptAmounts[] {
  const { deposit: fromDeposit = 0 } = input;
  requireWhole('collector_payment', input.collector_payment);
  requireWhole('cash', input.cash);
  requireWhole('deposit', fromDeposit);
  let cashLeft = input.cash;
  let depositLeft = fromDeposit;
  const receipts = input.shares.map((share, index) => {
    const collector = index === 0 ? input.collector_payment : 0;
    const payment = share.credit_payment + share.penalty_payment + collector;
    const cash = Math.min(cashLeft, payment);
    cashLeft -= cash;
    const deposit = Math.min(depositLeft, payment - cash);
    depositLeft -= deposit;
    return { ...share, collector_payment: collector, payment, cash, deposit, bank: payment - cash - deposit };
  });
  if (cashLeft + depositLeft > 0) throw new RangeError(`beyond the payment: ${cashLeft + depositLeft}`);
  return receipts;
}
