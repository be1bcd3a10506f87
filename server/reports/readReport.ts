import { sql, type SQL } from 'drizzle-orm';
import type { ReportColumn, ReportGap } from '@/lib/contract/reportTerms';
import type { Db } from '../platform/db/connect';
import type { AskedReport } from './askReport';
import type { ReportSource } from './ReportSource';
import { SOURCES } from './sources';

/** A report that is being read: all of it is of one snapshot. */
export interface OpenReport {
  /** Its rows in their order, those columns alone that were asked for. */
  query: SQL;
  /** Rows in all, and what each of them comes to where that is summed. */
  count: number;
  sums: Readonly<Record<string, number>>;
  gap: ReportGap | null;
}

/** Reads what a report comes to, and says how its rows are read. */
export async function readReport({ key, columns, scope }: AskedReport): Promise<OpenReport> {
  const read = await SOURCES[key](scope);
  if (typeof read === 'string')
    return { query: nothing(columns), count: 0, sums: sumsOf(columns, {}), gap: read };
  const source: Source = read;
  const { count, sums } = await totalsOf(scope.db, source, columns);
  return { query: rowsOf(source, columns), count, sums, gap: count === 0 ? 'none' : null };
}

type Columns = Readonly<Record<string, ReportColumn>>;
type Source = Omit<ReportSource, 'values'> & { values: Readonly<Record<string, SQL>> };

const named = (value: SQL | undefined, name: string): SQL => sql`${value} as ${sql.identifier(name)}`;

const rowsOf = ({ values, from, order, opens }: Source, columns: Columns): SQL => sql`
  select ${sql.join(
    Object.keys(columns).map((key) => named(values[key], key)),
    sql`, `,
  )}, ${opens ?? sql`null::text`} as opens_record ${from} order by ${order}`;

const nothing = (columns: Columns): SQL => sql`
  select ${sql.join(
    Object.keys(columns).map((key) => named(sql`null`, key)),
    sql`, `,
  )}, null::text as opens_record where false`;

/** Names that are not asked for are not looked up: what is summed stands in the rows themselves. */
async function totalsOf(db: Db, { values, from }: Source, columns: Columns) {
  const summed = Object.entries(columns).flatMap(([key, { sums }]) => (sums ? [key] : []));
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select ${sql.join(
      [
        sql`count(*) as rows_in_all`,
        ...summed.map((key) => sql`sum(${sql.identifier(key)}) as ${sql.identifier(key)}`),
      ],
      sql`, `,
    )} from (select ${sql.join([sql`1 as one`, ...summed.map((key) => named(values[key], key))], sql`, `)} ${from}) counted`);
  return { count: Number(rows[0]?.['rows_in_all'] ?? 0), sums: sumsOf(columns, rows[0] ?? {}) };
}

const sumsOf = (columns: Columns, row: Readonly<Record<string, string | null>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([key, { sums }]) => (sums ? [[key, Number(row[key] ?? 0)]] : [])),
  );
