/** Shortest number that is one, digits. */
const SHORTEST = 8;

/** What a field of one number takes: digits, spaces, brackets, dashes; nothing where there is none. */
export const PHONE_SIGNS = /^[0-9()+ -]{0,20}$/;

/** Said of a field that holds two. */
export const TWO_NUMBERS = 'Dua nomor di satu kolom. Tulis satu nomor saja.';

const count = (text: string) => text.replace(/\D/g, '').length;
const startsNumber = (word: string) => /^(?:\+\d|\(?0|628)/.test(word);

/** A number as typed or pasted, without the signs that nobody sees, its dashes and spaces plain. */
export const tidyPhone = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ');

/** The numbers that stand in a field: two where somebody pasted two, for they are never joined to one. */
export function phoneNumbers(text: string): string[] {
  return tidyPhone(text)
    .split(/\s*(?:[/,;&|]|\b(?:dan|atau)\b|(?<=\d)\s*(?=\+))\s*/iu)
    .flatMap(partedBySpace)
    .filter((number) => count(number) > 0);
}

/** No field of one number takes two. */
export const isOneNumber = (text: string): boolean => phoneNumbers(text).length < 2;

/** A whole number, a space and what begins like another are two; what stands in groups is one. */
function partedBySpace(text: string): string[] {
  const words = text.split(' ');
  const at = words.findIndex(
    (word, index) =>
      startsNumber(word) &&
      count(words.slice(0, index).join('')) >= SHORTEST &&
      count(words.slice(index).join('')) >= SHORTEST,
  );
  if (at === -1) return [text.trim()];
  return [words.slice(0, at).join(' ').trim(), ...partedBySpace(words.slice(at).join(' '))];
}
