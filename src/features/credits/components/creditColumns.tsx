import type { Column } from '@/components/DataTable/DataTable.types';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import type { Receipt } from '@/lib/contract/credits';
import { receiptStatus } from '../domain/receiptStatus';
import { WaitingActions } from './WaitingActions';

export interface WaitingActionHandlers {
  onReview?: ((row: Receipt) => void) | undefined;
  onReject?: ((row: Receipt) => void) | undefined;
}

/** Columns of the receipt list. Keys of those that sort are the API's own (`sort`). */
export function creditColumns({ onReview, onReject }: WaitingActionHandlers): Column<Receipt>[] {
  const columns: Column<Receipt>[] = [
    { key: 'invoice', header: 'No. nota', cell: (row) => row.invoice, sortable: true, width: 148 },
    {
      key: 'contract_code',
      header: 'Kontrak',
      cell: (row) => row.contract_code,
      sortable: true,
      width: 172,
    },
    { key: 'customer_name', header: 'Nasabah', cell: (row) => row.customer_name, sortable: true },
    {
      key: 'credit_to',
      header: 'Angsuran ke',
      cell: (row) => formatNumber(row.credit_to),
      align: 'end',
      sortable: true,
      width: 120,
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
      width: 120,
      card: 'aside',
    },
    { key: 'penalty', header: 'Denda', cell: (row) => formatNumber(row.penalty), align: 'end', width: 104 },
    {
      key: 'overdue',
      header: 'Status',
      cell: (row) => {
        const { tone, words } = receiptStatus(row);
        return <StatusChip tone={tone}>{words}</StatusChip>;
      },
      sortable: true,
      width: 192,
    },
    { key: 'cashier', header: 'Kasir', cell: (row) => row.cashier, width: 128 },
  ];
  if (!onReview && !onReject) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      header: 'Persetujuan',
      cell: (row) => row.request_approval && <WaitingActions {...{ row, onReview, onReject }} />,
      width: 176,
    },
  ];
}
