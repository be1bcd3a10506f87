import type { ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { ImportBatch } from '@/lib/contract/imports';
import { BATCH_COLUMNS } from './batchColumns';

export interface BatchTableProps {
  /** Undefined: nothing known yet. */
  rows: readonly ImportBatch[] | undefined;
  /** Address of one statement; keep it stable between renders. */
  hrefOf: (batch: ImportBatch) => string;
  /** Newer rows are on their way; the present ones stay. */
  loading?: boolean;
  /** What stands there when there are no rows. */
  empty: ReactNode;
}

const keyOf = (batch: ImportBatch) => batch.id;

/** Uploaded statements, newest first; cards at 767 px and below. */
export function BatchTable({ rows, hrefOf, loading = false, empty }: BatchTableProps) {
  return (
    <DataTable
      caption="Mutasi yang diunggah"
      columns={BATCH_COLUMNS}
      rows={rows}
      rowKey={keyOf}
      rowHref={hrefOf}
      loading={loading}
      empty={empty}
      skeletonRows={6}
    />
  );
}
