import { ListTools } from '@/components/TableTools/ListTools';
import type { ListToolsBar } from '@/components/TableTools/useListTools';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import type { Receipt } from '@/lib/contract/credits';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import { creditColumns } from './components/creditColumns';
import { cashierOf } from './domain/cashierOf';

export interface CreditListToolsProps extends ListToolsBar<Receipt> {
  /** The day that the list goes by. */
  by: ReceiptDay;
}

/** Above the receipts: their columns, and what can be done with chosen ones. */
export default function CreditListTools({ by, ...bar }: CreditListToolsProps) {
  return (
    <ListTools {...bar} columns={creditColumns({}, by)} cells={CELLS} noun="nota" summaryOf={summaryOf} />
  );
}

/** Void receipts count nowhere, here neither. */
const summaryOf = (rows: readonly Receipt[]) =>
  `Jumlah ${formatRupiah(rows.reduce((total, row) => total + (row.voided_at ? 0 : (row.payment ?? 0)), 0))}`;

const CELLS = {
  'No. nota': (row: Receipt) => row.invoice,
  Kontrak: (row: Receipt) => row.contract_code,
  Nasabah: (row: Receipt) => row.customer_name,
  'Angsuran ke': (row: Receipt) => row.credit_to,
  'Tgl bayar': (row: Receipt) => formatDateShort(row.date_payment),
  'Tgl entri': (row: Receipt) => formatDateShort(row.date_invoice),
  Jumlah: (row: Receipt) => row.payment,
  Denda: (row: Receipt) => row.penalty,
  Kasir: cashierOf,
  Keadaan: (row: Receipt) => (row.voided_at ? 'Dibatalkan' : ''),
};
