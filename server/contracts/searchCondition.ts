import { and, eq, gte, inArray, like, lt, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { contracts, customers } from '../platform/db/schema';

/** Words that one search may have; more are left out. */
const MOST_WORDS = 5;

/** A plate as people type it: area letters, number, series; the spaces are anyone's guess. */
const PLATE = /^([a-z]{1,2}) ?(\d{1,4}) ?([a-z]{1,3})$/;
/** The start of a contract code: office, year and month, number. */
const CODE = /^[a-z]{2,6}-\d{0,4}(-\d*)?$/;
const NIK = /^\d{16}$/;
/** A mobile number, or so much of its start that it is nothing else. */
const PHONE = /^08\d{6,12}$/;

/**
 * Every word must occur in code, plate, name, NIK or phone. What can be told from its form has an index of its own: a
 * plate, with or without its spaces; a code that stands alone, by its start; a whole NIK; a phone number from its start.
 * The rest is looked up in a trigram index over all of them. One or two signs count only at the start of a word,
 * because that is what trigrams can find.
 */
export function searchConditions(search: string | undefined): SQL[] {
  const text = (search ?? '').toLowerCase().trim().replace(/\s+/g, ' ');
  if (text === '') return [];
  const plate = PLATE.exec(text);
  if (plate) return plateFrom(plate.slice(1).join('').toUpperCase());
  if (CODE.test(text)) return [like(contracts.code, `${text.toUpperCase()}%`)];
  if (NIK.test(text)) return [ofCustomers(eq(customers.nik, text))];
  const phone = phoneDigits(text);
  if (PHONE.test(phone)) return [ofCustomers(phoneFrom(phone))];
  return text.split(' ').slice(0, MOST_WORDS).map(wordCondition);
}

/** No series is longer than three letters, so none of that start comes after `ZZZ`. */
function plateFrom(start: string): SQL[] {
  const plate = sql`compact(${contracts.plateNumber})`;
  return [sql`${plate} >= ${start}`, sql`${plate} <= ${`${start}ZZZ`}`];
}

/** Digits sort alike in every collation: up to the next number of the same length. */
function phoneFrom(start: string): SQL | undefined {
  const next = String(Number(start) + 1).padStart(start.length, '0');
  return and(gte(customers.phone, start), lt(customers.phone, next));
}

const ofCustomers = (which: SQL | undefined) =>
  inArray(contracts.customerId, new QueryBuilder().select({ id: customers.id }).from(customers).where(which));

const wordCondition = (word: string) => like(contracts.searchText, containing(phoneDigits(word)));

/** A phone number is kept as 08…; people also type +62 8…. */
const phoneDigits = (word: string) => word.replace(/^\+62 ?(?=8)/, '0');

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');
const containing = (word: string) => (word.length < 3 ? `% ${escaped(word)}%` : `%${escaped(word)}%`);
