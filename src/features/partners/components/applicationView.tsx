import type { Column } from '@/components/DataTable/DataTable.types';
import { Link } from '@/components/Link/Link';
import type { ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Application } from '@/lib/contract/partnerRecords';
import { formatNumber } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import { statusTone } from '@/lib/labels/statusTone';
import type { Paging } from '@/lib/list/defineList';
import { COMMISSION_LABELS } from '../domain/commissionLabels';

/** Address of a contract's page; undefined for those who may not open one. */
type HrefOfContract = ((code: string) => string) | undefined;

const columnsWith = (hrefOf: HrefOfContract): readonly Column<Application>[] => [
  { key: 'applicant', header: 'Pemohon', cell: (row) => row.applicant_name, minWidth: 150 },
  {
    key: 'number',
    header: 'No. form',
    cell: (row) => row.number ?? 'Belum diajukan',
    width: 164,
    whole: true,
    hideBelow: 768,
  },
  {
    key: 'vehicle',
    header: 'Kendaraan',
    cell: (row) => row.vehicle,
    width: 190,
    hideBelow: 1248,
    card: 'hidden',
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <StatusChip wraps tone={statusTone(status.kind)}>
        {status.name}
      </StatusChip>
    ),
    width: 140,
  },
  {
    key: 'since',
    header: 'Sejak',
    cell: (row) => formatInstant(row.status_since),
    width: 212,
    whole: true,
    hideBelow: 1152,
  },
  {
    key: 'contract',
    header: 'Kontrak',
    cell: ({ contract_code: code }) =>
      code !== null && hrefOf ? <Link href={hrefOf(code)}>{code}</Link> : (code ?? ''),
    width: 160,
    whole: true,
  },
  {
    key: 'amount',
    header: 'Komisi',
    cell: ({ commission }) => (commission ? formatNumber(commission.amount) : ''),
    align: 'end',
    width: 112,
    card: 'aside',
  },
  {
    key: 'state',
    header: 'Status komisi',
    cell: ({ commission }) =>
      commission && (
        <StatusChip tone={COMMISSION_LABELS[commission.state].tone}>
          {COMMISSION_LABELS[commission.state].label}
        </StatusChip>
      ),
    width: 150,
  },
];

/** Registrations that name a partner, from form to disbursement, and what each brought. */
export const applicationView = (hrefOf: HrefOfContract): ListView<Application, Paging, number> => ({
  caption: 'Pengajuan',
  columns: columnsWith(hrefOf),
  keyOf: (row) => row.id,
  skeletonRows: 4,
  ...{ isPart: true, isShort: true, failsAlone: true },
  emptyWords: () => ({
    title: 'Belum ada pengajuan',
    why: 'Form registrasi yang menyebut nama ini muncul di sini, sampai cair menjadi kontrak.',
  }),
});
