import { addDays } from './calendar';
import type { Card, LinePayment } from './card';

/** What lists, letters and figures know of a contract without reading its card. */
export interface Standing {
  /** Due date of the first line that is not covered; null when all are. */
  nextDue: string | null;
  /** Principal that is not covered, rupiah: money on a line counts as interest first (DOMAIN, Figures). */
  outstanding: number;
  /**
   * First day of the stretch in which some line was late on every day; a day ahead where nothing is late yet, null where
   * nothing is owed. It says to which stretch a letter belongs.
   */
  lateFrom: string | null;
  /** Lines that were paid by their due day, what was forgiven left out. */
  paidInTime: number;
}

/** Lines of a restructured contract that are paid in time before it is classed by itself alone. */
export const FLOOR_LINES = 3;

/** Where a contract stands by its card and the payments that it was calculated from. */
export function standingOf(card: Pick<Card, 'lines'>, payments: readonly LinePayment[]): Standing {
  const byLine = new Map<number, LinePayment[]>();
  for (const payment of payments) {
    const ofLine = byLine.get(payment.credit_to);
    if (ofLine) ofLine.push(payment);
    else byLine.set(payment.credit_to, [payment]);
  }
  let outstanding = 0;
  let paidInTime = 0;
  let nextDue: string | null = null;
  for (const line of card.lines) {
    outstanding += Math.max(0, Math.min(line.principal, line.remainder));
    if (line.remainder > 0) nextDue ??= line.date_maturity;
    const inTime = (byLine.get(line.number) ?? []).reduce(
      (paid, one) => paid + (one.date_payment <= line.date_maturity ? one.credit_payment : 0),
      0,
    );
    if (inTime >= line.instalment) paidInTime++;
  }
  return { nextDue, outstanding, lateFrom: nextDue && lateFrom(card, byLine, nextDue), paidInTime };
}

/** Back from the first line that is owed, over each line that was covered only after the next one had become late. */
function lateFrom(
  { lines }: Pick<Card, 'lines'>,
  byLine: ReadonlyMap<number, readonly LinePayment[]>,
  nextDue: string,
): string {
  let due = nextDue;
  for (const line of [...lines].reverse()) {
    if (line.date_maturity >= due) continue;
    const covered = coveredOn(line.instalment, byLine.get(line.number) ?? []);
    if (covered !== null && covered > due) due = line.date_maturity;
  }
  return addDays(due, 1);
}

/** The day on which an instalment was covered; null: it is not. */
function coveredOn(instalment: number, payments: readonly LinePayment[]): string | null {
  let left = instalment;
  const byDay = [...payments].sort((a, b) => (a.date_payment < b.date_payment ? -1 : 1));
  for (const payment of byDay) {
    left -= payment.credit_payment + payment.credit_discount;
    if (left <= 0) return payment.date_payment;
  }
  return null;
}
