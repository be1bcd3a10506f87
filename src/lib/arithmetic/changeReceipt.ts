import type { AllocationOrder } from './allocate';
import type { PenaltyRule } from './penalty';
import { replayCard, type CardFault, type DueLine, type LineReceipt, type Restated } from './replayCard';

/** What a receipt says that does not follow from anything else; rupiah. */
export interface ReceiptFacts {
  date_payment: string;
  /** For instalment and penalty together, however it is split. */
  money: number;
  credit_discount: number;
  penalty_discount: number;
}

/** A line after one of its receipts was changed or left out. */
export interface ChangedLine<Receipt extends LineReceipt> {
  /** Other receipts of the line that are split otherwise now. */
  others: Restated<Receipt>[];
  /** Why the card is not sound; empty where it is. */
  faults: CardFault[];
}

interface Account<Receipt extends LineReceipt> {
  schedule: readonly DueLine[];
  /** All receipts that count on the contract, the one in question among them. */
  receipts: readonly Receipt[];
  rule: PenaltyRule;
  order: AllocationOrder;
  /** The number of the receipt in question. */
  invoice: string;
}

/**
 * The card with other facts on one receipt (docs/decisions/0063): the receipt as the days give it (discounts cut to what
 * is owed), and what follows for the others of its line. RangeError for a receipt that is not there and amounts that are
 * no whole numbers ≥ 0.
 */
export function changeReceipt<Receipt extends LineReceipt>(
  account: Account<Receipt>,
  { date_payment, money, credit_discount, penalty_discount }: ReceiptFacts,
): ChangedLine<Receipt> & { receipt: Receipt } {
  const before = receiptOf(account);
  const split = { credit_payment: money, penalty_payment: 0, credit_discount, penalty_discount };
  const asked: Receipt = { ...before, ...split, date_payment, given: null };
  const receipts = account.receipts.map((one) => (one === before ? asked : one));
  const { restated, faults } = replayLineOf(account, before.credit_to, receipts);
  return {
    receipt: restated.find((one) => one.receipt === asked)?.after ?? asked,
    others: restated.filter((one) => one.receipt !== asked),
    faults,
  };
}

/** The card without one receipt, as if it had never been. RangeError for one that is not there. */
export function leaveOutReceipt<Receipt extends LineReceipt>(
  account: Account<Receipt>,
): ChangedLine<Receipt> {
  const gone = receiptOf(account);
  const receipts = account.receipts.filter((one) => one !== gone);
  const { restated, faults } = replayLineOf(account, gone.credit_to, receipts);
  return { others: restated, faults };
}

function receiptOf<Receipt extends LineReceipt>({ receipts, invoice }: Account<Receipt>): Receipt {
  const found = receipts.find((one) => one.invoice === invoice);
  if (!found) throw new RangeError(`no receipt ${invoice} on the card`);
  return found;
}

function replayLineOf<Receipt extends LineReceipt>(
  { schedule, rule, order }: Account<Receipt>,
  line: number,
  receipts: readonly Receipt[],
) {
  return replayCard({ schedule, receipts, rule, order, lines: [line] });
}
