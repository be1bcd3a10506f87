import type { ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { RunningOrder } from '@/lib/contract/repossessions';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import type { RunningOrderListState } from '../domain/runningOrderList';

/** With so many days left or fewer an order is about to end. */
const NEAR = 3;

/** How the orders that run look. */
export const RUNNING_ORDER_VIEW: ListView<RunningOrder, RunningOrderListState, string> = {
  caption: 'Surat tugas penarikan yang berjalan',
  columns: [
    { key: 'customer', header: 'Nasabah', cell: (row) => row.customer_name, minWidth: 150, whole: true },
    {
      key: 'code',
      header: 'Kontrak',
      cell: (row) => row.contract_code,
      width: 150,
      whole: 'line',
      card: 'lead',
    },
    {
      ...{ key: 'unit', header: 'Unit', minWidth: 170, whole: true, hideBelow: 944, card: 'line' },
      cell: ({ vehicle, plate_number }) => `${vehicle}, ${plate_number}`,
    },
    {
      ...{ key: 'collectors', header: 'Kolektor', minWidth: 150, whole: true, card: 'line', cardLabel: true },
      cell: ({ collectors }) => collectors.join(', '),
    },
    {
      ...{ key: 'number', header: 'Surat tugas', width: 160, whole: 'line', hideBelow: 1152, card: 'foot' },
      cell: ({ number }) => number,
    },
    {
      ...{ key: 'until', header: 'Berlaku sampai', width: 130, whole: 'line', card: 'footAside' },
      cell: ({ valid_until }) => formatDateShort(valid_until),
    },
    {
      ...{ key: 'days_left', header: 'Sisa waktu', width: 152, whole: 'line', card: 'leadAside' },
      cell: ({ days_left }) => <DaysLeft left={days_left} />,
    },
  ],
  // A contract has one at most.
  keyOf: ({ contract_code }) => contract_code,
  nameOf: (row) => `${row.customer_name}, ${row.number}`,
  emptyWords: () => ({
    title: 'Tidak ada surat tugas yang berjalan',
    why: 'Surat tugas diminta supervisor kolektor di halaman kontrak, dan disetujui orang lain.',
  }),
};

function DaysLeft({ left }: { left: number }) {
  const words = left === 0 ? 'Hari terakhir' : `${formatNumber(left)} hari lagi`;
  return <StatusChip tone={left <= NEAR ? 'due' : 'neutral'}>{words}</StatusChip>;
}
