import { useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import { chosenColumns, type ColumnChoice } from '@/components/DataTable/columnChoice';
import type { Selection, Sort } from '@/components/DataTable/DataTable.types';
import type { RegistrationRow } from '@/lib/contract/registrationList';
import { REGISTRATION_COLUMNS } from './registrationColumns';

export interface RegistrationTableProps {
  /** Undefined: nothing known yet. */
  rows: readonly RegistrationRow[] | undefined;
  /** The column that rows are sorted by, and which way. */
  sort: Sort;
  /** Another column, or the other way, was chosen. */
  onSort: (column: string) => void;
  /** Address of what a row leads to. */
  hrefOf: (id: number) => string;
  /** Newer rows are on their way; the present ones stay. */
  loading?: boolean;
  /** Columns that were chosen; null: the list's own. */
  choice?: ColumnChoice | null;
  /** Rows can be chosen. */
  selection?: Selection<RegistrationRow> | undefined;
  /** What stands there when there are no rows. */
  empty: ReactNode;
  /** Rows of the shape. Default 20. */
  skeletonRows?: number;
}

const keyOf = (row: RegistrationRow) => row.id;
/** Applicants share names and drafts have no number: a link says the status too. */
const labelOf = (row: RegistrationRow) =>
  [row.applicant_name || 'Belum bernama', row.number ?? row.status.name].join(', ');

/** The registration list of /customer; cards at 767 px and below. */
export function RegistrationTable({
  rows,
  sort,
  onSort,
  hrefOf,
  loading = false,
  choice = null,
  selection,
  empty,
  skeletonRows = 20,
}: RegistrationTableProps) {
  const rowHref = useMemo(() => (row: RegistrationRow) => hrefOf(row.id), [hrefOf]);
  const columns = useMemo(() => chosenColumns(REGISTRATION_COLUMNS, choice), [choice]);
  return (
    <DataTable
      caption="Form Registrasi"
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
