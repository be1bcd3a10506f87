import type { ReactNode } from 'react';
import { isRoll, type PaperSize } from '@/lib/paper/papers';
import styles from './PaperTable.module.css';

/** One column of a table on paper. */
export interface PaperColumn<Row> {
  /** What stands above the column. */
  head: string;
  /** What stands in it for a row. */
  cell: (row: Row) => ReactNode;
  /** Amounts and counts: right-aligned, in one piece. */
  figure?: boolean;
  /** On rolls, too narrow for every column: it stands under the line, with its head or plain. Empty: not at all. */
  below?: 'named' | 'plain';
  /** Few rows have something for it: in a crowded table it stands there on sheets too. `always`: in every table. */
  spare?: boolean | 'always';
  /** What stands under the column in the last line. */
  total?: ReactNode;
}

export interface PaperTableProps<Row> {
  /** The paper that it is printed on. */
  size: PaperSize;
  /** Says to a screen reader what the table holds. */
  caption: string;
  /** From left to right. */
  columns: readonly PaperColumn<Row>[];
  /** From top to bottom. */
  rows: readonly Row[];
  /** What tells a row from the others. */
  keyOf: (row: Row) => string | number;
}

/** Above so many columns a small sheet takes smaller letters. */
const DENSE = 5;
/** Above so many, every sheet does, and what is spare stands under its line. */
const CROWDED = 6;

/** A table on paper: its heads stand on every sheet, no line is torn apart. */
export function PaperTable<Row>({ size, caption, columns, rows, keyOf }: PaperTableProps<Row>) {
  const isUnder = ({ below, spare = false }: PaperColumn<Row>) =>
    below !== undefined && (isRoll(size) || spare === 'always' || (spare && columns.length > CROWDED));
  const across = columns.filter((column) => !isUnder(column));
  const under = columns.filter(isUnder);
  const hasTotals = columns.some(({ total }) => total !== undefined);
  return (
    <table
      className={styles.root}
      data-dense={columns.length > DENSE || undefined}
      data-crowded={columns.length > CROWDED || undefined}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {across.map(({ head, figure }) => (
            <th key={head} scope="col" data-figure={figure || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={keyOf(row)}>
          <tr>
            {across.map(({ head, figure, cell }) => (
              <td key={head} data-figure={figure || undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
          <Below columns={under} span={across.length} of={({ cell }) => cell(row)} />
        </tbody>
      ))}
      {hasTotals && (
        <tbody data-total>
          <tr>
            {across.map(({ head, figure, total }) => (
              <td key={head} data-figure={figure || undefined}>
                {total}
              </td>
            ))}
          </tr>
          <Below columns={under} span={across.length} of={({ total }) => total} />
        </tbody>
      )}
    </table>
  );
}

interface BelowProps<Row> {
  /** From left to right. */
  columns: readonly PaperColumn<Row>[];
  /** How many columns it stands under. */
  span: number;
  /** What stands there for a column. */
  of: (column: PaperColumn<Row>) => ReactNode;
}

function Below<Row>({ columns, span, of }: BelowProps<Row>) {
  const shown = columns.filter((column) => of(column) !== '' && of(column) !== undefined);
  if (shown.length === 0) return null;
  return (
    <tr data-below>
      <td colSpan={span}>
        {shown.map((column) => (
          <span key={column.head}>
            {column.below === 'named' && `${column.head} `}
            {of(column)}
          </span>
        ))}
      </td>
    </tr>
  );
}
