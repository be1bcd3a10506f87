import { and, eq, inArray, like, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { contracts, credits, customers } from '../platform/db/schema';

/** Words that one search may have; more are left out. */
const MAX_WORDS = 5;

/**
 * Every word must occur in invoice, contract code or name. What a word looks like says where: a number with its
 * office is looked up by its start, letters are a name (there are far fewer customers than receipts), anything else
 * is looked for in all three. One or two letters count only at the start of a word, because that is what trigrams
 * can find.
 */
export function searchConditions(db: Db, search: string | undefined): SQL[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const names = words.filter(isName);
  return [
    ...words.filter((word) => !isName(word)).map(codeCondition),
    ...(names.length > 0 ? [named(db, names)] : []),
  ];
}

const isName = (word: string) => /^\D+$/.test(word) && !/[/-]/.test(word);

function codeCondition(word: string): SQL {
  const start = `${escaped(word.toUpperCase())}%`;
  if (/^[a-z]{2,6}\/\d{0,4}(\/\d*)?$/.test(word)) return like(credits.invoice, start);
  if (/^[a-z]{2,6}-\d{0,4}(-\d*)?$/.test(word)) return like(credits.contractCode, start);
  return like(credits.searchText, containing(word));
}

/** Receipts on contracts of customers in whose name every word occurs. */
function named(db: Db, words: readonly string[]): SQL {
  const codes = db
    .select({ code: contracts.code })
    .from(contracts)
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .where(and(...words.map((word) => sql`lower(' ' || ${customers.name}) like ${containing(word)}`)));
  return inArray(credits.contractCode, codes);
}

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');
const containing = (word: string) => (word.length < 3 ? `% ${escaped(word)}%` : `%${escaped(word)}%`);
