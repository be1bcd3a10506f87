import { useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { actionLabel, recordLabel } from '@/lib/contract/logActions';
import type { UserLogEntry } from '@/lib/contract/userLog';
import { LOG_PAGE_SIZE } from '@/lib/contract/userLogDefaults';
import { LogSummary, FROM_WHERE, WHEN, type HrefOfRecord } from '../../components/historyColumns';
import styles from '../../components/HistoryTable.module.css';

export interface LogTableProps {
  /** undefined: on its way. */
  rows: UserLogEntry[] | undefined;
  /** Other rows are on their way; these stay. */
  loading?: boolean;
  /** Stands where the rows would be when there are none. */
  empty: ReactNode;
  /** Address of the record that a line is about; null where it has none, or none for this person. */
  hrefOfRecord?: HrefOfRecord | undefined;
}

const deed = (hrefOf: HrefOfRecord | undefined): Column<UserLogEntry> => ({
  key: 'summary',
  header: 'Kegiatan',
  card: 'title',
  cell: (line) => (
    <div data-part="deed">
      <LogSummary line={line} hrefOf={hrefOf} />
      {line.reason && <small>Alasan: {line.reason}</small>}
      <small>
        {actionLabel(line.action)}
        {line.record_type && ` · ${recordLabel(line.record_type)} ${line.record_id ?? ''}`}
      </small>
    </div>
  ),
});

const WHO: Column<UserLogEntry> = {
  key: 'by',
  header: 'Orang',
  width: 168,
  card: 'line',
  cell: ({ by }) => (
    <div data-part="device">
      <span>{by ? by.name : 'Tanpa akun'}</span>
      {by && <small>{by.username}</small>}
    </div>
  ),
};

/** The log of many people: what, who, when and from where; each line opens to the fields that it changed. */
export function LogTable({ rows, loading = false, empty, hrefOfRecord }: LogTableProps) {
  const columns = useMemo(
    (): Column<UserLogEntry>[] => [deed(hrefOfRecord), WHO, WHEN, FROM_WHERE],
    [hrefOfRecord],
  );
  return (
    <div className={styles.root}>
      <DataTable
        caption="Log, terbaru di atas"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loading={loading}
        empty={empty}
        skeletonRows={Math.min(10, LOG_PAGE_SIZE)}
      />
    </div>
  );
}
