import { and, eq, inArray, like, sql, type SQL } from 'drizzle-orm';
import { searchedWords } from '@/lib/format/people/searchedWords';
import type { Db } from '../platform/db/connect';
import { contracts, credits, customers } from '../platform/db/schema';
import { containing, waysFound } from '../platform/db/wordsFound';

/**
 * Every word must occur in invoice, contract code or name. What a word looks like says where: a number with its
 * office is looked up by its start, letters are a name (there are far fewer customers than receipts), anything else
 * is looked for in all three. One or two letters count only at the start of a word, because that is what trigrams
 * can find.
 */
export function searchConditions(db: Db, search: string | undefined): SQL[] {
  const words = searchedWords(search);
  const names = words.filter(isName);
  return [
    ...words.filter((ways) => !isName(ways)).map(codeCondition),
    ...(names.length > 0 ? [named(db, names)] : []),
  ];
}

const isName = ([word = '']: readonly string[]) => /^[^\d/-]+$/.test(word);

function codeCondition([word = '']: readonly string[]): SQL {
  const start = `${word.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`;
  if (/^[a-z]{2,6}\/\d{0,4}(\/\d*)?$/.test(word)) return like(credits.invoice, start);
  if (/^[a-z]{2,6}-\d{0,4}(-\d*)?$/.test(word)) return like(credits.contractCode, start);
  return like(credits.searchText, containing(word));
}

/** Receipts on contracts of customers in whose name every word occurs. */
function named(db: Db, words: readonly string[][]): SQL {
  const codes = db
    .select({ code: contracts.code })
    .from(contracts)
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .where(and(...waysFound(sql`(' ' || searched_name(${customers.name}))`, words)));
  return inArray(credits.contractCode, codes);
}
