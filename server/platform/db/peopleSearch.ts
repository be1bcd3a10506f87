import { like, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Words that one search may have; more are left out. */
const MAX_WORDS = 5;

/** A plate as people type it: area letters, number, series; the spaces are anyone's guess. */
const PLATE = /^([a-z]{1,2}) ?(\d{1,4}) ?([a-z]{1,3})$/;
const NIK = /^\d{16}$/;
/** A mobile number, or so much of its start that it is nothing else. */
const PHONE = /^08\d{6,12}$/;

type Condition = SQL | undefined;

/** Where a kind of record keeps what people are looked up by; each has an index of its own. */
export interface SearchedBy {
  /** The column with the plate, indexed by `compact`. */
  plate: PgColumn;
  /** A whole number of the record, in lower case as typed; null: this is none. */
  number: (text: string) => Condition | null;
  nik: (nik: string) => Condition;
  /** Phone numbers from `from` up to, but without, `before`. */
  phone: (from: string, before: string) => Condition;
  /** Lower case, each word after a space; indexed by trigrams. */
  text: PgColumn;
}

/**
 * Every word must occur in number, plate, name, NIK or phone. What can be told from its form has an index of its own: a
 * plate, with or without its spaces; a number that stands alone; a whole NIK; a phone number from its start. The rest is
 * looked up in a trigram index over all of them. One or two signs count only at the start of a word, because that is
 * what trigrams can find.
 */
export function peopleSearch(search: string | undefined, by: SearchedBy): Condition[] {
  const text = (search ?? '').toLowerCase().trim().replace(/\s+/g, ' ');
  if (text === '') return [];
  const plate = PLATE.exec(text);
  if (plate) return plateFrom(by.plate, plate.slice(1).join('').toUpperCase());
  const number = by.number(text);
  if (number !== null) return [number];
  if (NIK.test(text)) return [by.nik(text)];
  const phone = phoneDigits(text);
  if (PHONE.test(phone)) return [by.phone(phone, after(phone))];
  return text
    .split(' ')
    .slice(0, MAX_WORDS)
    .map((word) => like(by.text, containing(phoneDigits(word))));
}

/** No series is longer than three letters, so none of that start comes after `ZZZ`. */
function plateFrom(column: PgColumn, start: string): SQL[] {
  const plate = sql`compact(${column})`;
  return [sql`${plate} >= ${start}`, sql`${plate} <= ${`${start}ZZZ`}`];
}

/** Digits sort alike in every collation: the next number of the same length. */
const after = (phone: string) => String(Number(phone) + 1).padStart(phone.length, '0');

/** A phone number is kept as 08…; people also type +62 8…. */
const phoneDigits = (word: string) => word.replace(/^\+62 ?(?=8)/, '0');

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');
const containing = (word: string) => (word.length < 3 ? `% ${escaped(word)}%` : `%${escaped(word)}%`);
