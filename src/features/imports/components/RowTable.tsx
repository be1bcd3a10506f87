import type { ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
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
  /** What stands there when there are no rows. */
  empty: ReactNode;
}

const keyOf = (row: ImportRow) => row.id;
const labelOf = (row: ImportRow) => `Periksa baris ${formatNumber(row.line)}`;

/** Rows of one statement: what the bank said, and whom it was matched to and why. Cards at 767 px and below. */
export function RowTable({ rows, onOpen, loading = false, empty }: RowTableProps) {
  return (
    <DataTable
      caption="Baris mutasi"
      columns={ROW_COLUMNS}
      rows={rows}
      rowKey={keyOf}
      onOpen={onOpen}
      openLabel={labelOf}
      loading={loading}
      empty={empty}
      skeletonRows={12}
    />
  );
}
