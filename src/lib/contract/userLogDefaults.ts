/*
 * Constants of the log, apart from its schemas: addresses read them without loading these.
 */

export const LOG_PAGE_SIZE = 20;

/** So many of the newest lines are looked through for words that no index knows. */
export const NEWEST_LOOKED_THROUGH = 5_000;

/** Whether an index knows a word: three letters or digits in a row, or four signs with a digit. */
export const isIndexed = (word: string): boolean =>
  /[\p{L}\p{N}]{3}/u.test(word) || (/\d/.test(word) && [...word].length >= 4);
