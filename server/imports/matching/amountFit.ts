import { owedOn } from '@/lib/arithmetic/allocate';
import type { Card } from '@/lib/arithmetic/card';

/** People pay ahead, but hardly more than a year. */
const MAX_AT_ONCE = 12;

/** The instalment, or all that is due. */
export const EXACT = 30;
const SEVERAL = 20;

/**
 * How well `amount`, rupiah, goes with the card of the day on which it came, and with the contract's usual instalment; 0:
 * with nothing that is owed.
 */
export function amountFit(card: Card, amount: number, date: string, instalment: number): number {
  const open = card.lines.filter((line) => owedOn(line) > 0);
  const [first] = open;
  if (!first) return 0;
  const due = open.filter((line) => line.date_maturity <= date);
  const exact = [first.remainder, instalment, owedOn(first), total(due, owedOn)];
  if (exact.includes(amount)) return EXACT;
  for (let count = 2; count <= Math.min(MAX_AT_ONCE, open.length); count++) {
    const some = open.slice(0, count);
    if (amount === total(some, (line) => line.remainder) || amount === total(some, owedOn)) return SEVERAL;
  }
  return 0;
}

const total = (lines: Card['lines'], of: (line: Card['lines'][number]) => number) =>
  lines.reduce((sum, line) => sum + of(line), 0);
