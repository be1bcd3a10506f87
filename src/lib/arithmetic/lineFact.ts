import type { LinePayment } from './card';

/** What was forgiven, rupiah. */
export interface Discounts {
  credit_discount: number;
  penalty_discount: number;
}

/** What was entered on a line, and stays whatever is entered later: its day, its money, what was forgiven with it. */
export interface LineFact extends Pick<
  LinePayment,
  | 'credit_to'
  | 'transaction_to'
  | 'date_payment'
  | 'credit_payment'
  | 'penalty_payment'
  | 'credit_discount'
  | 'penalty_discount'
> {
  /** What was forgiven when it was entered, where an earlier payment cut it since: with that one gone it counts again. */
  given?: Discounts | null;
}

/** What was forgiven with a fact before anything cut it. */
export const givenWith = (fact: LineFact): Discounts => fact.given ?? fact;

/** Money of a fact, rupiah, however it is split. */
export const moneyOf = (fact: LineFact): number => fact.credit_payment + fact.penalty_payment;
