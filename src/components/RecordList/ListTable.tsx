import { useMemo, type ReactNode } from 'react';
import { chosenColumns, type ColumnChoice } from '@/components/DataTable/columnChoice';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Selection, Sort } from '@/components/DataTable/DataTable.types';
import type { RowsView } from './ListView';

export interface ListTableProps<R, K extends string | number = string | number> {
  /** How the list looks; keep it stable between renders. */
  view: RowsView<R, K>;
  /** Undefined: nothing known yet. */
  rows: readonly R[] | undefined;
  /** The column that rows are sorted by, and which way. */
  sort?: Sort | undefined;
  /** Another column, or the other way, was chosen. */
  onSort?: ((column: string) => void) | undefined;
  /** Address of what a row leads to; keep it stable between renders. */
  hrefOf?: ((key: K) => string) | undefined;
  /** Opens a row that has no address. */
  onOpen?: ((row: R) => void) | undefined;
  /** Newer rows are on their way; the present ones stay. */
  loading?: boolean;
  /** Columns that were chosen; null: the list's own. */
  choice?: ColumnChoice | null;
  /** Rows can be chosen, by what stands beside the list. */
  selection?: Selection<R> | undefined;
  /** What stands there when there are no rows. */
  empty: ReactNode;
  /** Rows of the shape. Default the view's own. */
  skeletonRows?: number;
}

/** Rows of a list as its view says; cards at 767 px and below. */
export function ListTable<R, K extends string | number>({
  view,
  hrefOf,
  onSort,
  onOpen,
  choice = null,
  skeletonRows = view.skeletonRows ?? 20,
  ...table
}: ListTableProps<R, K>) {
  const { caption, keyOf, nameOf } = view;
  const columns = useMemo(() => chosenColumns(view.columns, choice), [view.columns, choice]);
  const rowHref = useMemo(() => hrefOf && ((row: R) => hrefOf(keyOf(row))), [hrefOf, keyOf]);
  return (
    <DataTable
      {...table}
      caption={caption}
      columns={columns}
      rowKey={keyOf}
      skeletonRows={skeletonRows}
      {...(onSort && { onSort })}
      {...(onOpen && { onOpen })}
      {...(rowHref && { rowHref })}
      {...(nameOf && { openLabel: nameOf })}
    />
  );
}
