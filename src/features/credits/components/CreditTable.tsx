import { useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import { chosenColumns, type ColumnChoice } from '@/components/DataTable/columnChoice';
import type { Selection, Sort } from '@/components/DataTable/DataTable.types';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import type { Receipt } from '@/lib/contract/credits';
import { creditColumns } from './creditColumns';

export interface CreditTableProps {
  /** Undefined: nothing known yet. */
  rows: readonly Receipt[] | undefined;
  /** The column that rows are sorted by, and which way. */
  sort: Sort;
  /** The day that the list goes by. Default: that of the payment. */
  by?: ReceiptDay;
  /** Another column, or the other way, was chosen. */
  onSort: (column: string) => void;
  /** Address of what a row leads to. */
  hrefOf: (id: number) => string;
  /** Newer rows are on their way; the present ones stay. */
  loading?: boolean;
  /** For approvers: opens the change that waits on a row. */
  onReview?: ((row: Receipt) => void) | undefined;
  /** For approvers, in the list of what waits: rejects it. */
  onReject?: ((row: Receipt) => void) | undefined;
  /** Columns that were chosen; null: the list's own. */
  choice?: ColumnChoice | null;
  /** Rows can be chosen. */
  selection?: Selection<Receipt> | undefined;
  /** What stands there when there are no rows. */
  empty: ReactNode;
  /** Rows of the shape. Default 20. */
  skeletonRows?: number;
}

const keyOf = (row: Receipt) => row.id;

/** The receipt list of /credit (SPEC 3, Credit); cards at 767 px and below. */
export function CreditTable({
  rows,
  sort,
  by = 'paid',
  onSort,
  hrefOf,
  loading = false,
  onReview,
  onReject,
  choice = null,
  selection,
  empty,
  skeletonRows = 20,
}: CreditTableProps) {
  const columns = useMemo(
    () => chosenColumns(creditColumns({ onReview, onReject }, by), choice),
    [onReview, onReject, by, choice],
  );
  const rowHref = useMemo(() => (row: Receipt) => hrefOf(row.id), [hrefOf]);
  return (
    <DataTable
      caption="Nota Cicilan"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      sort={sort}
      onSort={onSort}
      rowHref={rowHref}
      selection={selection}
      loading={loading}
      empty={empty}
      skeletonRows={skeletonRows}
    />
  );
}
