import type { ImportRowState } from '@/lib/contract/importRows';
import type { ImportBatch } from '@/lib/contract/imports';

export interface StateFigures {
  rows: number;
  /** Rupiah. */
  amount: number;
  /** First and last day, `YYYY-MM-DD`. */
  date_from: string | null;
  date_to: string | null;
}

const NOTHING: StateFigures = { rows: 0, amount: 0, date_from: null, date_to: null };

/** Rows and rupiah of a statement in one state. */
export function figuresOf({ states }: Pick<ImportBatch, 'states'>, state: ImportRowState): StateFigures {
  return states.find((one) => one.state === state) ?? NOTHING;
}

/** Rows and rupiah of a statement in some states together; all of them by default. */
export function sumOf(
  { states }: Pick<ImportBatch, 'states'>,
  wanted?: readonly ImportRowState[],
): { rows: number; amount: number } {
  return states
    .filter(({ state }) => !wanted || wanted.includes(state))
    .reduce((sum, one) => ({ rows: sum.rows + one.rows, amount: sum.amount + one.amount }), {
      rows: 0,
      amount: 0,
    });
}

/** What the reader can post now: what matched, without what a second person must let be posted. */
export function dueOf(batch: Pick<ImportBatch, 'states' | 'held'>): StateFigures {
  const matched = figuresOf(batch, 'MATCHED');
  const { rows, amount } = batch.held;
  // Whose days they are is known of all matched rows alone.
  const days = rows === 0 ? {} : { date_from: null, date_to: null };
  return { ...matched, ...days, rows: matched.rows - rows, amount: matched.amount - amount };
}

/** True where rows may still be corrected and posted. */
export function isAtWork({ status }: Pick<ImportBatch, 'status'>): boolean {
  return status === 'OPEN' || status === 'POSTING' || status === 'POSTED';
}
