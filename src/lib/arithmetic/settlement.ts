import { daysBetween, isRealDate } from './calendar';
import type { Card, CardLine } from './card';
import type { ScheduleLine } from './schedule';
import type {
  FeeStep,
  InterestDueStep,
  InterestRunningStep,
  PenaltyOwedStep,
  PrincipalStep,
  SettlementQuote,
  SettlementStep,
} from './settlementQuote';
import { ceilDiv, requireWhole, toSafe } from './whole';

/** What the contract says about settling early. */
export interface SettlementRule {
  /** Of the remaining principal of lines not yet due, basis points. */
  feeBp: number;
}

/**
 * What settles the contract on `asOf` (DOMAIN, pelunasan dipercepat); rupiah. The card must be as of that day.
 *
 * 1. Principal: of every unpaid line (one step per line already due, one step for all lines ahead).
 * 2. Interest: of unpaid lines already due in full (due today counts as due); of the current line — the first that is
 *    not yet due — by the days gone since the due date before over the days of that month, rounded up, never more than
 *    that line's interest; of later lines nothing.
 * 3. Penalty: all that is owed, also on lines whose instalment is paid.
 * 4. Fee: basis points of the remaining principal of lines not yet due, rounded up.
 *
 * What was paid on a line counts first against the interest charged on it here, the rest against its principal. A line
 * that was paid in full asks for nothing and gives nothing back. Steps of 0 are left out, except the running interest.
 * `schedule` is needed only when the card holds some of the lines: it tells the due date before.
 */
export function settlementQuote(input: {
  card: Card;
  schedule?: readonly ScheduleLine[];
  /** Contract date: the first line's interest runs from here. */
  dateStart: string;
  rule: SettlementRule;
  asOf: string;
}): SettlementQuote {
  const { card, schedule = card.lines, dateStart, rule, asOf } = input;
  requireWhole('feeBp', rule.feeBp);
  for (const date of [dateStart, asOf]) {
    if (!isRealDate(date)) throw new RangeError(`not a real date: ${date}`);
  }
  const due = card.lines.filter((line) => line.date_maturity <= asOf && line.remainder > 0);
  const ahead = card.lines.filter((line) => line.date_maturity > asOf);
  const open = ahead.filter((line) => line.remainder > 0);
  const current = ahead[0];
  const running =
    current && current.remainder > 0 ? runningInterest(current, schedule, dateStart, asOf) : null;
  const charged = (line: CardLine) => (line === current && running ? running.accrued : 0);

  const steps: SettlementStep[] = due.map((line) =>
    principalStep('PRINCIPAL_DUE', [line], (l) => l.interest),
  );
  const aheadStep = open.length > 0 ? principalStep('PRINCIPAL_AHEAD', open, charged) : null;
  if (aheadStep) steps.push(aheadStep);
  steps.push(...due.map(interestDue));
  if (running) steps.push(running);
  steps.push(...card.lines.map(penaltyOwed));
  steps.push(feeStep(aheadStep?.amount ?? 0, rule));
  return quoteOf(steps.filter((step) => step.amount > 0 || step.kind === 'INTEREST_RUNNING'));
}

const coveredOn = (line: CardLine) => line.paid + line.discount;

/** Payments beyond the interest charged lower the principal, never below 0. */
function principalStep(
  kind: PrincipalStep['kind'],
  lines: readonly CardLine[],
  interestCharged: (line: CardLine) => number,
): PrincipalStep {
  let scheduled = 0;
  let covered = 0;
  for (const line of lines) {
    scheduled += line.principal;
    covered += Math.min(line.principal, Math.max(0, coveredOn(line) - interestCharged(line)));
  }
  const numbers = lines.map((line) => line.number);
  return {
    kind,
    from: Math.min(...numbers),
    to: Math.max(...numbers),
    scheduled,
    covered,
    amount: scheduled - covered,
  };
}

function interestDue(line: CardLine): InterestDueStep {
  const covered = Math.min(line.interest, coveredOn(line));
  return {
    kind: 'INTEREST_DUE',
    number: line.number,
    scheduled: line.interest,
    covered,
    amount: line.interest - covered,
  };
}

function runningInterest(
  line: CardLine,
  schedule: readonly ScheduleLine[],
  dateStart: string,
  asOf: string,
): InterestRunningStep {
  const since = schedule.find((other) => other.number === line.number - 1)?.date_maturity ?? dateStart;
  const daysOfMonth = Math.max(1, daysBetween(since, line.date_maturity));
  const days = Math.min(daysOfMonth, Math.max(0, daysBetween(since, asOf)));
  const accrued = toSafe(ceilDiv(BigInt(line.interest) * BigInt(days), BigInt(daysOfMonth)));
  const covered = Math.min(accrued, coveredOn(line));
  return {
    kind: 'INTEREST_RUNNING',
    number: line.number,
    scheduled: line.interest,
    since,
    days,
    daysOfMonth,
    accrued,
    covered,
    amount: accrued - covered,
  };
}

function penaltyOwed(line: CardLine): PenaltyOwedStep {
  return { kind: 'PENALTY', number: line.number, overdue: line.overdue, amount: line.penalty };
}

function feeStep(base: number, { feeBp }: SettlementRule): FeeStep {
  return { kind: 'FEE', base, feeBp, amount: toSafe(ceilDiv(BigInt(base) * BigInt(feeBp), 10_000n)) };
}

function quoteOf(lines: SettlementStep[]): SettlementQuote {
  const of = (...kinds: SettlementStep['kind'][]) =>
    lines.reduce((total, step) => (kinds.includes(step.kind) ? total + step.amount : total), 0);
  const principal = of('PRINCIPAL_DUE', 'PRINCIPAL_AHEAD');
  const interest = of('INTEREST_DUE', 'INTEREST_RUNNING');
  const penalty = of('PENALTY');
  const fee = of('FEE');
  return { lines, principal, interest, penalty, fee, total: principal + interest + penalty + fee };
}
