import { personKey } from './personKey';
import { searchedPhone } from './phoneKey';

/** Words that one search may have; more are left out. */
const MAX_WORDS = 5;

/** A mobile number written in parts, inside of other words. */
const SPACED_PHONE =
  /(?:\+62|(?<![\d+])0|(?<![\d+])\(0)[ ().\p{Pd}]*0?[ ().\p{Pd}]*8(?:[ ().\p{Pd}]*\d){6,12}(?!\d)/gu;
const PARTED_DIGITS = /^\(?\d[\d().\p{Pd}]*$/u;

/**
 * The words of a search in small letters, each as the ways in which it may be kept: as typed, as a name without its
 * apostrophes, as the digits of a phone number. Titles are left out beside a name, for people are kept with and without.
 */
export function searchedWords(search: string | undefined): string[][] {
  const typed = plain(search ?? '');
  const phone = searchedPhone(typed);
  if (phone !== null) return [[phone, typed.replace(/\D/g, '')]];
  const text = typed.replace(SPACED_PHONE, (written) => ` ${searchedPhone(written) ?? written} `);
  const words = text.split(' ').filter(Boolean);
  const named = new Set(personKey(text).split(' '));
  const kept = words.filter(
    (word) =>
      /\d/.test(word) ||
      personKey(word)
        .split(' ')
        .some((part) => named.has(part)),
  );
  return (kept.length > 0 ? kept : words).slice(0, MAX_WORDS).map(waysOf);
}

/** What was typed in small letters, without hidden signs, one space between words. */
export const plain = (search: string): string =>
  search
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

function waysOf(word: string): string[] {
  const other = PARTED_DIGITS.test(word) ? word.replace(/\D/g, '') : personKey(word);
  return other === '' || other === word ? [word] : [word, other];
}
