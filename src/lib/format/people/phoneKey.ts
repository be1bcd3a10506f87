/**
 * A phone number as it is compared: digits from `0`, however it was written (`+62 812-…`, `(0812) …`, `62812…`, `812…`).
 * The database has the same as `phone_key` (migration 0058).
 */
export const phoneKey = (typed: string): string =>
  typed.replace(/[^0-9]/g, '').replace(/^(?:(?:00)?62)?0*(?=[1-9])/, '0');

/** Fewer digits are no whole number. */
const WHOLE = 8;
/** What people write where there is no number: `0`, `08` or nothing before one digit again and again. */
const NO_NUMBER = /^0?8?(\d)\1*$/;

/** What two records are the same by; null: no whole number, which is the same as nothing. */
export function comparedPhone(typed: string): string | null {
  const key = phoneKey(typed);
  return key.length < WHOLE || NO_NUMBER.test(key) ? null : key;
}

/** A mobile number, or so much of its start that it is nothing else. */
const MOBILE = /^08\d{6,12}$/;
/** Without a sign of the country these could be the middle of a NIK; a whole mobile number has nine digits at least. */
const CERTAIN = /^(?:\+|0|628|8\d{8,11}$)/;

/** The key of what is looked for, where it is a mobile number or the start of one; null: it is something else. */
export function searchedPhone(text: string): string | null {
  const signs = text.replace(/[\s\p{Cf}\p{Pd}().]/gu, '');
  const key = phoneKey(signs);
  return /^\+?\d+$/.test(signs) && CERTAIN.test(signs) && MOBILE.test(key) ? key : null;
}
