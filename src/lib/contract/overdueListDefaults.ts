/* Constants of the list of what falls due and what is late, without the schema library. */
export const OVERDUE_PAGE_SIZE = 20;

/** DPD is the days since `next_due`: by either of them the order is the same one, turned round. */
export const OVERDUE_SORTS = ['overdue', 'next_due', 'outstanding', 'customer_name'] as const;
export type OverdueSort = (typeof OVERDUE_SORTS)[number];

/** Most days ahead that it looks. */
export const MAX_DAYS_AHEAD = 7;

/**
 * `late`: due before the office's today; `new`: late today, and not yesterday; `paid`: late when it was paid, yesterday or
 * today, however it stands by now. A number: not late, and due within so many days from today.
 */
export const OVERDUE_DUES = ['late', 'new', 'paid', '0', '1', '2', '3', '4', '5', '6', '7'] as const;
export type OverdueDue = (typeof OVERDUE_DUES)[number];

/** By what the rule of letters says (`lib/collection/letterDue`): one is due today. */
export const OVERDUE_LETTERS = ['due'] as const;

/** A region, a collector: those without. */
export const NONE = 'none';

/** The bucket of what was taken back: whatever its DPD, it stands apart. */
export const REPOSSESSED_BUCKET = 'repossessed';

/** `8-15`, and `121-` for the highest, which has no end. */
export const BUCKET = /^(\d{1,4})-(\d{1,4})?$/;
