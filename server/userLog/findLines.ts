import { and, desc, sql, type SQL } from 'drizzle-orm';
import { NEWEST_LOOKED_THROUGH } from '@/lib/contract/userLogDefaults';
import type { Db } from '../platform/db/connect';
import { history } from '../platform/db/schema';
import type { Finding } from './Finding';
import { filterOf, within } from './logFilter';
import { narrowingsOf, type Narrowing } from './logKeys';
import { linesByKeys } from './linesByKeys';
import { newestOf } from './newestOf';
import { foundBy, nameRecord, occurIn, wordsOf } from './logWords';
import { linesOf } from './seenPeople';

/*
 * Which lines a page has. The log grows for ever, so nothing here may read more of it because there is more of it
 * (docs/decisions/0113): what is common is found among the newest lines, what is rare by keys that say exactly it.
 */

/** So many of the newest lines of one person, action, kind or address are looked through first: they lie apart. */
const OF_ONE = 1_000;

/** Ids of the newest lines that fit, newest first. */
export async function findLines(db: Db, finding: Finding): Promise<number[]> {
  const { query, people, limit } = finding;
  const narrowings = narrowingsOf(query, people);
  const words = wordsOf(query.search);
  const range = rangeOf(finding);
  const fits = and(linesOf(people), filterOf(query), occurIn(words));
  const ids = async (lines: SQL) =>
    (await db.execute<{ id: string }>(pageOf(lines, fits, limit))).rows.map(({ id }) => Number(id));

  if (query.type !== undefined && query.record !== undefined)
    return ids(ofRecord(query.type, query.record, range));
  const [only, ...others] = narrowings;
  if (words.length === 0 && others.length === 0) return ids(newestOf(only, range, limit));
  const byKeys = foundBy(words);
  const exact = byKeys !== undefined || others.length > 0;
  const leading = leadingOf(narrowings);
  const newest = await ids(newestOf(leading, range, leading && exact ? OF_ONE : NEWEST_LOOKED_THROUGH));
  if (newest.length === limit || !exact) return newest;
  return linesByKeys(db, finding, { narrowings, byKeys, range, few: nameRecord(words), read: ids });
}

/** Whose newest lines are looked through; undefined: those of all, which lie together. */
const leadingOf = (narrowings: readonly Narrowing[]): Narrowing | undefined =>
  ['person', 'ip', 'action', 'type']
    .map((field) => narrowings.find((one) => one.field === field && one.values.length === 1))
    .find((found) => found !== undefined);

const rangeOf = ({ span, last }: Finding): SQL | undefined =>
  and(
    within(span),
    last ? sql`(${history.at}, ${history.id}) < (${last.at}::timestamptz, ${last.id})` : undefined,
  );

/** Apart, so that the planner does not go through the whole log in its order instead. */
const ofRecord = (type: string, record: string, range: SQL | undefined): SQL => sql`
  select * from ${history}
   where ${and(sql`${history.recordType} = ${type} and ${history.recordId} = ${record}`, range)} offset 0`;

const pageOf = (lines: SQL, fits: SQL | undefined, limit: number): SQL => sql`
  select ${history.id} from (${lines}) as ${history}
   where ${fits ?? sql`true`}
   order by ${desc(history.at)}, ${desc(history.id)} limit ${limit}`;
