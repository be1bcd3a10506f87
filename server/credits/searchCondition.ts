import { and, inArray, like, sql, type SQL } from 'drizzle-orm';
import { searchedWords } from '@/lib/format/people/searchedWords';
import type { Db } from '../platform/db/connect';
import { contracts, credits } from '../platform/db/schema';
import { containing, waysFound } from '../platform/db/wordsFound';

/**
 * Every word must occur in invoice, contract code or name. What a word looks like says where: a number with its
 * office is looked up by its start, letters are a name (there are far fewer contracts than receipts), anything else
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

/**
 * Receipts on contracts of customers in whose name every word occurs. The text of a contract has the name: its index finds
 * the contracts, and the name itself then says whether a word is of the name and not of the code or plate.
 * One table, so that the planner may begin with contracts or with the newest receipts.
 */
function named(db: Db, words: readonly string[][]): SQL {
  const codes = db
    .select({ code: contracts.code })
    .from(contracts)
    .where(and(...waysFound(contracts.searchText, words), ...words.map(nameFound)));
  return inArray(credits.contractCode, codes);
}

/**
 * As the name is written first: `searched_name` takes long. By a `case`, of which the planner expects half of the rows; of a
 * second `like` it expects so few that it reads and sorts every hit.
 */
function nameFound(ways: readonly string[]): SQL {
  const [written] = waysFound(sql`(' ' || lower(${contracts.customerName}))`, [ways]);
  const [searched] = waysFound(sql`(' ' || searched_name(${contracts.customerName}))`, [ways]);
  return sql`case when ${written} then true else ${searched} end`;
}
