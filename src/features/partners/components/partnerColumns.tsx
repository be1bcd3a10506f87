import type { Column } from '@/components/DataTable/DataTable.types';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { PartnerRow } from '@/lib/contract/partnerRecords';
import { formatNumber } from '@/lib/format/rupiah';

/** Columns of the list of partners. Keys of columns that sort are the API's own. */
export const PARTNER_COLUMNS: readonly Column<PartnerRow>[] = [
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
