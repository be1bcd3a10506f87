/* Constants of the list of fiduciaries' deadlines, without the schema library. */
export const FIDUCIARY_PAGE_SIZE = 20;

export const FIDUCIARY_TASKS = ['register', 'remove'] as const;
/** What is to be done about a fiduciary. */
export type FiduciaryTask = (typeof FIDUCIARY_TASKS)[number];

/** `late`: the last day has passed; `near`: late, or at most 7 days are left. */
export const FIDUCIARY_DUES = ['late', 'near'] as const;
export type FiduciaryDue = (typeof FIDUCIARY_DUES)[number];
