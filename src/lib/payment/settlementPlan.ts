import { receiptAmounts, type ReceiptAmounts } from '../arithmetic/receiptAmounts';
import type { SettlementShares } from '../arithmetic/settlementShares';
import type { Share } from '../arithmetic/share';

/** What an early settlement becomes; rupiah. */
export interface SettlementPlan {
  /** One per line that charges something; the settlement's fee stands on the first. */
  receipts: ReceiptAmounts[];
  /** Lines that charge nothing: what is forgiven on them needs no receipt. */
  free: Share[];
}

const isCharged = (share: Share) => share.credit_payment + share.penalty_payment > 0;

/** Plans a settlement paid with `cash` rupiah in banknotes. A fee without a line that charges stands on the first line. */
export function settlementPlan(
  { quote, shares }: Pick<SettlementShares, 'quote' | 'shares'>,
  cash: number,
): SettlementPlan {
  const first = quote.fee > 0 && !shares.some(isCharged) ? shares[0] : undefined;
  const charged = shares.filter((share) => isCharged(share) || share === first);
  return {
    receipts: receiptAmounts({ shares: charged, collector_payment: quote.fee, cash }),
    free: shares.filter((share) => !charged.includes(share)),
  };
}
