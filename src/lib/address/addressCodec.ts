import { isRealDate } from '../arithmetic/calendar';

/** One value in an address. */
export interface AddressField<T> {
  /** What a text says; undefined: nothing that makes sense. Never throws. */
  parse: (text: string) => T | undefined;
  /** As a text that `parse` reads as the same value. */
  print: (value: T) => string;
}

/** Free text, cut after `most` UTF-16 units; never in the middle of a character, for an address can't hold a half. */
export const text = (most: number): AddressField<string> => ({
  parse: (given) => whole16(given.slice(0, most)),
  print: (value) => value,
});

const whole16 = (given: string) => given.replace(/[\uD800-\uDBFF]$/, '');

/** Text of one shape. */
export const shaped = (shape: RegExp): AddressField<string> => ({
  parse: (given) => (shape.test(given) ? given : undefined),
  print: (value) => value,
});

/** One of some words. */
export const oneOf = <const T extends string>(choices: readonly T[]): AddressField<T> => ({
  parse: (given) => choices.find((choice) => choice === given),
  print: (value) => value,
});

/** A whole number in digits. */
export const whole = (min: number, max: number): AddressField<number> => ({
  parse: (given) => {
    const value = /^\d{1,16}$/.test(given) ? Number(given) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  },
  print: String,
});

/** A page, from 1. */
export const page = whole(1, 1_000_000);

/** Id of a row in the database. */
export const rowId = whole(1, 2_147_483_647);

/** A day of the calendar, `YYYY-MM-DD`. */
export const day: AddressField<string> = {
  parse: (given) => (isRealDate(given) ? given : undefined),
  print: (value) => value,
};

/** Yes and no; as `1` and `0`. */
export const flag: AddressField<boolean> = {
  parse: (given) => (given === '1' ? true : given === '0' ? false : undefined),
  print: (value) => (value ? '1' : '0'),
};

/** Another field's value, or one word beside it (`all`). */
export const orWord = <T, const W extends string>(field: AddressField<T>, word: W): AddressField<T | W> => ({
  parse: (given) => (given === word ? word : field.parse(given)),
  print: (value) => (value === word ? word : field.print(value as T)),
});

/** Another field's value, or null, which is not written: it must be the start. */
export const orNull = <T>(field: AddressField<T>): AddressField<T | null> => ({
  parse: field.parse,
  print: (value) => (value === null ? '' : field.print(value)),
});

/** Another field's value, or the empty text: any. */
export const orEmpty = <T extends string>(field: AddressField<T>): AddressField<T | ''> => ({
  parse: (given) => (given === '' ? '' : field.parse(given)),
  print: (value) => (value === '' ? '' : field.print(value)),
});

/** State ↔ query part of an address. */
export interface AddressCodec<S> {
  /** What an address says; what is missing or makes no sense there is as in `start`. Never throws. */
  read: (address: URLSearchParams, start: S) => S;
  /** The address of a state; what is as in `start` is not written. `over`: other parts of this address stay. */
  write: (state: S, start: S, over?: URLSearchParams) => URLSearchParams;
  /** The query part of a link to a state: `?page=2`, or empty at the start. */
  search: (state: S, start: S) => string;
}

type Fields<S> = { readonly [K in keyof S & string]: AddressField<S[K]> };

/**
 * Keeps a flat state in the address (search, filters, sort, page, days, what is opened).
 * @param fields in the order in which they are written
 * @param names where a name in the address is another one than the state's
 */
export function addressCodec<S extends object>(
  fields: Fields<S>,
  names: Partial<Record<keyof S & string, string>> = {},
): AddressCodec<S> {
  const keys = Object.keys(fields) as (keyof S & string)[];
  const nameOf = (key: keyof S & string) => names[key] ?? key;
  const valueOf = <K extends keyof S & string>(address: URLSearchParams, key: K, start: S): S[K] => {
    const given = address.get(nameOf(key));
    const value = given === null ? undefined : fields[key].parse(given);
    return value === undefined ? start[key] : value;
  };
  const write = (state: S, start: S, over?: URLSearchParams) => {
    const address = new URLSearchParams(over);
    for (const key of keys) {
      if (state[key] === start[key]) address.delete(nameOf(key));
      else address.set(nameOf(key), fields[key].print(state[key]));
    }
    return address;
  };
  return {
    read: (address, start) => Object.fromEntries(keys.map((key) => [key, valueOf(address, key, start)])) as S,
    write,
    search: (state, start) => {
      const address = write(state, start);
      return address.size > 0 ? `?${address.toString()}` : '';
    },
  };
}
