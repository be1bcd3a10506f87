/** Where money comes from that a cashier asks for. */
export const CASH_SOURCES = ['SAFE', 'BANK', 'HEAD_OFFICE'] as const;
export type CashSource = (typeof CASH_SOURCES)[number];

/**
 * What moves a drawer's banknotes and is no receipt and no deposit: a loan paid out, a closed day's cash brought to the
 * bank, put into the safe or given to the next holder, what that holder got, and what was asked for.
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
] as const;
export type CashActKind = (typeof CASH_ACT_KINDS)[number];
