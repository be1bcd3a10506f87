/* Constants of the contract list, without the schema library. */
export const CONTRACT_PAGE_SIZE = 20;

export const CONTRACT_SORTS = ['code', 'customer_name', 'date_start', 'next_due'] as const;
export type ContractSort = (typeof CONTRACT_SORTS)[number];

/** Where a contract stands (DOMAIN, Nasabah). OVERDUE is calculated: active, and an instalment's day has passed. */
export const CONTRACT_STATUSES = [
  'ACTIVE',
  'OVERDUE',
  'REPOSSESSED',
  'SETTLED',
  'SETTLED_EARLY',
  'RESTRUCTURED',
  'WRITTEN_OFF',
  'CANCELLED',
] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];
