/** The 19 access flags of a job title, in the order of SPEC 3. */
export const ACCESS_FLAGS = [
  'is_master',
  'is_user',
  'is_export',
  'is_report',
  'is_customer',
  'is_contract',
  'is_credit',
  'is_credit_add',
  'is_credit_update',
  'is_credit_approval',
  'is_inventory',
  'is_pettycash',
  'is_overdue',
  'is_collector',
  'is_collector_spv',
  'is_collector_ach',
  'is_agen',
  'is_marketing',
  'is_performance',
] as const;

export type AccessFlag = (typeof ACCESS_FLAGS)[number];
/** Every flag is 0 or 1 (SPEC 3). */
export type Access = Record<AccessFlag, 0 | 1>;

export const NO_ACCESS: Access = Object.fromEntries(ACCESS_FLAGS.map((flag) => [flag, 0])) as Access;

/** Builds a full access profile from the flags that are on. */
export function accessOf(...flags: readonly AccessFlag[]): Access {
  return { ...NO_ACCESS, ...Object.fromEntries(flags.map((flag) => [flag, 1])) };
}

/** Title whose holders may see registrations but never add them (SPEC 2: /customer/add). */
export const SURVEYOR_TITLE_ID = 4;

/** True when at least one of the flags equals 1. */
export function hasAny(access: Access, flags: readonly AccessFlag[]): boolean {
  return flags.some((flag) => access[flag] === 1);
}
