import type { ReactNode } from 'react';
import type { ChoosingColumns } from '@/components/DataTable/columnChoice';
import { lazySection } from '@/components/LazyPart/lazyPart';
import { ToolsPlace } from '@/components/TableTools/ToolsPlace';
import { useListTools } from '@/components/TableTools/useListTools';
import { ListTable, type ListTableProps } from './ListTable';
import type { RecordToolsProps } from './RecordTools';

/** Their code comes after the first rows. */
const RecordTools = lazySection(() => import('./RecordTools')) as <R>(
  props: RecordToolsProps<R>,
) => ReactNode;

export interface RecordTableProps<R, K extends string | number> extends Omit<ListTableProps<R, K>, 'choice'> {
  /** Columns that were chosen and how to choose others: what `useShownColumns` or `useColumnChoice` gives. */
  columns: ChoosingColumns;
  /** There are rows to do something with. Default: some are shown. */
  ready?: boolean;
  /** Saved views of the list; they stand there whether there are rows or not. */
  views?: ReactNode;
  /** Why there is nothing to show, in the place of tools and rows. What was being chosen waits. */
  failure?: ReactNode;
}

const unnamed = () => '';

/** Rows of a list as its view says, and above them the tools for their columns and for chosen ones. */
export function RecordTable<R, K extends string | number>({
  columns,
  ready,
  views,
  failure,
  ...table
}: RecordTableProps<R, K>) {
  const { view, rows } = table;
  const { tools, keyOf } = view;
  const { choice, selection, bar } = useListTools(columns, rows, keyOf, tools?.pickName ?? unnamed);
  return (
    <>
      {(views || (tools && !failure)) && (
        <ToolsPlace views={views} ready={!failure && (ready ?? (rows !== undefined && rows.length > 0))}>
          {tools && <RecordTools tools={tools} columns={tools.offered ?? view.columns} bar={bar} />}
        </ToolsPlace>
      )}
      {failure || <ListTable selection={selection} {...table} choice={choice} />}
    </>
  );
}
