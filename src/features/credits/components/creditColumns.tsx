import type { Column } from '@/components/DataTable/DataTable.types';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import type { Receipt } from '@/lib/contract/credits';
import { StatusCell, type StatusCellProps } from './StatusCell';

/** Columns of the receipt list. Keys of those that sort are the API's own (`sort`). */
export function creditColumns(handlers: Omit<StatusCellProps, 'row'>): Column<Receipt>[] {
  return [
    { key: 'invoice', header: 'No. nota', cell: (row) => row.invoice, sortable: true, width: 138 },
    { key: 'contract_code', header: 'Kontrak', cell: (row) => row.contract_code, sortable: true, width: 162 },
    { key: 'customer_name', header: 'Nasabah', cell: (row) => row.customer_name, sortable: true },
    {
      key: 'credit_to',
      header: 'Angsuran ke',
      cell: (row) => formatNumber(row.credit_to),
      align: 'end',
      width: 98,
    },
    {
      key: 'date_payment',
      header: 'Tgl bayar',
      cell: (row) => formatDateShort(row.date_payment),
      sortable: true,
      width: 112,
    },
    {
      key: 'payment',
      header: 'Jumlah',
      cell: (row) => formatNumber(row.payment),
      align: 'end',
      sortable: true,
      width: 106,
      card: 'aside',
    },
    {
      key: 'penalty',
      header: 'Denda',
      cell: (row) => formatNumber(row.penalty),
      align: 'end',
      width: 82,
      card: 'hidden',
    },
    {
      key: 'overdue',
      header: 'Status',
      cell: (row) => <StatusCell row={row} {...handlers} />,
      sortable: true,
      width: handlers.onReview ? 192 : 132,
    },
    { key: 'cashier', header: 'Kasir', cell: (row) => row.cashier, width: 112, card: 'hidden' },
  ];
}
