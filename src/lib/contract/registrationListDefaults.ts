/*
 * Constants of the registration list, apart from its schemas: addresses and menus read them without loading these.
 */

export const REGISTRATION_PAGE_SIZE = 20;

/** `waiting`: since when it stands in its present status. */
export const REGISTRATION_SORTS = ['waiting', 'created', 'applicant_name'] as const;
export type RegistrationSort = (typeof REGISTRATION_SORTS)[number];

/** Instead of one status: each that is not an end. */
export const UNDER_WAY = 'under_way';

/** A registration is counted up to here by its status; beyond it is "more". */
export const FIGURE_LIMIT = 1000;
