import { useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import { chosenColumns, type ColumnChoice } from '@/components/DataTable/columnChoice';
import type { Selection, Sort } from '@/components/DataTable/DataTable.types';
import type { ContractRow } from '@/lib/contract/contracts';
import { CONTRACT_COLUMNS } from './contractColumns';

export interface ContractTableProps {
  /** Undefined: nothing known yet. */
  rows: readonly ContractRow[] | undefined;
  /** The column that rows are sorted by, and which way. */
  sort: Sort;
  /** Another column, or the other way, was chosen. */
  onSort: (column: string) => void;
  /** Address of what a row leads to. */
  hrefOf: (code: string) => string;
  /** Newer rows are on their way; the present ones stay. */
  loading?: boolean;
  /** Columns that were chosen; null: the list's own. */
  choice?: ColumnChoice | null;
  /** Rows can be chosen. */
  selection?: Selection<ContractRow> | undefined;
  /** What stands there when there are no rows. */
  empty: ReactNode;
  /** Rows of the shape. Default 20. */
  skeletonRows?: number;
}

const keyOf = (row: ContractRow) => row.code;
/** Borrowers share names and one may have several contracts: a link says both. */
const labelOf = (row: ContractRow) => `${row.customer_name}, ${row.code}`;

/** The contract list of /contract; cards at 767 px and below. */
export function ContractTable({
  rows,
  sort,
  onSort,
  hrefOf,
  loading = false,
  choice = null,
  selection,
  empty,
  skeletonRows = 20,
}: ContractTableProps) {
  const rowHref = useMemo(() => (row: ContractRow) => hrefOf(row.code), [hrefOf]);
  const columns = useMemo(() => chosenColumns(CONTRACT_COLUMNS, choice), [choice]);
  return (
    <DataTable
      caption="Nasabah"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      sort={sort}
      onSort={onSort}
      rowHref={rowHref}
      openLabel={labelOf}
      selection={selection}
      loading={loading}
      empty={empty}
      skeletonRows={skeletonRows}
    />
  );
}
