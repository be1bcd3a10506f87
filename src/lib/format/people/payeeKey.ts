import { personKey } from './personKey';
import { plain } from './searchedWords';

/** In small letters, accents left out and wide letters made narrow. */
const bare = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a name has letters or digits, and none of another alphabet: those could pass for A to Z. */
export const isInLatin = (name: string): boolean =>
  /[a-z0-9]/.test(bare(name)) && !/(?![a-z0-9])[\p{L}\p{N}]/u.test(bare(name));

/** How people are called before their names, beside titles. */
const CALLED = / (?:pak|bu|mas|mbak|kak|bang)(?= )/g;

/**
 * What somebody who is paid is told apart by: the same for every way of writing a name that reads alike, by spaces, signs,
 * accents and titles, I and 1, O and 0.
 */
export function payeeKey(name: string): string {
  const words = personKey(bare(name).replace(/[^a-z0-9]+/g, ' '));
  const called = ` ${words} `.replace(CALLED, '').trim() || words;
  return called.replaceAll(' ', '').replaceAll('0', 'o').replace(/[1l]/g, 'i') || plain(name);
}
