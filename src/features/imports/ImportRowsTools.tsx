import { ListTools } from '@/components/TableTools/ListTools';
import type { ListToolsBar } from '@/components/TableTools/useListTools';
import type { ImportRow } from '@/lib/contract/importRows';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import { ROW_COLUMNS } from './components/rowColumns';
import { STATE_LABELS } from './domain/importText';

/** Above a statement's rows: their columns, and what can be done with chosen ones; posting is for the whole statement. */
export default function ImportRowsTools(bar: ListToolsBar<ImportRow>) {
  return <ListTools {...bar} columns={ROW_COLUMNS} cells={CELLS} noun="baris" summaryOf={summaryOf} />;
}

const summaryOf = (rows: readonly ImportRow[]) =>
  `Jumlah ${formatRupiah(rows.reduce((total, { amount }) => total + amount, 0))}`;

const CELLS = {
  Baris: (row: ImportRow) => row.line,
  Status: (row: ImportRow) => STATE_LABELS[row.state].label,
  Sebab: (row: ImportRow) => row.problem ?? row.reason,
  Tanggal: (row: ImportRow) => formatDateShort(row.date),
  Jumlah: (row: ImportRow) => row.amount,
  Keterangan: (row: ImportRow) => row.description,
  Referensi: (row: ImportRow) => row.reference,
  Kontrak: (row: ImportRow) => row.contract?.code,
  Nasabah: (row: ImportRow) => row.contract?.customer_name,
};
