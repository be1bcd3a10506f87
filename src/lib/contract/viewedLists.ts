/*
 * Lists and screens of which views can be saved. Apart from the calls: definitions of lists name themselves with it, and
 * travel with the first page.
 */

export const VIEWED_LISTS = [
  'agent-batches',
  'agent-commissions',
  'agents',
  'accounts',
  'achievement',
  'approvals',
  'areas',
  'book-counts',
  'book-places',
  'books',
  'calculations',
  'collectors',
  'contract-export',
  'contract-types',
  'contracts',
  'distributions',
  'fiduciaries',
  'finances',
  'handovers',
  'imports',
  'letters',
  'marketer-batches',
  'marketer-commissions',
  'marketers',
  'office-tts',
  'offices',
  'outside-calls',
  'outside-visits',
  'overdue',
  'own-tts',
  'petty-categories',
  'petty-vouchers',
  'plans',
  'prices',
  'promises',
  'provinces',
  'receipt-export',
  'receipts',
  'registration-statuses',
  'registrations',
  'reports',
  'running-orders',
  'shortages',
  'staff',
  'targets',
  'tts-blocks',
  'user-log',
] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];

/** Kinds of records that a filter can name; a view that names one which is gone opens without that part. */
export const NAMED_KINDS = [
  'book-place',
  'contract-type',
  'office',
  'partner',
  'petty-category',
  'region',
  'registration-status',
  'staff',
  'title',
] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];
