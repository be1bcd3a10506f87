import { sql, type SQL } from 'drizzle-orm';
import { BOOK_STATES } from '@/lib/contract/reportWords';
import { BPKB_STATES } from '@/lib/contract/bpkbTerms';
import { officeRows, type ReadReport, wordsOf, rowsFrom } from '../ReportSource';

/** Books by the office where they are, their state, and how long they have been in it; days as the lists of BPKB count them. */
export const books: ReadReport<'books'> = async (scope) => {
  // Every book is looked at: once, and not once more for the totals.
  const { rows } = await scope.db.execute(sql`
    select o.id, b.state, b.books, b.of_30, b.of_90, b.of_180, o.today - (b.since at time zone o.zone)::date as oldest
      from ${officeRows(scope)}
     cross join lateral (
       select state, count(*) as books, count(*) filter (where state_since < ${begunBefore(30)}) as of_30,
              count(*) filter (where state_since < ${begunBefore(90)}) as of_90,
              count(*) filter (where state_since < ${begunBefore(180)}) as of_180, min(state_since) as since
         from bpkb where office_id = o.id group by state) b`);
  return {
    values: {
      ...{ office: sql`o.name`, state: wordsOf(BOOK_STATES, sql`r.state`), books: sql`r.books` },
      ...{ recent: sql`r.books - r.of_30`, month: sql`r.of_30 - r.of_90`, quarter: sql`r.of_90 - r.of_180` },
      ...{ longer: sql`r.of_180`, oldest: sql`r.oldest` },
    },
    from: sql`
      from ${rowsFrom(rows, sql`id int, state text, books bigint, of_30 bigint, of_90 bigint, of_180 bigint, oldest int`)}
      join ${officeRows(scope)} on o.id = r.id`,
    order: sql`o.name, o.id, array_position(${sql.param([...BPKB_STATES])}::text[], r.state)`,
  };
};

/** Since before this moment it has been so for that many days. */
const begunBefore = (days: number): SQL => sql`(o.today + 1 - ${days}::int)::timestamp at time zone o.zone`;
