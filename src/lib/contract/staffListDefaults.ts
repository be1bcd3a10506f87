/* Constants of the list of staff, apart from its schemas: addresses and menus read them without loading these. */

export const STAFF_PAGE_SIZE = 20;
export const STAFF_SORTS = ['name', 'username'] as const;

/** ACTIVE: signs in; INVITED: has no password yet, or none any more; ENDED: no longer employed. */
export const STAFF_STATES = ['ACTIVE', 'INVITED', 'ENDED'] as const;

/** What a list is narrowed to; CURRENT: everybody who is employed. */
export const STAFF_FILTERS = ['CURRENT', ...STAFF_STATES] as const;
export type StaffFilter = (typeof STAFF_FILTERS)[number];
