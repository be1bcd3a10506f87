import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { searchedPhone } from '@/lib/format/people/phoneKey';
import { plain } from '@/lib/format/people/searchedWords';
import { wordsFound } from './wordsFound';

/** A plate as people type it: area letters, number, series; the spaces are anyone's guess. */
const PLATE = /^([a-z]{1,2}) ?(\d{1,4}) ?([a-z]{1,3})$/;
const NIK = /^\d{16}$/;

type Condition = SQL | undefined;

/** Where a kind of record keeps what people are looked up by; each has an index of its own. */
export interface SearchedBy {
  /** The plate as its index has it. */
  plate: { column: PgColumn; indexedBy: 'compact' | 'vehicle_key' };
  /** A whole number of the record, in lower case as typed; null: this is none. */
  number: (text: string) => Condition | null;
  nik: (nik: string) => Condition;
  /** Phone numbers by `phone_key` from `from` up to, but without, `before`. */
  phone: (from: string, before: string) => Condition;
  /** Lower case, each word after a space; indexed by trigrams. */
  text: PgColumn;
}

/**
 * Every word must occur in number, plate, name, NIK or phone. What can be told from its form has an index of its own: a
 * plate, with or without its spaces; a number that stands alone; a whole NIK; a phone number from its start, however it
 * is written. The rest is looked up in a trigram index over all of them.
 */
export function peopleSearch(search: string | undefined, by: SearchedBy): Condition[] {
  const text = plain(search ?? '');
  if (text === '') return [];
  const plate = PLATE.exec(text);
  if (plate) return plateFrom(by.plate, plate.slice(1).join('').toUpperCase());
  const number = by.number(text);
  if (number !== null) return [number];
  if (NIK.test(text)) return [by.nik(text)];
  const phone = searchedPhone(text);
  if (phone !== null) return [by.phone(phone, after(phone))];
  return wordsFound(by.text, text);
}

/** No series is longer than three letters, so none of that start comes after `ZZZ`. */
function plateFrom({ column, indexedBy }: SearchedBy['plate'], typed: string): SQL[] {
  const isKey = indexedBy === 'vehicle_key';
  const plate = isKey ? sql`vehicle_key(${column})` : sql`compact(${column})`;
  const start = isKey ? typed.replaceAll('I', '1').replaceAll('O', '0') : typed;
  return [sql`${plate} >= ${start}`, sql`${plate} <= ${`${start}ZZZ`}`];
}

/** Digits sort alike in every collation: the next number of the same length. */
const after = (phone: string) => String(Number(phone) + 1).padStart(phone.length, '0');
