/** The source whose notifications lead to /customer/{link} (SPEC 3). */
export const APPROVAL_SOURCE = 'approval';
