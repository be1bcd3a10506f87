/** Kinds of what waits for a second person, each with a source on the server and evidence on the page. */
export const APPROVAL_KINDS = [
  'RECEIPT',
  'CONTRACT',
  'REGISTRATION',
  'VEHICLE',
  'PARTNER',
  'COMMISSION',
  'STATEMENT_ROWS',
  'STATEMENT',
  'CASH',
  'PETTY_CASH',
  'BPKB',
  'CHANGE',
] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

export const APPROVALS_PAGE_SIZE = 20;
