import { phoneNumbers, tidyPhone } from '../contract/phoneNumbers';

/** Most that a field for a number keeps, characters. */
export const PHONE_LENGTH = 20;

/** What a field for one number makes of a typed or pasted text. */
export interface TypedPhone {
  /** What the field takes; null: nothing, it is too long for one number. */
  value: string | null;
  /** The numbers after the first, which it does not take. */
  others: readonly string[];
}

const plain = (number: string) => number.replace(/[^0-9()+ -]/g, '');

/** Reads a typed or pasted text for a field of one number: two are never joined, and none is cut. */
export function typedPhone(text: string): TypedPhone {
  const [first = '', ...others] = phoneNumbers(text);
  const value = plain(others.length > 0 ? first : tidyPhone(text));
  if (value.length > PHONE_LENGTH) return { value: null, others: [] };
  return { value, others: others.map((number) => plain(number).trim()) };
}
