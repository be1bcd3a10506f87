import type { Column } from '@/components/DataTable/DataTable.types';
import type { ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { FiduciaryRow } from '@/lib/contract/fiduciaryDeadlines';
import type { FiduciaryTask } from '@/lib/contract/fiduciaryListDefaults';
import { formatDateShort } from '@/lib/format/tanggal';
import type { FiduciaryListState } from '../domain/fiduciaryList';
import { daysLeftText, emptyWords, TASK_LABELS } from '../domain/fiduciaryWords';

const CONTRACT: readonly Column<FiduciaryRow>[] = [
  { key: 'customer_name', header: 'Nasabah', cell: (row) => row.customer_name, minWidth: 150, whole: true },
  { key: 'code', header: 'Kontrak', cell: (row) => row.code, width: 150, whole: 'line', card: 'lead' },
  {
    ...{ key: 'plate_number', header: 'Nopol', width: 118, whole: 'line', hideBelow: 1152, card: 'hidden' },
    cell: (row) => row.plate_number,
  },
];

const DUE: readonly Column<FiduciaryRow>[] = [
  {
    ...{ key: 'due', header: 'Batas', width: 118, whole: 'line', card: 'footAside' },
    cell: (row) => formatDateShort(row.due),
  },
  {
    ...{ key: 'days_left', header: 'Sisa waktu', width: 176, whole: 'line', card: 'leadAside' },
    cell: (row) => <DaysLeft left={row.days_left} />,
  },
];

const PAPERS: Readonly<Record<FiduciaryTask, readonly Column<FiduciaryRow>[]>> = {
  register: [
    {
      ...{ key: 'deed', header: 'Akta', width: 210, whole: true, hideBelow: 944, card: 'line' },
      cell: ({ deed_number, notary }) => `No. ${deed_number}, ${notary}`,
    },
    {
      ...{ key: 'since', header: 'Tanggal akta', width: 118, whole: 'line', card: 'foot', cardLabel: true },
      cell: (row) => formatDateShort(row.since),
    },
  ],
  remove: [
    {
      ...{ key: 'certificate', header: 'Sertifikat', width: 210, whole: true, hideBelow: 944, card: 'line' },
      cell: (row) => row.certificate_number,
    },
    {
      ...{ key: 'since', header: 'Utang berakhir', width: 130, whole: 'line', card: 'line', cardLabel: true },
      cell: (row) => formatDateShort(row.since),
    },
  ],
};

const REMOVAL: Column<FiduciaryRow> = {
  ...{ key: 'unconfirmed', header: 'Penghapusan', width: 196, whole: true, card: 'line' },
  cell: ({ unconfirmed }) =>
    unconfirmed ? (
      <StatusChip tone="waiting" wraps>
        Menunggu konfirmasi transfer
      </StatusChip>
    ) : (
      'Dapat diberitahukan'
    ),
};

function DaysLeft({ left }: { left: number }) {
  const { tone, words } = daysLeftText(left);
  return <StatusChip tone={tone}>{words}</StatusChip>;
}

/** How one of the lists looks. */
export const fiduciaryView = (list: FiduciaryTask): ListView<FiduciaryRow, FiduciaryListState, string> => ({
  caption: `Jaminan Fidusia, ${TASK_LABELS[list].toLowerCase()}`,
  columns: [...CONTRACT, ...PAPERS[list], ...(list === 'remove' ? [REMOVAL] : []), ...DUE],
  keyOf: ({ code }) => code,
  nameOf: (row) => `${row.customer_name}, ${row.code}`,
  emptyWords,
});
