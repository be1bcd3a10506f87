import type { ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { DateText } from '@/components/DateText/DateText';
import { HISTORY_PAGE_SIZE, type LogEntry } from '@/lib/contract/history';
import { deviceName } from '../domain/deviceName';
import { ChangedFields } from './ChangedFields';
import styles from './HistoryTable.module.css';

export interface HistoryTableProps {
  /** undefined: on its way. */
  rows: LogEntry[] | undefined;
  /** Another page is on its way; the rows stay. */
  loading?: boolean;
  /** Stands where the rows would be when there are none. */
  empty: ReactNode;
}

const COLUMNS: Column<LogEntry>[] = [
  {
    key: 'summary',
    header: 'Kegiatan',
    card: 'title',
    cell: ({ summary, changes }) => (
      <div>
        {summary}
        <ChangedFields changes={changes} />
      </div>
    ),
  },
  {
    key: 'at',
    header: 'Waktu',
    // '30 September 2026, 23:59' with its padding.
    width: 216,
    card: 'line',
    cell: ({ at }) => <DateText value={at} kind="instant" />,
  },
  {
    key: 'device',
    header: 'Perangkat',
    width: 160,
    card: 'line',
    cell: ({ device, ip }) => (
      <div data-part="device">
        <span title={device ?? undefined}>{deviceName(device)}</span>
        {ip && <small>{ip}</small>}
      </div>
    ),
  },
];

/** What somebody did: when, from where, and which fields it changed. */
export function HistoryTable({ rows, loading = false, empty }: HistoryTableProps) {
  return (
    <div className={styles.root}>
      <DataTable
        caption="Kegiatan Anda, terbaru di atas"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        loading={loading}
        empty={empty}
        skeletonRows={Math.min(10, HISTORY_PAGE_SIZE)}
      />
    </div>
  );
}
