import { and, sql, type SQL } from 'drizzle-orm';
import { isIndexed } from '@/lib/contract/userLogDefaults';
import { history } from '../platform/db/schema';

/** Words that one search may have; more are left out. */
const MAX_WORDS = 5;
/** Signs of a piece of a number. */
const PIECE = 4;

/** The words of a search; each must occur in a line's sentence, in whatever case. */
export const wordsOf = (search: string | undefined): string[] =>
  (search ?? '').trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** What is compared line by line. */
export const occurIn = (words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`position(lower(${word}) in lower(${history.summary})) > 0`));

/**
 * The same by the index, for words that it can tell; undefined: it can tell none of them. Beside a number, which is rare,
 * the other words cost more than they spare.
 */
export function foundBy(words: readonly string[]): SQL | undefined {
  const numbers = words.map(piecesOf).filter((pieces) => pieces.length > 0);
  if (numbers.length > 0) {
    const pieces = sql.join(numbers.flat().map(lower), sql`, `);
    return sql`log_grams(${history.summary}) @> array[${pieces}]`;
  }
  return and(
    ...words
      .filter(isIndexed)
      .map((word) => sql`lower(${history.summary}) like ${lower(`%${escaped(word)}%`)}`),
  );
}

/** Whether a word is a whole number of a record, which few lines name. */
export const nameRecord = (words: readonly string[]): boolean =>
  words.some((word) => piecesOf(word).length >= 3);

/**
 * Pieces of a number, as `log_grams` cuts them. The trigrams of a number are common, all of them; these are not. The more
 * are asked for, the longer it takes: those that cover the word from its end, where numbers differ, are enough.
 */
function piecesOf(word: string): string[] {
  const signs = [...word];
  return signs
    .flatMap((_, place) =>
      (signs.length - place) % PIECE === 0 ? [signs.slice(place, place + PIECE).join('')] : [],
    )
    .filter((piece) => /\d/.test(piece));
}

const lower = (text: string) => sql`lower(${text})`;

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');
