/** Where money comes from that a cashier asks for. */
export const CASH_SOURCES = ['SAFE', 'BANK', 'HEAD_OFFICE'] as const;
export type CashSource = (typeof CASH_SOURCES)[number];

/**
 * What moves a drawer's banknotes and is no receipt and no deposit: a loan paid out, a closed day's cash brought to the
 * bank, put into the safe or given to the next holder, what that holder got, and what was asked for. Of a collector's
 * hand-over: what is counted and becomes no nota yet, what of it became one or went back, what was short or too much, and
 * what of the shortage was paid in. What went to the office's petty cash, or came from it.
 */
export const CASH_ACT_KINDS = [
  'DISBURSEMENT',
  'TO_BANK',
  'TO_SAFE',
  'TO_HOLDER',
  'FROM_HOLDER',
  'FROM_SAFE',
  'FROM_BANK',
  'FROM_HEAD_OFFICE',
  'FIELD_HELD',
  'FIELD_RELEASED',
  'FIELD_RETURNED',
  'FIELD_SHORT',
  'FIELD_SURPLUS',
  'FIELD_SHORT_PAID',
  'TO_PETTY_CASH',
  'FROM_PETTY_CASH',
] as const;
export type CashActKind = (typeof CASH_ACT_KINDS)[number];
