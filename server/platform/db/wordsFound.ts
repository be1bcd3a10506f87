import { like, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { searchedName } from '@/lib/format/people/personKey';
import { searchedWords } from '@/lib/format/people/searchedWords';

/** Every word of a search occurs in a text of people. */
export const wordsFound = (text: SQL | PgColumn, search: string | undefined): (SQL | undefined)[] =>
  waysFound(text, searchedWords(search));

/**
 * The same of words that were told apart already: each in one of the ways in which it may be kept. One or two signs count
 * only at the start of a word, because that is what trigrams can find.
 */
export const waysFound = (text: SQL | PgColumn, words: readonly (readonly string[])[]): (SQL | undefined)[] =>
  words.map((ways) => or(...ways.map((word) => like(text, containing(word)))));

/**
 * A word as it stands in a text in which a space stands before each. One with a space inside ("s.e." is looked for as "s e"
 * too) goes by its first part, or it would be found in the middle of "agus effendi".
 */
const placed = (word: string): string => (/^\S{1,2}(?: |$)/u.test(word) ? ` ${word}` : word);

/** The pattern of a word in such a text. */
export const containing = (word: string): string => `%${placed(word).replace(/[\\%_]/g, '\\$&')}%`;

/** The same of people who are here already: whether one is found by name, however it is written, or by `other`. */
export function isNamed(search: string | undefined, name: string, other = ''): boolean {
  const text = ` ${searchedName(name)} ${other}`;
  return searchedWords(search).every((ways) => ways.some((word) => text.includes(placed(word))));
}
