import type { Column } from '@/components/DataTable/DataTable.types';
import type { ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { OutsideCall } from '@/lib/contract/calls';
import { formatInstant } from '@/lib/format/tanggal';
import { outsideWhy, RESULT_LABELS } from '../domain/callText';
import type { OutsideCallListState } from '../domain/outsideCallList';

const COLUMNS: readonly Column<OutsideCall>[] = [
  { key: 'customer_name', header: 'Nasabah', cell: (row) => row.customer_name, whole: true },
  { key: 'code', header: 'Kontrak', cell: (row) => row.contract_code, width: 150, whole: true, card: 'lead' },
  {
    key: 'why',
    header: 'Di luar ketentuan',
    cell: (row) => (
      <StatusChip tone="overdue" wraps>
        {outsideWhy(row)}
      </StatusChip>
    ),
    ...{ width: 232, whole: true, card: 'line' },
  },
  {
    key: 'at',
    header: 'Waktu',
    cell: (row) => formatInstant(row.at),
    ...{ width: 168, whole: true, card: 'foot' },
  },
  {
    key: 'called_by',
    header: 'Penelepon',
    cell: (row) => row.called_by.name,
    ...{ width: 140, whole: true, card: 'line' },
  },
  {
    key: 'result',
    header: 'Hasil',
    cell: (row) => RESULT_LABELS[row.result],
    ...{ width: 140, whole: true, card: 'footAside' },
  },
  {
    key: 'note',
    header: 'Catatan',
    cell: (row) => row.note,
    ...{ width: 180, whole: true, hideBelow: 1152, card: 'line' },
  },
];

/** How calls outside the rule look; cards at 767 px and below. */
export const OUTSIDE_CALL_VIEW: ListView<OutsideCall, OutsideCallListState, number> = {
  caption: 'Telepon di luar ketentuan',
  columns: COLUMNS,
  keyOf: ({ id }) => id,
  nameOf: (row) => `${row.customer_name}, ${row.contract_code}`,
  isShort: true,
  emptyWords: () => ({
    title: 'Tidak ada telepon di luar ketentuan',
    why: 'Di sini tampil telepon di luar jam penagihan tanpa persetujuan nasabah, dan yang diangkat orang lain.',
  }),
};
