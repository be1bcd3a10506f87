import { wrongLimits } from '../arithmetic/overdueClass';

/** The days of letters that a version of Kelas Tunggakan has. */
interface HasLetterDays {
  letter_from: readonly number[];
}

/** Whether other days of letters begin with a version than the one before it has: two people decided on them, from that day. */
export const beginsLetterDays = (version: HasLetterDays, before: HasLetterDays | undefined): boolean =>
  before !== undefined && !sameLetterDays(version.letter_from, before.letter_from);

/** Whether the letters may be made from the same days. */
export const sameLetterDays = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((day, at) => day === others[at]);

/** What is wrong with days of letters, by place and in words: each letter comes after the one before. */
export const wrongLetterDays = (days: readonly number[]): { at: number; words: string }[] =>
  wrongLimits(days).map(({ at, min }) => ({ at, words: `Paling sedikit ${min}: setelah SP${at}.` }));
