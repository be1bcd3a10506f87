import type { ColumnChoice } from '@/components/DataTable/columnChoice';
import { CopyRows } from '@/components/TableTools/CopyRows';
import { TableTools } from '@/components/TableTools/TableTools';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import type { Receipt } from '@/lib/contract/credits';
import { formatRupiah } from '@/lib/format/rupiah';
import { tabSeparated } from '@/lib/format/tabSeparated';
import { formatDateShort } from '@/lib/format/tanggal';
import { creditColumns } from './components/creditColumns';

export interface CreditListToolsProps {
  /** The day that the list goes by. */
  by: ReceiptDay;
  /** Columns that were chosen; null: the list's own. */
  choice: ColumnChoice | null;
  /** Other columns were chosen; null: the list's own. */
  onChoice: (choice: ColumnChoice | null) => void;
  /** Null while nobody chooses rows. */
  chosenRows: readonly Receipt[] | null;
  /** Begins and ends the choosing of rows. */
  onSelecting: (on: boolean) => void;
}

/** Above the receipts: their columns, and what can be done with chosen ones. */
export default function CreditListTools({ by, chosenRows, ...tools }: CreditListToolsProps) {
  const rows = chosenRows ?? [];
  // Void receipts count nowhere, here neither.
  const sum = rows.reduce((total, row) => total + (row.voided_at ? 0 : (row.payment ?? 0)), 0);
  return (
    <TableTools
      {...tools}
      columns={creditColumns({}, by)}
      chosen={chosenRows && rows.length}
      summary={`Jumlah ${formatRupiah(sum)}`}
      actions={<CopyRows textOf={() => receiptsAsText(rows)} what={`${rows.length} nota`} />}
    />
  );
}

function receiptsAsText(rows: readonly Receipt[]): string {
  return tabSeparated([
    [
      ...['No. nota', 'Kontrak', 'Nasabah', 'Angsuran ke', 'Tgl bayar', 'Tgl entri', 'Jumlah', 'Denda'],
      ...['Kasir', 'Keadaan'],
    ],
    ...rows.map((row) => [
      ...[row.invoice, row.contract_code, row.customer_name, row.credit_to],
      ...[formatDateShort(row.date_payment), formatDateShort(row.date_invoice)],
      ...[row.payment, row.penalty, row.cashier, row.voided_at ? 'Dibatalkan' : ''],
    ]),
  ]);
}
