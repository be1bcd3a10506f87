import Add from '@mui/icons-material/AddRounded';
import { Button } from '@/components/Button/Button';
import type { Column } from '@/components/DataTable/DataTable.types';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { RESET, type EmptyWords, type RowsView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { RegistrationRow } from '@/lib/contract/registrationList';
import { UNDER_WAY } from '@/lib/contract/registrationListDefaults';
import { formatInstantDay } from '@/lib/format/tanggal';
import { statusTone } from '@/lib/labels/statusTone';
import { ageText, atLeastText } from '../domain/ageText';
import type { RegistrationListState } from '../domain/registrationList';

/** What stands where a draft has no number yet. */
export const NO_NUMBER = 'Belum bernomor';

/** Columns of the registration list. Keys of those that sort are the API's own (`sort`). */
const COLUMNS: readonly Column<RegistrationRow>[] = [
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

/** How the list of registrations looks, but for why it is empty; cards at 767 px and below. */
export const REGISTRATION_VIEW: RowsView<RegistrationRow, number> = {
  caption: 'Form Registrasi',
  columns: COLUMNS,
  keyOf: (row) => row.id,
  // Applicants share names and drafts have no number: a link says the status too.
  nameOf: (row) => [row.applicant_name || 'Belum bernama', row.number ?? row.status.name].join(', '),
  tools: {
    noun: 'form',
    pickName: (row) => `Pilih ${row.number ?? row.applicant_name}`,
    copied: {
      Pemohon: (row) => row.applicant_name,
      'No. form': (row) => row.number,
      Telepon: (row) => row.phone,
      Nopol: (row) => row.plate_number,
      Kendaraan: (row) => row.vehicle,
      Surveyor: (row) => row.surveyor?.name ?? '',
      Marketing: (row) => row.marketer,
      'Dibuat oleh': (row) => row.entered_by.name,
      'Tgl dibuat': (row) => formatInstantDay(row.created_at),
      'Umur status (hari)': (row) => row.age,
      Status: (row) => row.status.name,
    },
  },
};

export interface EmptyRegistrations {
  /** Name of the chosen statuses; undefined: all, or not known yet. */
  status?: string | undefined;
  /** Where a new one is filled; left out for those who may not. */
  addHref?: string | undefined;
  /** Another status was chosen. */
  onStatus: (status: 'all') => void;
}

/** Why the list is empty, and the nearest way to one that is not. */
export function registrationWords(
  state: RegistrationListState,
  { status, addHref, onStatus }: EmptyRegistrations,
): EmptyWords {
  const add = addHref && (
    <LinkButton icon={<Add aria-hidden />} href={addHref}>
      Tambah registrasi
    </LinkButton>
  );
  const ofAll = (label: string) => <Button onClick={() => onStatus('all')}>{label}</Button>;
  const chosen = status && `Status yang dipilih: ${status}.`;
  if (state.search) {
    return {
      title: `Tidak ada form registrasi untuk “${state.search}”`,
      why: <>{chosen && `${chosen} `}Yang dicari: nama, nopol, NIK, telepon, dan nomor form.</>,
      action: state.status === 'all' ? RESET : ofAll('Cari di semua status'),
    };
  }
  const narrowed = narrowedTo(state);
  if (narrowed) return { title: `Tidak ada form registrasi ${narrowed}`, why: chosen, action: RESET };
  if (state.status === UNDER_WAY) {
    return {
      title: 'Tidak ada form registrasi dalam proses',
      why: 'Form ada di sini sejak masih draf, sampai cair, ditolak, atau dibatalkan.',
      action: add || ofAll('Tampilkan semua'),
    };
  }
  if (state.status !== 'all') {
    return {
      title: `Tidak ada form registrasi berstatus ${status ?? 'ini'}`,
      action: ofAll('Tampilkan semua'),
    };
  }
  return { title: 'Belum ada form registrasi', why: 'Form muncul di sini sejak masih draf.', action: add };
}

/** What it is narrowed to beside its status; null: nothing. */
function narrowedTo({ surveyor, marketer, age }: RegistrationListState): string | null {
  const of = [
    ...(surveyor === 'all' ? [] : ['untuk surveyor ini']),
    ...(marketer === 'all' ? [] : ['dari marketing ini']),
    ...(age === 'all' ? [] : [`yang berumur ${atLeastText(age)} di statusnya`]),
  ];
  return of.length > 0 ? of.join(', ') : null;
}
