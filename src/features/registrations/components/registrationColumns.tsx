import type { Column } from '@/components/DataTable/DataTable.types';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { RegistrationRow } from '@/lib/contract/registrationList';
import { formatInstantDay } from '@/lib/format/tanggal';
import { statusTone } from '@/lib/labels/statusTone';
import { ageText } from '../domain/ageText';

/** What stands where a draft has no number yet. */
export const NO_NUMBER = 'Belum bernomor';

/** Columns of the registration list. Keys of those that sort are the API's own (`sort`). */
export const REGISTRATION_COLUMNS: readonly Column<RegistrationRow>[] = [
  {
    key: 'applicant_name',
    header: 'Pemohon',
    cell: (row) => row.applicant_name || 'Belum bernama',
    sortable: true,
  },
  {
    key: 'number',
    header: 'No. form',
    cell: (row) => row.number ?? NO_NUMBER,
    width: 164,
    whole: true,
    card: 'lead',
  },
  {
    key: 'plate_number',
    header: 'Nopol',
    cell: (row) => row.plate_number,
    width: 118,
    whole: true,
    hideBelow: 944,
    card: 'foot',
  },
  { key: 'vehicle', header: 'Kendaraan', cell: (row) => row.vehicle, hideBelow: 1152, card: 'hidden' },
  {
    key: 'phone',
    header: 'Telepon',
    cell: (row) => row.phone,
    width: 132,
    whole: 'line',
    hideBelow: 1248,
    card: 'hidden',
  },
  {
    key: 'surveyor',
    header: 'Surveyor',
    cell: (row) => row.surveyor?.name ?? '',
    width: 150,
    hideBelow: 944,
    card: 'footAside',
  },
  {
    key: 'created',
    header: 'Tgl dibuat',
    cell: (row) => formatInstantDay(row.created_at),
    sortable: true,
    width: 108,
    whole: 'line',
    hideBelow: 1248,
    card: 'hidden',
  },
  {
    key: 'waiting',
    header: 'Umur status',
    cell: (row) => ageText(row.age),
    sortable: true,
    align: 'end',
    width: 124,
    card: 'aside',
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status: { kind, name } }) => (
      <StatusChip tone={statusTone(kind)} wraps>
        {name}
      </StatusChip>
    ),
    width: 150,
    whole: true,
    card: 'leadAside',
  },
];
