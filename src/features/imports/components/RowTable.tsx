import { useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import { chosenColumns, type ColumnChoice } from '@/components/DataTable/columnChoice';
import type { Selection } from '@/components/DataTable/DataTable.types';
import type { ImportRow } from '@/lib/contract/importRows';
import { formatNumber } from '@/lib/format/rupiah';
import { ROW_COLUMNS } from './rowColumns';

export interface RowTableProps {
  /** Undefined: nothing known yet. */
  rows: readonly ImportRow[] | undefined;
  /** Opens a row with all that is known of it; keep it stable between renders. */
  onOpen: (row: ImportRow) => void;
  /** Rows are on their way; their shapes stand there. */
  loading?: boolean;
  /** Columns that were chosen; null: the list's own. */
  choice?: ColumnChoice | null;
  /** Rows can be chosen. */
  selection?: Selection<ImportRow> | undefined;
  /** What stands there when there are no rows. */
  empty: ReactNode;
}

const keyOf = (row: ImportRow) => row.id;
const labelOf = (row: ImportRow) => `Periksa baris ${formatNumber(row.line)}`;

/** Rows of one statement: what the bank said, and whom it was matched to and why. Cards at 767 px and below. */
export function RowTable({ rows, onOpen, loading = false, choice = null, selection, empty }: RowTableProps) {
  const columns = useMemo(() => chosenColumns(ROW_COLUMNS, choice), [choice]);
  return (
    <DataTable
      caption="Baris mutasi"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      onOpen={onOpen}
      openLabel={labelOf}
      selection={selection}
      loading={loading}
      empty={empty}
      skeletonRows={12}
    />
  );
}
