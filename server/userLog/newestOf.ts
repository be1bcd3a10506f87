import { and, desc, sql, type SQL } from 'drizzle-orm';
import { history } from '../platform/db/schema';
import type { Narrowing } from './logKeys';

const COLUMNS = {
  person: { column: history.staffId, type: sql`integer` },
  action: { column: history.action, type: sql`text` },
  type: { column: history.recordType, type: sql`text` },
  ip: { column: history.ip, type: sql`text` },
};

/** The newest lines of one narrowing, of which each has an index in the order of the log; undefined: of all. */
export function newestOf(narrowing: Narrowing | undefined, range: SQL | undefined, limit: number): SQL {
  const inOrder = (where: SQL | undefined) => sql`
    select * from ${history} where ${where ?? sql`true`}
     order by ${desc(history.at)}, ${desc(history.id)} limit ${limit}`;
  if (narrowing === undefined) return inOrder(range);
  const { values, field } = narrowing;
  const { column, type } = COLUMNS[field];
  if (values.length === 1) return inOrder(and(sql`${column} = ${values[0]}`, range));
  // Several values are as many readings of the index, and the newest of their newest.
  return sql`
    select newest.* from unnest(${sql.param([...values])}::${type}[]) as value
     cross join lateral (${inOrder(and(sql`${column} = value`, range))}) newest
     order by newest.at desc, newest.id desc limit ${limit}`;
}
