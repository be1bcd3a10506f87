import type { Column } from '@/components/DataTable/DataTable.types';
import type { RowsView } from '@/components/RecordList/ListView';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import type { Receipt } from '@/lib/contract/credits';
import { entryText } from '../domain/entryText';
import { StatusCell, type StatusCellProps } from './StatusCell';
import styles from './creditView.module.css';

type Handlers = Omit<StatusCellProps, 'row'>;

/** In whose drawer a receipt's money is; a host that knows only the text of the receipt says that. */
const cashierOf = ({ cashier_by, cashier }: Receipt): string => cashier_by?.name ?? cashier ?? '';

/**
 * Keys of columns that sort are the API's own (`sort`). Where room is short the day gives way that the list does not go
 * by, and the penalty where an approver's buttons stand.
 */
function creditColumns(handlers: Handlers, by: ReceiptDay): Column<Receipt>[] {
  const approves = handlers.onReview !== undefined;
  return [
    {
      key: 'invoice',
      header: 'No. nota',
      cell: (row) => row.invoice,
      sortable: true,
      width: 148,
      whole: true,
    },
    {
      key: 'contract_code',
      header: 'Kontrak',
      cell: (row) => row.contract_code,
      sortable: true,
      width: 154,
      whole: true,
      card: 'foot',
      hideBelow: 768,
    },
    {
      key: 'customer_name',
      header: 'Nasabah',
      cell: (row) => row.customer_name,
      sortable: true,
      whole: true,
      card: 'lead',
    },
    {
      key: 'credit_to',
      header: 'Angsuran ke',
      cell: (row) => formatNumber(row.credit_to),
      align: 'end',
      width: 98,
      card: 'hidden',
      hideBelow: 1152,
    },
    {
      key: 'date_payment',
      header: 'Tgl bayar',
      cell: (row) => <PaidDay row={row} />,
      sortable: true,
      width: 108,
      whole: 'line',
      card: 'footAside',
      hideBelow: by === 'entered' ? 1152 : false,
    },
    {
      key: 'date_invoice',
      header: 'Tgl entri',
      cell: (row) => formatDateShort(row.date_invoice),
      sortable: true,
      width: 108,
      whole: 'line',
      // A card says it only where it is another day than that of the payment: see PaidDay.
      card: 'hidden',
      hideBelow: by === 'paid' ? 1152 : false,
    },
    {
      key: 'payment',
      header: 'Jumlah',
      cell: (row) => <Amount row={row} field="payment" />,
      align: 'end',
      sortable: true,
      width: 110,
      card: 'aside',
    },
    {
      key: 'penalty_payment',
      header: 'Denda',
      cell: (row) => <Amount row={row} field="penalty_payment" />,
      align: 'end',
      width: 98,
      card: 'hidden',
      hideBelow: approves ? 1152 : 944,
    },
    {
      key: 'overdue',
      header: 'Status',
      cell: (row) => <StatusCell row={row} {...handlers} />,
      sortable: true,
      width: approves ? 208 : 164,
      whole: true,
      card: 'leadAside',
    },
    {
      key: 'cashier',
      header: 'Kasir',
      cell: (row) => cashierOf(row),
      width: 112,
      grow: 10,
      card: 'hidden',
      hideBelow: 1248,
    },
  ];
}

/** The day of payment; on a card with the day of entry, where that is another. */
function PaidDay({ row }: { row: Receipt }) {
  const words = entryText(row);
  const day = formatDateShort(row.date_payment);
  if (!words) return day;
  return (
    <span className={styles.twoDays}>
      {day}
      <span data-part="entry">{words}</span>
    </span>
  );
}

/** An amount of a void receipt stays readable and steps back: it is in no sum. */
function Amount({ row, field }: { row: Receipt; field: 'payment' | 'penalty_payment' }) {
  const amount = formatNumber(row[field]);
  return row.voided_at ? <span className={styles.quiet}>{amount}</span> : amount;
}

const keyOf = (row: Receipt) => row.id;

/**
 * How the list of receipts looks (SPEC 3, Credit), but for why it is empty; cards at 767 px and below.
 * @param by the day that the list goes by
 */
export const creditView = (handlers: Handlers, by: ReceiptDay): RowsView<Receipt, number> => ({
  caption: 'Nota Cicilan',
  columns: creditColumns(handlers, by),
  keyOf,
  tools: {
    noun: 'nota',
    pickName: (row) => `Pilih ${row.invoice ?? ''}`,
    offered: creditColumns({}, by),
    copied: {
      'No. nota': (row) => row.invoice,
      Kontrak: (row) => row.contract_code,
      Nasabah: (row) => row.customer_name,
      'Angsuran ke': (row) => row.credit_to,
      'Tgl bayar': (row) => formatDateShort(row.date_payment),
      'Tgl entri': (row) => formatDateShort(row.date_invoice),
      Jumlah: (row) => row.payment,
      Denda: (row) => row.penalty,
      Kasir: cashierOf,
      Keadaan: (row) => (row.voided_at ? 'Dibatalkan' : ''),
    },
    // Void receipts count nowhere, here neither.
    summaryOf: (rows) =>
      `Jumlah ${formatRupiah(rows.reduce((total, row) => total + (row.voided_at ? 0 : (row.payment ?? 0)), 0))}`,
  },
});
