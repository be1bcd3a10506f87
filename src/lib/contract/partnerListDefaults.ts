/*
 * Constants of the lists of partners and commissions, apart from their schemas: addresses and menus read them without
 * loading these.
 */

export const PARTNER_PAGE_SIZE = 20;
export const PARTNER_SORTS = ['name', 'created'] as const;

export const COMMISSION_PAGE_SIZE = 20;

/** COMPUTED when the contract was paid out, APPROVED by another person, PAID in a batch, TAKEN_BACK by rule. */
export const COMMISSION_STATES = ['COMPUTED', 'APPROVED', 'PAID', 'TAKEN_BACK'] as const;
export type CommissionState = (typeof COMMISSION_STATES)[number];
