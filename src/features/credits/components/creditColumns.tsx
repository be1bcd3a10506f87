import { styled } from '@mui/material/styles';
import type { Column } from '@/components/DataTable/DataTable.types';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import type { Receipt } from '@/lib/contract/credits';
import { colour } from '@/lib/theme/tokens';
import { StatusCell, type StatusCellProps } from './StatusCell';

/** Columns of the receipt list. Keys of those that sort are the API's own (`sort`). */
export function creditColumns(handlers: Omit<StatusCellProps, 'row'>): Column<Receipt>[] {
  return [
    { key: 'invoice', header: 'No. nota', cell: (row) => row.invoice, sortable: true, width: 138 },
    { key: 'contract_code', header: 'Kontrak', cell: (row) => row.contract_code, sortable: true, width: 142 },
    { key: 'customer_name', header: 'Nasabah', cell: (row) => row.customer_name, sortable: true },
    {
      key: 'credit_to',
      header: 'Angsuran ke',
      cell: (row) => formatNumber(row.credit_to),
      align: 'end',
      width: 98,
      yields: true,
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
      cell: (row) => <Amount row={row} field="payment" />,
      align: 'end',
      sortable: true,
      width: 124,
      card: 'aside',
    },
    {
      key: 'penalty',
      header: 'Denda',
      cell: (row) => <Amount row={row} field="penalty" />,
      align: 'end',
      width: 112,
      card: 'hidden',
    },
    {
      key: 'overdue',
      header: 'Status',
      cell: (row) => <StatusCell row={row} {...handlers} />,
      sortable: true,
      width: handlers.onReview ? 192 : 132,
    },
    { key: 'cashier', header: 'Kasir', cell: (row) => row.cashier, width: 112, card: 'hidden', yields: true },
  ];
}

/** An amount of a void receipt stays readable and steps back: it is in no sum. */
function Amount({ row, field }: { row: Receipt; field: 'payment' | 'penalty' }) {
  const amount = formatNumber(row[field]);
  return row.voided_at ? <Quiet>{amount}</Quiet> : amount;
}

const Quiet = styled('span')({ color: colour.inkMuted });
