/* Constants of the price list, without the schema library. */
export const PRICE_PAGE_SIZE = 20;

/** `vehicle`: brand and type, newest year first. */
export const PRICE_SORTS = ['vehicle', 'year', 'otr', 'max_disbursement', 'min_down_payment'] as const;

/** Most rows that one file may have. */
export const MAX_PRICE_ROWS = 5000;

/** Oldest model year that is financed; a smaller one is a slip of the pen. */
export const OLDEST_YEAR = 1980;

/** Highest amount of a row, rupiah; a larger one has a digit too many. */
export const HIGHEST_PRICE = 10_000_000_000;
