import { SPLIT_FIELDS } from './share';

/** The 20 values of a receipt as they are written (SPEC 7): amounts in rupiah, days `YYYY-MM-DD`. */
export interface ReceiptValues {
  credit_to: number;
  transaction_to: number;
  contract_code: string;
  invoice: string;
  date_invoice: string;
  date_maturity: string;
  date_payment: string;
  payment: number;
  credit: number;
  credit_discount: number;
  credit_payment: number;
  overdue: number;
  penalty: number;
  penalty_discount: number;
  penalty_payment: number;
  collector_payment: number;
  cashier: string;
  cash: number;
  bank: number;
  note: string;
}

/** What is wrong with values, per field, in words. */
export type ReceiptErrors = Partial<Record<keyof ReceiptValues, string>>;

/** How amounts and days are said; rupiah and `YYYY-MM-DD` in. */
export interface Sayings {
  rupiah: (amount: number) => string;
  tanggal: (date: string) => string;
}

/** Fields that a contract's payment card is calculated from, or that say what it came to. */
export const ON_THE_CARD = [
  'date_maturity',
  'date_payment',
  ...SPLIT_FIELDS,
] as const satisfies readonly (keyof ReceiptValues)[];
