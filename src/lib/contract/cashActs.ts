/**
 * What moves a drawer's banknotes and is no receipt and no deposit: a loan paid out, a closed day's cash brought to the
 * bank, put into the safe or given to the next holder, and what that holder got.
 */
export const CASH_ACT_KINDS = ['DISBURSEMENT', 'TO_BANK', 'TO_SAFE', 'TO_HOLDER', 'FROM_HOLDER'] as const;
export type CashActKind = (typeof CASH_ACT_KINDS)[number];
