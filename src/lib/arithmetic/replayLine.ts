import type { AllocationOrder, Share } from './share';
import { daysBetween } from './calendar';
import type { LinePayment } from './card';
import { accruedPenalty, type PenaltyRule, type PenaltyStep } from './penalty';
import type { ScheduleLine } from './schedule';
import { requireWhole } from './whole';

/** What was forgiven, rupiah. */
export interface Discounts {
  credit_discount: number;
  penalty_discount: number;
}

/** What was entered on a line, and stays whatever is entered later: its day, its money, what was forgiven with it. */
export interface LineFact extends Pick<
  LinePayment,
  | 'credit_to'
  | 'transaction_to'
  | 'date_payment'
  | 'credit_payment'
  | 'penalty_payment'
  | 'credit_discount'
  | 'penalty_discount'
> {
  /** What was forgiven when it was entered, where an earlier payment cut it since: with that one gone it counts again. */
  given?: Discounts | null;
}

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

type Line = Pick<ScheduleLine, 'number' | 'date_maturity' | 'instalment'>;

/** What was forgiven with a fact before anything cut it. */
export const givenWith = (fact: LineFact): Discounts => fact.given ?? fact;

/** Money of a fact, rupiah, however it is split. */
export const moneyOf = (fact: LineFact): number => fact.credit_payment + fact.penalty_payment;

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

/** What is open on a line while its days go by. */
class LineState {
  private readonly line: Line;
  private readonly rule: PenaltyRule;
  private remainder: number;
  /** Paid or forgiven of the penalty. */
  private settled = 0;
  private readonly steps: PenaltyStep[] = [];
  /** Days past the due date up to which the steps reach. */
  private until = 0;

  constructor(line: Line, rule: PenaltyRule) {
    this.line = line;
    this.rule = rule;
    this.remainder = line.instalment;
  }

  takeDay(facts: readonly LineFact[], order: AllocationOrder): { shares: Share[]; left: number } {
    const overdue = Math.max(0, daysBetween(this.line.date_maturity, facts[0]?.date_payment ?? ''));
    const step = { from: this.until, to: overdue, outstanding: this.remainder };
    const credit = this.remainder;
    const penalty = this.owedAfter(step);
    const shares = facts.map((fact) => this.shareOf(fact, overdue));
    const forgivenCredit = forgive(facts, shares, 'credit_discount', credit);
    const forgivenPenalty = forgive(facts, shares, 'penalty_discount', penalty);
    const open = { instalment: credit - forgivenCredit, penalty: penalty - forgivenPenalty };
    let left = 0;
    facts.forEach((fact, index) => {
      left += pay(shares[index]!, moneyOf(fact), open, order);
    });
    stateBefore(shares, credit, penalty);
    this.remainder = open.instalment;
    this.settled += penalty - open.penalty;
    // Only what lowers the instalment ends a stretch of days: each is rounded down once, as on the card.
    if (open.instalment < credit) {
      if (step.to > step.from) this.steps.push(step);
      this.until = Math.max(this.until, overdue);
    }
    return { shares, left };
  }

  private owedAfter(step: PenaltyStep): number {
    const steps = step.to > step.from ? [...this.steps, step] : this.steps;
    return Math.max(0, accruedPenalty(this.rule, this.line.instalment, steps) - this.settled);
  }

  private shareOf(fact: LineFact, overdue: number): Share {
    return {
      credit_to: this.line.number,
      transaction_to: fact.transaction_to,
      date_maturity: this.line.date_maturity,
      overdue,
      credit: 0,
      credit_discount: 0,
      credit_payment: 0,
      penalty: 0,
      penalty_discount: 0,
      penalty_payment: 0,
    };
  }
}

/** Gives each share its discount, cut to what is open; returns their sum. */
function forgive(
  facts: readonly LineFact[],
  shares: readonly Share[],
  field: 'credit_discount' | 'penalty_discount',
  owed: number,
): number {
  let left = owed;
  facts.forEach((fact, index) => {
    const given = Math.min(givenWith(fact)[field], left);
    shares[index]![field] = given;
    left -= given;
  });
  return owed - left;
}

/** Covers what is open in the order; returns what found no place. */
function pay(
  share: Share,
  money: number,
  open: { instalment: number; penalty: number },
  order: AllocationOrder,
): number {
  let left = money;
  for (const part of order) {
    const taken = Math.min(left, open[part]);
    open[part] -= taken;
    left -= taken;
    share[part === 'penalty' ? 'penalty_payment' : 'credit_payment'] += taken;
  }
  return left;
}

/** What was owed before each share of the day, one after the other. */
function stateBefore(shares: readonly Share[], credit: number, penalty: number): void {
  let creditLeft = credit;
  let penaltyLeft = penalty;
  for (const share of shares) {
    share.credit = creditLeft;
    share.penalty = penaltyLeft;
    creditLeft -= share.credit_discount + share.credit_payment;
    penaltyLeft -= share.penalty_discount + share.penalty_payment;
  }
}
