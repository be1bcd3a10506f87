import { daysBetween } from './calendar';
import { givenWith, moneyOf, type LineFact } from './lineFact';
import { accruedPenalty, type PenaltyRule, type PenaltyStep } from './penalty';
import type { ScheduleLine } from './schedule';
import type { AllocationOrder, Share } from './share';

/** What a line of the schedule says of itself. */
export type Line = Pick<ScheduleLine, 'number' | 'date_maturity' | 'instalment'>;

/** What is open on a line while its days go by. */
export class LineState {
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
