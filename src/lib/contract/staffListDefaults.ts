/* Constants of the list of staff, apart from its schemas: addresses and menus read them without loading these. */

export const STAFF_PAGE_SIZE = 20;
export const STAFF_SORTS = ['name', 'username'] as const;

/**
 * ACTIVE: signs in; INVITED: has no password yet, or none any more; WAITING: hired once a second person approves; ENDED: no
 * longer employed.
 */
export const STAFF_STATES = ['ACTIVE', 'INVITED', 'WAITING', 'ENDED'] as const;

/** What a list is narrowed to; CURRENT: everybody who is employed or waits to be. */
export const STAFF_FILTERS = ['CURRENT', ...STAFF_STATES] as const;
export type StaffFilter = (typeof STAFF_FILTERS)[number];
