import type { Card } from './card';

/** What is asked for on a day (tunggakan; DOMAIN, Arrears); rupiah. */
export interface Arrears {
  /** Instalments due up to then that are not covered. */
  lines: { date_maturity: string; remainder: number }[];
  /** Of every line, as of the day that the card is calculated to. */
  penalty: number;
  total: number;
}

/** What is open of every instalment due up to `asOf`, and the penalty of that day. Another figure than what is left in all. */
export function arrearsOf({ lines, totals }: Pick<Card, 'lines' | 'totals'>, asOf: string): Arrears {
  const due = lines.filter(({ date_maturity, remainder }) => date_maturity <= asOf && remainder > 0);
  return {
    lines: due.map(({ date_maturity, remainder }) => ({ date_maturity, remainder })),
    penalty: totals.penalty,
    total: due.reduce((sum, { remainder }) => sum + remainder, totals.penalty),
  };
}
