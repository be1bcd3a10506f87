import { sql, type SQL } from 'drizzle-orm';
import { credits } from '../db/schema';

/**
 * Every word must occur in invoice, contract code or name. One or two letters count only at the start of a word:
 * the trigram index needs three letters, or a word's start.
 */
export function searchConditions(search: string | undefined): SQL[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5);
  return words.map((word) => {
    const literal = word.replace(/[\\%_]/g, '\\$&');
    return sql`${credits.searchText} like ${word.length < 3 ? `% ${literal}%` : `%${literal}%`}`;
  });
}
