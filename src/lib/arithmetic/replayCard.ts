import { SPLIT_FIELDS, type AllocationOrder, type Share, type SplitField } from './share';
import type { LinePayment } from './card';
import type { PenaltyRule } from './penalty';
import { givenWith, type Discounts } from './lineFact';
import { replayLine } from './replayLine';
import type { ScheduleLine } from './schedule';

/** A receipt that counts on a line, as it is written; with `transaction_to` 0 something forgiven without a receipt. */
export interface LineReceipt extends LinePayment {
  /** Its number; of something forgiven without a receipt: what it is called. One of a kind on its contract. */
  invoice: string;
  /** As the receipt says: days late, and the instalment that was open before it. */
  overdue: number;
  credit: number;
  /** See `LineFact`; null where nothing was cut. */
  given: Discounts | null;
}

/** One field of a receipt that is split again. */
export interface SplitChange {
  invoice: string;
  field: SplitField;
  before: number;
  after: number;
}

/** A receipt whose split is another one by the days, with its values as they should be. */
export interface Restated<Receipt extends LineReceipt> {
  receipt: Receipt;
  after: Receipt;
  changes: SplitChange[];
}

/** What a replay needs of a schedule's line. */
export type DueLine = Pick<ScheduleLine, 'number' | 'date_maturity' | 'instalment'>;

/** Why a card is not sound. SURPLUS: `amount` rupiah on the line that it can't take. NO_LINE: not in the schedule. */
export interface CardFault {
  code: 'SURPLUS' | 'NO_LINE';
  credit_to: number;
  amount: number;
}

/**
 * All receipts of a contract, one perhaps added, changed or left out, as the days give them (docs/decisions/0060): which
 * differ from what is given, and what of it the lines can't take. The card is sound where there is no fault. Only `lines`
 * are looked at where they are given.
 */
export function replayCard<Receipt extends LineReceipt>(input: {
  schedule: readonly DueLine[];
  receipts: readonly Receipt[];
  rule: PenaltyRule;
  order: AllocationOrder;
  lines?: readonly number[];
}): { restated: Restated<Receipt>[]; faults: CardFault[] } {
  const { schedule, receipts, rule, order, lines } = input;
  const wanted = lines && new Set(lines);
  const restated: Restated<Receipt>[] = [];
  const faults: CardFault[] = [];
  for (const [number, ofLine] of byLine(receipts)) {
    if (wanted && !wanted.has(number)) continue;
    const line = schedule.find((one) => one.number === number);
    if (!line) {
      faults.push({ code: 'NO_LINE', credit_to: number, amount: sumOf(ofLine) });
      continue;
    }
    const replay = replayLine({ line, receipts: ofLine, rule, order });
    if (replay.surplus > 0) faults.push({ code: 'SURPLUS', credit_to: number, amount: replay.surplus });
    for (const { fact, share } of replay.receipts) {
      const one = restate(fact, share);
      if (one) restated.push(one);
    }
  }
  return { restated, faults };
}

/** The receipt as the days give it; null where it says so already. */
export function restate<Receipt extends LineReceipt>(
  receipt: Receipt,
  share: Share,
): Restated<Receipt> | null {
  const changes = SPLIT_FIELDS.filter((field) => differs(receipt, share, field)).map((field) => ({
    invoice: receipt.invoice,
    field,
    before: receipt[field],
    after: share[field],
  }));
  if (changes.length === 0) return null;
  const values = Object.fromEntries(changes.map((change) => [change.field, change.after]));
  const after = { ...receipt, ...values };
  return { receipt, after: { ...after, given: cut(givenWith(receipt), after) }, changes };
}

/** What was given, where less of it counts; null where all of it does. */
function cut(given: Discounts, after: Discounts): Discounts | null {
  const { credit_discount, penalty_discount } = given;
  const isWhole = credit_discount === after.credit_discount && penalty_discount === after.penalty_discount;
  return isWhole ? null : { credit_discount, penalty_discount };
}

/** What was forgiven without a receipt says nothing but what was forgiven. */
function differs(receipt: LineReceipt, share: Share, field: SplitField): boolean {
  if (receipt.transaction_to === 0 && !field.endsWith('_discount')) return false;
  return receipt[field] !== share[field];
}

function byLine<Receipt extends LineReceipt>(receipts: readonly Receipt[]): Map<number, Receipt[]> {
  const lines = new Map<number, Receipt[]>();
  for (const receipt of [...receipts].sort((a, b) => a.credit_to - b.credit_to)) {
    const ofLine = lines.get(receipt.credit_to);
    if (ofLine) ofLine.push(receipt);
    else lines.set(receipt.credit_to, [receipt]);
  }
  return lines;
}

const sumOf = (receipts: readonly LineReceipt[]) =>
  receipts.reduce((sum, one) => sum + one.credit_payment + one.penalty_payment, 0);
