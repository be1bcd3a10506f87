/** The source whose notifications lead to /customer/{link} (SPEC 3). */
export const APPROVAL_SOURCE = 'approval';
/** The source whose notifications lead to a request on a contract. */
export const REQUEST_SOURCE = 'request';
