import { useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { Link } from '@/components/Link/Link';
import { DateText } from '@/components/DateText/DateText';
import { HISTORY_PAGE_SIZE, type LogEntry } from '@/lib/contract/history';
import { deviceName } from '@/lib/labels/deviceName';
import { ChangedFields } from './ChangedFields';
import styles from './HistoryTable.module.css';

export interface HistoryTableProps {
  /** undefined: on its way. */
  rows: LogEntry[] | undefined;
  /** Another page is on its way; the rows stay. */
  loading?: boolean;
  /** Stands where the rows would be when there are none. */
  empty: ReactNode;
  /** Address of the record that a step was about; null where it has none, or none for this person. */
  hrefOfRecord?: ((type: string, id: string) => string | null) | undefined;
}

const summaryColumn = (hrefOf: HistoryTableProps['hrefOfRecord']): Column<LogEntry> => ({
  key: 'summary',
  header: 'Kegiatan',
  card: 'title',
  cell: ({ summary, changes, record_type, record_id }) => {
    const href = record_type && record_id ? hrefOf?.(record_type, record_id) : null;
    return (
      <div>
        {href ? <Link href={href}>{summary}</Link> : summary}
        <ChangedFields changes={changes} />
      </div>
    );
  },
});

const COLUMNS: Column<LogEntry>[] = [
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
        <span title={device ?? undefined}>{device ? deviceName(device) : 'Tidak tercatat'}</span>
        {ip && <small>{ip}</small>}
      </div>
    ),
  },
];

/** What somebody did: when, from where, and which fields it changed. */
export function HistoryTable({ rows, loading = false, empty, hrefOfRecord }: HistoryTableProps) {
  const columns = useMemo(() => [summaryColumn(hrefOfRecord), ...COLUMNS], [hrefOfRecord]);
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
