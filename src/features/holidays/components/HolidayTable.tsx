import type { ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { HolidayMaster } from '@/lib/contract/holidayMaster';
import { formatWeekday } from '@/lib/format/tanggal';

export interface HolidayTableProps {
  /** Undefined: nothing known yet. */
  rows: readonly HolidayMaster[] | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Newer rows are on their way; the present ones stay. */
  loading?: boolean;
  /** A holiday was chosen. */
  onOpen: (row: HolidayMaster) => void;
  /** What stands there when there are no rows. */
  empty: ReactNode;
}

const keyOf = (row: HolidayMaster) => row.id;
const labelOf = (row: HolidayMaster) => `${formatWeekday(row.date)}, ${row.name}`;

const columnsOn = (today: string): Column<HolidayMaster>[] => [
  { key: 'date', header: 'Tanggal', cell: ({ date }) => formatWeekday(date), width: 248, whole: true },
  { key: 'name', header: 'Nama', cell: ({ name }) => name, minWidth: 200, card: 'lead' },
  {
    key: 'status',
    header: 'Status',
    cell: ({ date }) => (
      <StatusChip tone={date < today ? 'neutral' : 'waiting'}>
        {date < today ? 'Lewat' : date === today ? 'Hari ini' : 'Akan datang'}
      </StatusChip>
    ),
    width: 144,
    whole: true,
    card: 'aside',
  },
];

/** The holidays of a year by date. */
export function HolidayTable({ rows, today, loading = false, onOpen, empty }: HolidayTableProps) {
  return (
    <DataTable
      caption="Hari libur"
      columns={columnsOn(today)}
      rows={rows}
      rowKey={keyOf}
      loading={loading}
      onOpen={onOpen}
      openLabel={labelOf}
      empty={empty}
      skeletonRows={8}
    />
  );
}
