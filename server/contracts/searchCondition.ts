import { like, type SQL } from 'drizzle-orm';
import { contracts } from '../db/schema';

/** Words that one search may have; more are left out. */
const MOST_WORDS = 5;

/** A plate as people type it: area letters, number, series; the spaces are anyone's guess. */
const PLATE = /^([a-z]{1,2}) ?(\d{1,4}) ?([a-z]{1,3})$/;
/** The start of a contract code: office, year and month, number. */
const CODE = /^[a-z]{2,6}-\d{0,4}(-\d*)?$/;

/**
 * Every word must occur in code, plate, name, NIK or phone. A whole plate is looked up without its spaces; a code that
 * stands alone by its start in the code's own index; the rest in a trigram index over all of them. One or two signs
 * count only at the start of a word, because that is what trigrams can find.
 */
export function searchConditions(search: string | undefined): SQL[] {
  const text = (search ?? '').toLowerCase().trim().replace(/\s+/g, ' ');
  if (text === '') return [];
  const plate = PLATE.exec(text);
  if (plate) return [like(contracts.searchText, `% ${plate.slice(1).join('')}%`)];
  if (CODE.test(text)) return [like(contracts.code, `${text.toUpperCase()}%`)];
  return text.split(' ').slice(0, MOST_WORDS).map(wordCondition);
}

const wordCondition = (word: string) => like(contracts.searchText, containing(phoneDigits(word)));

/** A phone number is kept as 08…; people also type +62 8…. */
const phoneDigits = (word: string) => word.replace(/^\+62(?=8)/, '0');

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');
const containing = (word: string) => (word.length < 3 ? `% ${escaped(word)}%` : `%${escaped(word)}%`);
