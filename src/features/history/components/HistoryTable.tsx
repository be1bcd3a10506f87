import { useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { HISTORY_PAGE_SIZE, type LogEntry } from '@/lib/contract/history';
import { LogSummary, FROM_WHERE, WHEN, type HrefOfRecord } from './historyColumns';
import styles from './HistoryTable.module.css';

export interface HistoryTableProps {
  /** undefined: on its way. */
  rows: LogEntry[] | undefined;
  /** Another page is on its way; the rows stay. */
  loading?: boolean;
  /** Stands where the rows would be when there are none. */
  empty: ReactNode;
  /** Address of the record that a step was about; null where it has none, or none for this person. */
  hrefOfRecord?: HrefOfRecord | undefined;
}

const summaryColumn = (hrefOf: HrefOfRecord | undefined): Column<LogEntry> => ({
  key: 'summary',
  header: 'Kegiatan',
  card: 'title',
  cell: (line) => <LogSummary line={line} hrefOf={hrefOf} />,
});

/** What somebody did: when, from where, and which fields it changed. */
export function HistoryTable({ rows, loading = false, empty, hrefOfRecord }: HistoryTableProps) {
  const columns = useMemo(() => [summaryColumn(hrefOfRecord), WHEN, FROM_WHERE], [hrefOfRecord]);
  return (
    <div className={styles.root}>
      <DataTable
        caption="Kegiatan Anda, terbaru di atas"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loading={loading}
        empty={empty}
        skeletonRows={Math.min(10, HISTORY_PAGE_SIZE)}
      />
    </div>
  );
}
