import type { Column } from '@/components/DataTable/DataTable.types';
import { DateText } from '@/components/DateText/DateText';
import { Link } from '@/components/Link/Link';
import type { LogEntry } from '@/lib/contract/history';
import { deviceName } from '@/lib/labels/deviceName';
import { ChangedFields } from './ChangedFields';

/** Address of the record that a line is about; null where it has none, or none for this person. */
export type HrefOfRecord = (type: string, id: string) => string | null;

interface LogSummaryProps {
  /** A line of the log. */
  line: LogEntry;
  /** Where its record is. */
  hrefOf: HrefOfRecord | undefined;
}

/** What was done, with the record that it leads to and the fields that it changed. */
export function LogSummary({ line: { summary, changes, record_type, record_id }, hrefOf }: LogSummaryProps) {
  const href = record_type && record_id ? hrefOf?.(record_type, record_id) : null;
  return (
    <div>
      {href ? <Link href={href}>{summary}</Link> : summary}
      <ChangedFields changes={changes} />
    </div>
  );
}

/** When. */
export const WHEN: Column<LogEntry> = {
  key: 'at',
  header: 'Waktu',
  // '30 September 2026, 23:59' with its padding.
  width: 228,
  whole: 'line',
  card: 'line',
  cell: ({ at }) => <DateText value={at} kind="instant" />,
};

/** From where: browser and network address. */
export const FROM_WHERE: Column<LogEntry> = {
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
};
