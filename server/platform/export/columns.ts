import { sql, type SQL } from 'drizzle-orm';
import type { Snapshot } from './openSnapshot';

/**
 * What a column holds, in each format: words that somebody typed, words of our own, numbers, whole rupiah, days
 * (`YYYY-MM-DD`), moments on the reader's clock (`YYYY-MM-DD HH:MM:SS`), hundredths of a percent.
 */
export type ColumnKind = 'text' | 'words' | 'number' | 'rupiah' | 'day' | 'time' | 'percent';

/** As the database writes it; null or '': empty. */
export type Cell = string | number | null;

export interface Heading {
  /** In the words of the screen. */
  header: string;
  kind: ColumnKind;
}

/** A column of an export, and what is read for it. */
export interface ExportColumn extends Heading {
  value: SQL;
}

/** What a file holds, whatever its format. */
export interface ExportTable {
  columns: readonly Heading[];
  /** Rows, some at a time; their cells in the order of the columns. */
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
  /** The last row: how many there were, and what they come to. */
  end: readonly Cell[];
}

type Readable = SQL | { getSQL(): SQL };

const column = (kind: ColumnKind) => (header: string, value: Readable) =>
  ({ header, value: sql`${value}`, kind }) satisfies ExportColumn;

export const text = column('text');
export const words = column('words');
export const number = column('number');
export const rupiah = column('rupiah');
export const day = column('day');
export const time = column('time');

/** What a query selects so that `tableOf` finds it. */
export function selectionOf(columns: Readonly<Record<string, ExportColumn>>): Record<string, SQL.Aliased> {
  return Object.fromEntries(Object.entries(columns).map(([key, { value }]) => [key, value.as(key)]));
}

/**
 * Every row of a query, and an end line.
 * @param end of the last row, by column
 */
export function tableOf<Key extends string>(
  snapshot: Snapshot,
  query: SQL,
  columns: Readonly<Record<Key, Heading>>,
  end: Partial<Record<Key, Cell>>,
): ExportTable {
  const keys = Object.keys(columns) as Key[];
  return {
    columns: keys.map((key) => columns[key]),
    batches: rowsOf(snapshot, query, keys),
    end: keys.map((key) => end[key] ?? null),
  };
}

async function* rowsOf(
  snapshot: Snapshot,
  query: SQL,
  keys: readonly string[],
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for await (const rows of snapshot.batches(query)) {
    yield rows.map((row) => keys.map((key) => row[key] ?? null));
  }
}
