import { givenWith, moneyOf, type LineFact } from './lineFact';
import { LineState, type Line } from './lineState';
import type { PenaltyRule } from './penalty';
import type { AllocationOrder, Share } from './share';
import { requireWhole } from './whole';

/** What a fact comes to by the days. */
export interface Replayed<Fact extends LineFact> {
  fact: Fact;
  share: Share;
}

/** A line as the days give it. */
export interface LineReplay<Fact extends LineFact> {
  /** By day, then by transaction. */
  receipts: Replayed<Fact>[];
  /** Money that found no place, rupiah; above 0: the line holds more than it could take. */
  surplus: number;
}

/**
 * Splits the facts of one schedule line again by their days (docs/decisions/0060): day after day, what was forgiven comes
 * before money and is cut to what is owed, then the money covers penalty and instalment in the given order. Facts of
 * one day act together, so the order in which they were entered changes no day's sums; within a day they stand by
 * transaction, waivers (0) first. Nothing is ever negative. RangeError for amounts that are no whole numbers ≥ 0 and for
 * facts of another line.
 */
export function replayLine<Fact extends LineFact>(input: {
  line: Line;
  receipts: readonly Fact[];
  rule: PenaltyRule;
  order: AllocationOrder;
}): LineReplay<Fact> {
  const { line, receipts, rule, order } = input;
  const state = new LineState(line, rule);
  const replayed: Replayed<Fact>[] = [];
  let surplus = 0;
  for (const day of byDay(line, receipts)) {
    const { shares, left } = state.takeDay(day, order);
    day.forEach((fact, index) => replayed.push({ fact, share: shares[index]! }));
    surplus += left;
  }
  return { receipts: replayed, surplus };
}

/** Facts of each day, the days in their order. */
function byDay<Fact extends LineFact>(line: Line, receipts: readonly Fact[]): Fact[][] {
  for (const fact of receipts) check(line, fact);
  const sorted = [...receipts].sort((a, b) =>
    a.date_payment === b.date_payment
      ? a.transaction_to - b.transaction_to
      : a.date_payment < b.date_payment
        ? -1
        : 1,
  );
  const days: Fact[][] = [];
  for (const fact of sorted) {
    const last = days.at(-1);
    if (last?.[0]?.date_payment === fact.date_payment) last.push(fact);
    else days.push([fact]);
  }
  return days;
}

function check(line: Line, fact: LineFact): void {
  if (fact.credit_to !== line.number) throw new RangeError(`not on line ${line.number}: ${fact.credit_to}`);
  requireWhole('money', moneyOf(fact));
  requireWhole('credit_discount', givenWith(fact).credit_discount);
  requireWhole('penalty_discount', givenWith(fact).penalty_discount);
}
