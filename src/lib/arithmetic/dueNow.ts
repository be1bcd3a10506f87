import { shownDueDate } from './calendar';
import type { Card } from './card';

/** What was to be paid by a day, or else what comes next; amounts in rupiah. */
export interface DueNow {
  /** Of the first instalment that is not covered; null: only penalty is left. */
  date: string | null;
  /** The working day on which it is best paid: before Sundays and holidays. */
  pay_by: string | null;
  /** How many instalments are in `instalments`. */
  count: number;
  instalments: number;
  /** Of every line, covered ones too. */
  penalty: number;
  total: number;
}

/**
 * What a card comes to for whoever wants to owe nothing: every instalment due up to `asOf`, or the next one where none
 * is, and the penalty on all of them. Null: nothing is owed.
 * @param asOf the day that the card is calculated to
 */
export function dueNow(
  { lines, totals }: Pick<Card, 'lines' | 'totals'>,
  asOf: string,
  holidays: ReadonlySet<string>,
): DueNow | null {
  const open = lines.filter((line) => line.remainder > 0);
  const [next] = open;
  if (!next && totals.penalty === 0) return null;
  const until = next && next.date_maturity > asOf ? next.date_maturity : asOf;
  const due = open.filter((line) => line.date_maturity <= until);
  const instalments = due.reduce((sum, line) => sum + line.remainder, 0);
  return {
    date: next?.date_maturity ?? null,
    pay_by: next ? shownDueDate(next.date_maturity, holidays) : null,
    count: due.length,
    instalments,
    penalty: totals.penalty,
    total: instalments + totals.penalty,
  };
}
