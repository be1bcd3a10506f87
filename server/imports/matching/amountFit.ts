import { owedOn } from '@/lib/arithmetic/allocate';
import type { Card } from '@/lib/arithmetic/card';

/** How an amount of money goes with what a contract owes. */
export interface AmountFit {
  score: number;
  /** In a cashier's words: `jumlah sama dengan angsuran`. */
  words: string;
}

/** People pay ahead, but hardly more than a year. */
const MOST_AT_ONCE = 12;

const EXACT = 30;
const SEVERAL = 20;

/** How `amount`, rupiah, goes with the card of the day on which it came, and with the contract's usual instalment. */
export function amountFit(card: Card, amount: number, date: string, instalment: number): AmountFit {
  const open = card.lines.filter((line) => owedOn(line) > 0);
  const [first] = open;
  if (!first) return { score: 0, words: 'tidak ada yang terutang' };
  if (amount === first.remainder || amount === instalment) {
    return { score: EXACT, words: 'jumlah sama dengan angsuran' };
  }
  if (amount === owedOn(first)) return { score: EXACT, words: 'jumlah sama dengan angsuran dan denda' };
  const due = open.filter((line) => line.date_maturity <= date);
  if (amount === total(due, owedOn)) {
    return { score: EXACT, words: 'jumlah sama dengan semua yang jatuh tempo' };
  }
  for (let count = 2; count <= Math.min(MOST_AT_ONCE, open.length); count++) {
    const some = open.slice(0, count);
    if (amount === total(some, (line) => line.remainder)) {
      return { score: SEVERAL, words: `jumlah sama dengan ${count} angsuran` };
    }
    if (amount === total(some, owedOn)) {
      return { score: SEVERAL, words: `jumlah sama dengan ${count} angsuran dan denda` };
    }
  }
  return { score: 0, words: 'jumlah berbeda dengan angsuran' };
}

const total = (lines: Card['lines'], of: (line: Card['lines'][number]) => number) =>
  lines.reduce((sum, line) => sum + of(line), 0);
