import type { Column } from '@/components/DataTable/DataTable.types';
import { RESET, type EmptyWords, type ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { PartnerRow } from '@/lib/contract/partnerRecords';
import { formatNumber } from '@/lib/format/rupiah';
import type { PartnerListState } from '../domain/partnerList';
import { AGENT, MARKETER, type PartnerSide } from '../domain/partnerSide';

/** Columns of the list of partners. Keys of columns that sort are the API's own. */
const COLUMNS: readonly Column<PartnerRow>[] = [
  { key: 'name', header: 'Nama', sortable: true, cell: ({ name }) => name, minWidth: 180 },
  { key: 'phone', header: 'Telepon', cell: ({ phone }) => phone, width: 150, whole: 'line', hideBelow: 768 },
  { key: 'area', header: 'Kota', cell: ({ area }) => area?.name ?? '', width: 210, hideBelow: 1152 },
  {
    key: 'computed',
    header: 'Perlu disetujui',
    cell: ({ sums }) => formatNumber(sums.computed),
    align: 'end',
    width: 132,
  },
  {
    key: 'approved',
    header: 'Siap dibayar',
    cell: ({ sums }) => formatNumber(sums.approved - sums.owed),
    align: 'end',
    width: 120,
    card: 'aside',
  },
  {
    key: 'paid',
    header: 'Sudah dibayar',
    cell: ({ sums }) => formatNumber(sums.paid),
    align: 'end',
    width: 128,
    hideBelow: 944,
  },
  { key: 'state', header: 'Status', cell: (row) => <PartnerState row={row} />, width: 196, whole: true },
];

/** How a partner stands, the most pressing first. */
function PartnerState({ row }: { row: PartnerRow }) {
  if (row.waiting > 0) return <StatusChip tone="waiting">Menunggu persetujuan</StatusChip>;
  if (!row.active) return <StatusChip tone="neutral">Nonaktif</StatusChip>;
  if (!row.has_scheme) return <StatusChip tone="overdue">Belum ada skema</StatusChip>;
  if (!row.has_account) return <StatusChip tone="overdue">Belum ada rekening</StatusChip>;
  return <StatusChip tone="paid">Aktif</StatusChip>;
}

function wordsOf(noun: string, { search, active }: PartnerListState): EmptyWords {
  if (search === '' && active === 'all') {
    return {
      title: `Belum ada ${noun}`,
      why: 'Daftarkan orangnya, lalu mintakan persetujuan skema komisi dan rekeningnya.',
    };
  }
  return {
    title: search === '' ? `Tidak ada ${noun} berstatus itu` : `Tidak ada ${noun} untuk “${search}”`,
    why: 'Yang dicari: nama, NIK, dan telepon.',
    action: RESET,
  };
}

const viewOf = ({ noun }: PartnerSide): ListView<PartnerRow, PartnerListState, number> => ({
  caption: noun,
  columns: COLUMNS,
  keyOf: (row) => row.id,
  nameOf: (row) => row.name,
  emptyWords: (state) => wordsOf(noun, state),
});

/** How the lists of agents and external marketers look, and what each has coming. */
export const PARTNER_VIEWS = { AGENT: viewOf(AGENT), MARKETER: viewOf(MARKETER) };
