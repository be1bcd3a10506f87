import type { Column } from '@/components/DataTable/DataTable.types';
import type { RowsView, ListViewTools } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { ImportRow } from '@/lib/contract/importRows';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import { rowLabelOf } from '../domain/importText';
import { reasonParts } from '../domain/reasonParts';
import { TwoLines } from './TwoLines';
import styles from './rowView.module.css';

const COLUMNS: readonly Column<ImportRow>[] = [
  {
    key: 'line',
    header: 'Baris',
    cell: (row) => <span className={styles.root}>{formatNumber(row.line)}</span>,
    width: 80,
    whole: 'line',
  },
  {
    key: 'state',
    header: 'Status',
    cell: (row) => {
      const { tone, label } = rowLabelOf(row);
      return <StatusChip tone={tone}>{label}</StatusChip>;
    },
    width: 132,
    whole: true,
  },
  { key: 'reason', header: 'Sebab', cell: (row) => <Cause row={row} />, minWidth: 136 },
  {
    key: 'date',
    header: 'Tanggal',
    cell: (row) => formatDateShort(row.date),
    width: 108,
    whole: 'line',
    hideBelow: 768,
  },
  {
    key: 'amount',
    header: 'Jumlah',
    cell: (row) => formatNumber(row.amount),
    align: 'end',
    width: 112,
    card: 'aside',
  },
  {
    key: 'description',
    header: 'Keterangan',
    cell: (row) => <TwoLines first={row.description} second={row.reference} />,
    hideBelow: 944,
  },
  {
    key: 'contract',
    header: 'Kontrak',
    cell: (row) =>
      row.contract && (
        <TwoLines
          first={row.contract.customer_name}
          second={`${row.contract.code} · ${row.contract.plate_number}`}
        />
      ),
    width: 216,
  },
];

/** Why it stands as it does and how its money is divided, in full. */
function Cause({ row: { reason, problem } }: { row: ImportRow }) {
  const { cause, rest } = reasonParts(reason);
  return <TwoLines whole first={problem ?? cause} second={problem ? `${cause}. ${rest}` : rest} />;
}

/** What can be done with chosen rows; posting is for the whole statement. */
const TOOLS: ListViewTools<ImportRow> = {
  noun: 'baris',
  pickName: (row) => `Pilih baris ${formatNumber(row.line)}`,
  copied: {
    Baris: (row) => row.line,
    Status: (row) => rowLabelOf(row).label,
    Sebab: (row) => row.problem ?? row.reason,
    Tanggal: (row) => formatDateShort(row.date),
    Jumlah: (row) => row.amount,
    Keterangan: (row) => row.description,
    Referensi: (row) => row.reference,
    Kontrak: (row) => row.contract?.code,
    Nasabah: (row) => row.contract?.customer_name,
  },
  summaryOf: (rows) => `Jumlah ${formatRupiah(rows.reduce((total, { amount }) => total + amount, 0))}`,
};

/** How the rows of one statement look: what the bank said, and whom each was matched to and why. */
export const ROW_VIEW = {
  caption: 'Baris mutasi',
  columns: COLUMNS,
  keyOf: (row: ImportRow) => row.id,
  nameOf: (row: ImportRow) => `Periksa baris ${formatNumber(row.line)}`,
  tools: TOOLS,
  skeletonRows: 12,
} satisfies RowsView<ImportRow, number>;
