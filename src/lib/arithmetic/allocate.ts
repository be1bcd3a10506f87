import type { Card, CardLine } from './card';
import { LineSlot } from './lineSlot';
import type { PenaltyRule } from './penalty';
import type { LineReceipt, Restated } from './replayCard';
import type { AllocationOrder, Share, Waiver } from './share';
import { requireWhole } from './whole';

export type { AllocationOrder, Share, Waiver } from './share';

/** All that is owed on a line, rupiah: remainder + penalty. */
export const owedOn = (line: CardLine): number => line.remainder + line.penalty;

/** What a payment comes to. */
export interface Allocation<Receipt extends LineReceipt> {
  /** By line. Without money where only something was forgiven. */
  shares: Share[];
  /** Rupiah that found no line to go to. */
  rest: number;
  /** Receipts of later days whose money is split otherwise once this payment is there. */
  later: Restated<Receipt>[];
}

/**
 * Splits `amount` rupiah of one day over what all `receipts` leave open, those of later days included: never so much that
 * a line holds more than it can take. Waivers come before money and are cut to what is owed.
 *
 * Penalty first: line by line, the oldest first. Instalment first: the instalments that are due by that day, then those
 * ahead that the money covers in full, then penalties, each the oldest first; what is left goes to the next instalment.
 * Only `lines` take anything when they are given, waivers included. `card` is as of `date`; `receipts` are all that
 * count. Σ payments of the shares + `rest` = `amount`; shares with nothing in them are left out. RangeError for amounts
 * that are no whole numbers ≥ 0 and for line numbers that the card does not have.
 */
export function allocate<Receipt extends LineReceipt>(input: {
  card: Card;
  date: string;
  receipts: readonly Receipt[];
  rule: PenaltyRule;
  order: AllocationOrder;
  amount: number;
  waivers?: readonly Waiver[];
  lines?: readonly number[];
}): Allocation<Receipt> {
  const { card, date, rule, amount, order, waivers = [], lines } = input;
  requireWhole('amount', amount);
  checkNumbers(card, [...waivers.map((waiver) => waiver.number), ...(lines ?? [])]);
  const wanted = lines && new Set(lines);
  const recent = input.receipts.filter((receipt) => receipt.date_payment >= date);
  const touched = new Set(recent.map((receipt) => receipt.credit_to));
  const slots = [...card.lines]
    .sort((a, b) => a.number - b.number)
    .filter((line) => !wanted || wanted.has(line.number))
    .map(
      (line) =>
        new LineSlot({
          line,
          date,
          rule,
          order,
          receipts: touched.has(line.number)
            ? input.receipts.filter((receipt) => receipt.credit_to === line.number)
            : [],
          waived: waivedOn(line.number, waivers),
        }),
    );
  const rest = order[0] === 'penalty' ? penaltyFirst(slots, amount) : instalmentFirst(slots, amount, date);
  const taken = slots.flatMap((slot) => slot.outcome() ?? []);
  return {
    shares: taken.map(({ share }) => share),
    rest,
    later: taken.flatMap(({ later }) => later),
  };
}

type Slot = Pick<LineSlot<LineReceipt>, 'line' | 'instalment' | 'penalty' | 'taken' | 'take'>;

/** Returns what found no line to go to. */
function penaltyFirst(slots: readonly Slot[], amount: number): number {
  let rest = amount;
  for (const slot of slots) rest -= slot.take(rest);
  return rest;
}

function instalmentFirst(slots: readonly Slot[], amount: number, date: string): number {
  let rest = amount;
  for (const slot of slots) {
    const isDue = slot.line.date_maturity <= date;
    if (!isDue && rest < slot.instalment) break;
    rest -= slot.take(Math.min(rest, slot.instalment));
  }
  for (const slot of slots) {
    if (slot.taken === slot.instalment) rest -= slot.take(Math.min(rest, slot.penalty));
  }
  return penaltyFirst(slots, rest);
}

function checkNumbers(card: Card, numbers: readonly number[]): void {
  const known = new Set(card.lines.map((line) => line.number));
  for (const number of numbers) {
    if (!known.has(number)) throw new RangeError(`no line ${number} on the card`);
  }
}

/** All that is forgiven on a line. */
function waivedOn(number: number, waivers: readonly Waiver[]) {
  const sum = { credit_discount: 0, penalty_discount: 0 };
  for (const waiver of waivers) {
    if (waiver.number !== number) continue;
    requireWhole('credit_discount', waiver.credit_discount);
    requireWhole('penalty_discount', waiver.penalty_discount);
    sum.credit_discount += waiver.credit_discount;
    sum.penalty_discount += waiver.penalty_discount;
  }
  return sum;
}
