import type { Card } from './card';

const AMOUNTS = ['paid', 'discount', 'remainder', 'penalty_paid', 'penalty_discount', 'penalty'] as const;
type CardAmount = (typeof AMOUNTS)[number];
type Totals = Record<CardAmount, number>;

/** One amount of one line that is another one afterwards, rupiah. */
export interface LineChange {
  number: number;
  field: CardAmount;
  before: number;
  after: number;
}

/** How two cards of the same contract and day differ, rupiah. */
export interface CardChanges {
  /** By line, then by amount; only what changed. */
  lines: LineChange[];
  totals: { before: Totals; after: Totals };
  /** What the rule charged in all: owed, paid and forgiven. */
  penalty: { before: number; after: number };
}

/** Compares two cards of one contract as of one day. */
export function cardChanges(before: Card, after: Card): CardChanges {
  const now = new Map(after.lines.map((line) => [line.number, line]));
  const lines = before.lines.flatMap((line) => {
    const then = now.get(line.number);
    if (!then) return [];
    return AMOUNTS.filter((field) => line[field] !== then[field]).map((field) => ({
      number: line.number,
      field,
      before: line[field],
      after: then[field],
    }));
  });
  return {
    lines,
    totals: { before: totalsOf(before), after: totalsOf(after) },
    penalty: { before: chargedOn(before), after: chargedOn(after) },
  };
}

function totalsOf({ totals }: Card): Totals {
  return Object.fromEntries(AMOUNTS.map((field) => [field, totals[field]])) as Totals;
}

const chargedOn = ({ totals }: Card) => totals.penalty + totals.penalty_paid + totals.penalty_discount;
