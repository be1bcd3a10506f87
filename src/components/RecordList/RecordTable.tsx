import type { ReactNode } from 'react';
import type { ColumnChoice } from '@/components/DataTable/columnChoice';
import { ToolsPlace } from '@/components/TableTools/ToolsPlace';
import { useListTools } from '@/components/TableTools/useListTools';
import { LazyRecordTools } from './LazyRecordTools';
import { ListTable, type ListTableProps } from './ListTable';

export interface RecordTableProps<R, K extends string | number> extends Omit<
  ListTableProps<R, K>,
  'choice' | 'selection'
> {
  /** Columns that were chosen and how to choose others: what `useColumnChoice` gives. */
  columns: readonly [choice: ColumnChoice | null, change: (choice: ColumnChoice | null) => void];
  /** There are rows to do something with. Default: some are shown. */
  ready?: boolean;
  /** Why there is nothing to show, in the place of tools and rows. What was being chosen waits. */
  failure?: ReactNode;
}

const unnamed = () => '';

/** Rows of a list as its view says, and above them the tools for their columns and for chosen ones. */
export function RecordTable<R, K extends string | number>({
  columns,
  ready,
  failure,
  ...table
}: RecordTableProps<R, K>) {
  const { view, rows } = table;
  const { tools, keyOf } = view;
  const { choice, selection, bar } = useListTools(columns, rows, keyOf, tools?.pickName ?? unnamed);
  if (failure) return failure;
  return (
    <>
      {tools && (
        <ToolsPlace ready={ready ?? (rows !== undefined && rows.length > 0)}>
          <LazyRecordTools tools={tools} columns={tools.offered ?? view.columns} bar={bar} />
        </ToolsPlace>
      )}
      <ListTable {...table} choice={choice} selection={selection} />
    </>
  );
}
