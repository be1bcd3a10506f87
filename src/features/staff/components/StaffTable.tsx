import { useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Sort } from '@/components/DataTable/DataTable.types';
import type { StaffRow } from '@/lib/contract/staff';
import { STAFF_COLUMNS } from './staffColumns';

export interface StaffTableProps {
  /** Undefined: nothing known yet. */
  rows: readonly StaffRow[] | undefined;
  /** What the rows are sorted by. */
  sort: Sort;
  /** A header was pressed. */
  onSort: (column: string) => void;
  /** Address of a person's page. */
  hrefOf: (id: number) => string;
  /** Newer rows are on their way; the present ones stay. */
  loading?: boolean;
  /** What stands there when there are no rows. */
  empty: ReactNode;
}

const keyOf = (row: StaffRow) => row.id;
const labelOf = (row: StaffRow) => row.name;

/** Who works here, for which office, as what. */
export function StaffTable({ rows, sort, onSort, hrefOf, loading = false, empty }: StaffTableProps) {
  const rowHref = useMemo(() => (row: StaffRow) => hrefOf(row.id), [hrefOf]);
  return (
    <DataTable
      caption="Staff"
      columns={STAFF_COLUMNS}
      rows={rows}
      rowKey={keyOf}
      sort={sort}
      onSort={onSort}
      rowHref={rowHref}
      openLabel={labelOf}
      loading={loading}
      empty={empty}
      skeletonRows={20}
    />
  );
}
