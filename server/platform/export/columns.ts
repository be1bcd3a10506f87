import { sql, type SQL } from 'drizzle-orm';
import { BYTE_ORDER_MARK, csvCell, csvRow, type CellKind } from '@/lib/format/csv';
import type { Snapshot } from './openSnapshot';

/** A column of an export: its heading, in the words of the screen, and what is read for it. */
export interface ExportColumn {
  header: string;
  value: SQL;
  kind: CellKind;
}

type Readable = SQL | { getSQL(): SQL };

const column = (kind: CellKind) => (header: string, value: Readable) =>
  ({ header, value: sql`${value}`, kind }) satisfies ExportColumn;

/** Words that somebody typed. */
export const text = column('text');
/** A number, a date or words of our own. */
export const plain = column('plain');

/** What a query selects so that `exportLines` finds it. */
export function selectionOf(columns: Readonly<Record<string, ExportColumn>>): Record<string, SQL.Aliased> {
  return Object.fromEntries(Object.entries(columns).map(([key, { value }]) => [key, value.as(key)]));
}

/** Heading, every row of the query, and an end line, by which a reader knows that the file is whole. */
export async function* exportLines<Key extends string>(
  snapshot: Snapshot,
  query: SQL,
  columns: Readonly<Record<Key, ExportColumn>>,
  endLine: Partial<Record<Key, string>>,
): AsyncGenerator<string> {
  const keys = Object.keys(columns) as Key[];
  yield BYTE_ORDER_MARK + csvRow(keys.map((key) => csvCell(columns[key].header)));
  for await (const rows of snapshot.batches(query)) {
    yield rows.map((row) => csvRow(keys.map((key) => csvCell(row[key], columns[key].kind)))).join('');
  }
  yield csvRow(keys.map((key) => csvCell(endLine[key], 'plain')));
}
