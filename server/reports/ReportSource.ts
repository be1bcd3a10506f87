import { sql, type SQL } from 'drizzle-orm';
import type { ReportGap, ReportKey, ReportRecord, REPORTS } from '@/lib/contract/reportTerms';
import type { OfficeDay } from '../monitoring/officeDays';
import type { Db } from '../platform/db/connect';

/** What a report is read for. */
export interface ReportScope {
  /** The snapshot. */
  db: Db;
  now: Date;
  /** Those that the caller sees, on their own today; nothing of others is read. */
  offices: readonly OfficeDay[];
  /** First and last day of the period or month; of a day twice the same, of now nothing. */
  from: string;
  to: string;
}

export type ColumnsOf<K extends ReportKey> = keyof (typeof REPORTS)[K]['columns'];

/** The rows of a report: one query, of which page, totals and file take what they need. */
export interface ReportSource<K extends ReportKey = ReportKey> {
  values: Readonly<Record<ColumnsOf<K>, SQL>>;
  /** From `from` on, up to the order. */
  from: SQL;
  /** Leaves no two rows apart by chance. */
  order: SQL;
  /** What a row opens, as `opens` writes it. */
  opens?: SQL;
}

/** Says how a report is read, or why it cannot be. */
export type ReadReport<K extends ReportKey = ReportKey> = (
  scope: ReportScope,
) => ReportSource<K> | ReportGap | Promise<ReportSource<K> | ReportGap>;

/** The record that a row opens. */
export const opens = (record: ReportRecord, id: SQL): SQL => sql`${`${record}:`}::text || ${id}`;

/** The wall: whatever is joined to these rows `o (id, name, zone, today)` is of an office that the caller sees. */
export const officeRows = ({ offices }: Pick<ReportScope, 'offices'>): SQL => sql`
  unnest(${idsOf({ offices })}, ${sql.param(offices.map(({ name }) => name))}::text[],
         ${sql.param(offices.map(({ zone }) => zone))}::text[],
         ${sql.param(offices.map(({ today }) => today))}::date[]) as o (id, name, zone, today)`;

/** The same as an array, for what is summed before it is joined. */
export const idsOf = ({ offices }: Pick<ReportScope, 'offices'>): SQL =>
  sql`${sql.param(offices.map(({ id }) => id))}::int[]`;

/** Days of the scope, both included. */
export const within = (day: SQL, { from, to }: Pick<ReportScope, 'from' | 'to'>): SQL =>
  sql`${day} between ${from}::date and ${to}::date`;

/** Moments within these days of the office `o`. */
export const momentWithin = (at: SQL, { from, to }: Pick<ReportScope, 'from' | 'to'>): SQL => sql`
  ${at} >= ${from}::date::timestamp at time zone o.zone and ${at} < (${to}::date + 1)::timestamp at time zone o.zone`;

/** A moment as the clock of the office `o` says it. */
export const clockOf = (at: SQL): SQL => sql`to_char(${at} at time zone o.zone, 'YYYY-MM-DD HH24:MI:SS')`;

/** What somebody of the staff is called; looked up for the rows that are shown. */
export const nameOf = (id: SQL): SQL => sql`(select n.name from staff n where n.id = ${id})`;

/** Rows that were calculated here, as a table `r`. */
export const rowsFrom = (rows: readonly object[], columns: SQL): SQL =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as r (${columns})`;

/** The words of what a column holds. */
export const wordsOf = (labels: Readonly<Record<string, string>>, of: SQL): SQL =>
  sql`${JSON.stringify(labels)}::jsonb ->> (${of})`;
