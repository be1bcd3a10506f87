import { useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import { chosenColumns, type ColumnChoice } from '@/components/DataTable/columnChoice';
import type { Selection } from '@/components/DataTable/DataTable.types';
import type { ImportBatch } from '@/lib/contract/imports';
import { BATCH_COLUMNS } from './batchColumns';

export interface BatchTableProps {
  /** Undefined: nothing known yet. */
  rows: readonly ImportBatch[] | undefined;
  /** Address of one statement; keep it stable between renders. */
  hrefOf: (batch: ImportBatch) => string;
  /** Newer rows are on their way; the present ones stay. */
  loading?: boolean;
  /** Columns that were chosen; null: the list's own. */
  choice?: ColumnChoice | null;
  /** Rows can be chosen. */
  selection?: Selection<ImportBatch> | undefined;
  /** What stands there when there are no rows. */
  empty: ReactNode;
}

const keyOf = (batch: ImportBatch) => batch.id;

/** Uploaded statements, newest first; cards at 767 px and below. */
export function BatchTable({
  rows,
  hrefOf,
  loading = false,
  choice = null,
  selection,
  empty,
}: BatchTableProps) {
  const columns = useMemo(() => chosenColumns(BATCH_COLUMNS, choice), [choice]);
  return (
    <DataTable
      caption="Mutasi yang diunggah"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowHref={hrefOf}
      selection={selection}
      loading={loading}
      empty={empty}
      skeletonRows={6}
    />
  );
}
