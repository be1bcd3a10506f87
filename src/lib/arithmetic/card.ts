import { daysBetween } from './calendar';
import { accruedPenalty, type PenaltyRule, type PenaltyStep } from './penalty';
import type { ScheduleLine } from './schedule';

/** What one receipt that is not voided paid on one line; amounts in rupiah (DOMAIN, Receipts). */
export interface LinePayment {
  /** Number of the line. */
  credit_to: number;
  /** Which transaction on that line, from 1. */
  transaction_to: number;
  date_payment: string;
  credit_payment: number;
  credit_discount: number;
  /** The charge as the receipt wrote it; the card calculates its own. */
  penalty: number;
  penalty_payment: number;
  penalty_discount: number;
}

/** Where a line stands on the card's date. PAID says that the instalment is covered; penalty may still be owed. */
export type LineStatus = 'PAID' | 'PART_PAID' | 'DUE' | 'OVERDUE' | 'UPCOMING';

/** A line of the schedule with what was paid on it; amounts in rupiah. */
export interface CardLine extends ScheduleLine {
  paid: number;
  discount: number;
  /** instalment − paid − discount. */
  remainder: number;
  /** Days late as of the card's date while instalment or penalty is owed, else of the settling payment; never below 0. */
  overdue: number;
  /** Penalty owed as of the date: accrued − paid − discounted, never below 0. */
  penalty: number;
  penalty_paid: number;
  penalty_discount: number;
  /** Number of the last transaction on this line; 0 when there is none. */
  transactions: number;
  status: LineStatus;
}

/** Sums over a card's lines, rupiah. */
export interface CardTotals {
  instalment: number;
  paid: number;
  discount: number;
  remainder: number;
  penalty: number;
  penalty_paid: number;
  penalty_discount: number;
}

/** A contract's payment card (kartu piutang) as of one date. */
export interface Card {
  lines: CardLine[];
  totals: CardTotals;
  /** Days late of the first line whose instalment is not covered; 0 when there is none. */
  dpd: number;
}

/** A line that falls due within so many days is DUE. */
const DUE_WITHIN = 7;

const TOTALS = [
  'instalment',
  'paid',
  'discount',
  'remainder',
  'penalty',
  'penalty_paid',
  'penalty_discount',
] as const;

/**
 * The card as of `asOf`; payments of later dates do not count yet. Penalty accrues daily on what is outstanding, the
 * grace days counted from the written due date; a payment counts from the end of its day, so payments of one day act
 * together. RangeError for a payment on a line that the schedule does not have: no money may vanish.
 */
export function buildCard(input: {
  schedule: readonly ScheduleLine[];
  payments: readonly LinePayment[];
  rule: PenaltyRule;
  asOf: string;
}): Card {
  const { schedule, payments, rule, asOf } = input;
  const byLine = new Map<number, LinePayment[]>(schedule.map((line) => [line.number, []]));
  for (const payment of payments) {
    const ofLine = byLine.get(payment.credit_to);
    if (!ofLine) throw new RangeError(`no line ${payment.credit_to} in the schedule`);
    if (payment.date_payment <= asOf) ofLine.push(payment);
  }
  const lines = schedule.map((line) => cardLine(line, byLine.get(line.number) ?? [], rule, asOf));
  const totals = Object.fromEntries(TOTALS.map((key) => [key, sum(lines, (line) => line[key])]));
  return {
    lines,
    totals: totals as unknown as CardTotals,
    dpd: lines.find((line) => line.remainder > 0)?.overdue ?? 0,
  };
}

function cardLine(
  line: ScheduleLine,
  payments: readonly LinePayment[],
  rule: PenaltyRule,
  asOf: string,
): CardLine {
  const paid = sum(payments, (p) => p.credit_payment);
  const discount = sum(payments, (p) => p.credit_discount);
  const penaltyPaid = sum(payments, (p) => p.penalty_payment);
  const penaltyDiscount = sum(payments, (p) => p.penalty_discount);
  const remainder = line.instalment - paid - discount;
  const accrued = accruedPenalty(rule, line.instalment, penaltySteps(line, payments, asOf));
  const penalty = Math.max(0, accrued - penaltyPaid - penaltyDiscount);
  const owing = remainder > 0 || penalty > 0;
  const last =
    payments
      .map((p) => p.date_payment)
      .sort()
      .at(-1) ?? line.date_maturity;
  // Written out: with `...line` V8 makes an object that is slow to fill, and the whole card takes seven times as long.
  return {
    number: line.number,
    date_maturity: line.date_maturity,
    instalment: line.instalment,
    principal: line.principal,
    interest: line.interest,
    remaining: line.remaining,
    paid,
    discount,
    remainder,
    overdue: daysLate(line, owing ? asOf : last),
    penalty,
    penalty_paid: penaltyPaid,
    penalty_discount: penaltyDiscount,
    transactions: payments.reduce((highest, p) => Math.max(highest, p.transaction_to), 0),
    status: statusOf(line, { remainder, covered: paid + discount }, asOf),
  };
}

/** What stayed outstanding over which days past the due date; days before it are no days. */
function penaltySteps(line: ScheduleLine, payments: readonly LinePayment[], asOf: string): PenaltyStep[] {
  const steps: PenaltyStep[] = [];
  let from = 0;
  let outstanding = line.instalment;
  const until = (date: string) => {
    const to = daysLate(line, date);
    if (to > from && outstanding > 0) steps.push({ from, to, outstanding });
    from = Math.max(from, to);
  };
  // Only what lowers the instalment starts a new step: each step is rounded down once.
  const lowering = payments.filter((p) => p.credit_payment + p.credit_discount > 0);
  for (const p of lowering.sort((a, b) => daysBetween(b.date_payment, a.date_payment))) {
    until(p.date_payment);
    outstanding -= p.credit_payment + p.credit_discount;
  }
  until(asOf);
  return steps;
}

function statusOf(
  line: ScheduleLine,
  { remainder, covered }: { remainder: number; covered: number },
  asOf: string,
): LineStatus {
  if (remainder <= 0) return 'PAID';
  if (line.date_maturity < asOf) return 'OVERDUE';
  if (covered > 0) return 'PART_PAID';
  return daysBetween(asOf, line.date_maturity) <= DUE_WITHIN ? 'DUE' : 'UPCOMING';
}

const daysLate = (line: ScheduleLine, date: string) => Math.max(0, daysBetween(line.date_maturity, date));

function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
