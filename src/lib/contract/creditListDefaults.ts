/*
 * Constants of the receipt list. They stand apart from the schemas so that the script inside the HTML, which asks for
 * the first page before anything else is here, carries no schema library.
 */
export const CREDIT_PAGE_SIZE = 20;
export const CREDIT_SORTS = [
  'date_payment',
  'date_invoice',
  'invoice',
  'contract_code',
  'customer_name',
  'credit_to',
  'payment',
  'overdue',
] as const;
export const PERIODS = ['day', 'week', 'month', 'year', 'all'] as const;
export type Period = (typeof PERIODS)[number];
/** Which of a receipt's two days a period is taken by: that of the payment, or that of its entry (`date_invoice`). */
export const RECEIPT_DAYS = ['paid', 'entered'] as const;
export type ReceiptDay = (typeof RECEIPT_DAYS)[number];
/**
 * How a receipt may stand in the filter: it counts, a request waits on it, it counts no more; its transfer is on no checked
 * statement, and for three working days already, or was taken before this was kept.
 */
export const RECEIPT_STATES = ['valid', 'waiting', 'void', 'unconfirmed', 'late', 'unknown'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];
/** Kind of money: banknotes alone, transfer alone, some of each, the customer's deposit alone. */
export const RECEIPT_MEANS = ['cash', 'bank', 'both', 'deposit'] as const;
export type ReceiptMeans = (typeof RECEIPT_MEANS)[number];
