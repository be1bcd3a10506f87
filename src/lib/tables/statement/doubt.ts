import type { Cell } from '../cell';

/** Something that a person must say before anything is sent. */
export interface Doubt {
  kind: 'direction' | 'marked' | 'none-out' | 'total' | 'balance' | 'closing' | 'days';
  /** What was found and what may be wrong, in whole sentences. */
  text: string;
}

/**
 * A line as it was judged. `amount`: rupiah with its sen that came in or went out; of a line that is left what it would
 * have brought, below 0 where it takes. Null or none: not told.
 */
export interface Move {
  line: number;
  row: readonly Cell[];
  kind: 'in' | 'out' | 'left';
  amount?: number | null;
}
