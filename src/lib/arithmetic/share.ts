/** What a payment covers first; data, from the contract's rule (DOMAIN, Penalty; docs/decisions/0060). */
export type AllocationOrder = readonly ('penalty' | 'instalment')[];

/** Rupiah forgiven on one line, by right. */
export interface Waiver {
  number: number;
  credit_discount: number;
  penalty_discount: number;
}

/** What one receipt says of one line, in the fields of DOMAIN, Receipts; amounts in rupiah. */
export interface Share {
  credit_to: number;
  transaction_to: number;
  date_maturity: string;
  /** Days late on the day of payment. */
  overdue: number;
  /** Remainder of the instalment before this payment. */
  credit: number;
  credit_discount: number;
  credit_payment: number;
  /** Penalty owed before this payment. */
  penalty: number;
  penalty_discount: number;
  penalty_payment: number;
}

/** What an earlier payment may change on a receipt: how its money is split, never the money, the day or the number. */
export const SPLIT_FIELDS = [
  'overdue',
  'credit',
  'credit_discount',
  'credit_payment',
  'penalty',
  'penalty_discount',
  'penalty_payment',
] as const satisfies readonly (keyof Share)[];

export type SplitField = (typeof SPLIT_FIELDS)[number];
