import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format/rupiah';
import { tabSeparated } from '@/lib/format/tabSeparated';
import { CopyRows } from './CopyRows';
import { TableTools, type TableToolsProps } from './TableTools';
import type { ListToolsBar } from './useListTools';

export interface ListToolsProps<R> extends ListToolsBar<R> {
  /** All that the list can show, without what was chosen. */
  columns: TableToolsProps['columns'];
  /** What is copied of a row: names of the cells, and what stands in them. */
  cells: Readonly<Record<string, (row: R) => string | number | null | undefined>>;
  /** What the rows are called: 'nota'. */
  noun: string;
  /** A sentence about chosen rows: their sum. */
  summaryOf?: (rows: readonly R[]) => ReactNode;
}

/** The tools of a list: its columns, and what can be done with chosen rows: their sum, and a copy for a spreadsheet. */
export function ListTools<R>({ chosenRows, columns, cells, noun, summaryOf, ...bar }: ListToolsProps<R>) {
  const rows = chosenRows ?? [];
  const textOf = () =>
    tabSeparated([Object.keys(cells), ...rows.map((row) => Object.values(cells).map((cell) => cell(row)))]);
  return (
    <TableTools
      {...bar}
      columns={columns}
      chosen={chosenRows && rows.length}
      summary={summaryOf?.(rows)}
      actions={<CopyRows textOf={textOf} what={`${formatNumber(rows.length)} ${noun}`} />}
    />
  );
}
