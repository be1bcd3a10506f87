import { useMemo } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { ContractReceipt } from '@/lib/contract/contractDetail';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';

export interface ContractReceiptsProps {
  /** Newest first. */
  receipts: readonly ContractReceipt[];
  /** Address of a receipt's page; left out for those who may not open one. */
  hrefOf?: ((id: number) => string) | undefined;
}

const COLUMNS: readonly Column<ContractReceipt>[] = [
  { key: 'invoice', header: 'No. nota', cell: (row) => row.invoice, width: 148, whole: true },
  {
    key: 'date_payment',
    header: 'Tgl bayar',
    cell: (row) => formatDateShort(row.date_payment),
    width: 112,
    whole: 'line',
  },
  {
    key: 'credit_to',
    header: 'Angsuran ke',
    cell: (row) => formatNumber(row.credit_to),
    align: 'end',
    width: 108,
  },
  {
    key: 'credit_payment',
    header: 'Bayar angsuran',
    cell: (row) => formatNumber(row.credit_payment),
    align: 'end',
    width: 132,
    card: 'hidden',
    hideBelow: 768,
  },
  {
    key: 'penalty_payment',
    header: 'Bayar denda',
    cell: (row) => formatNumber(row.penalty_payment),
    align: 'end',
    width: 116,
    card: 'hidden',
    hideBelow: 768,
  },
  {
    key: 'payment',
    header: 'Total bayar',
    cell: (row) => <Amount row={row} />,
    align: 'end',
    width: 124,
    card: 'aside',
  },
  { key: 'status', header: 'Status', cell: (row) => <Status row={row} /> },
];

const keyOf = (row: ContractReceipt) => row.id;

/** Receipts of a contract; a voided one is struck through and says so, an ordinary one says nothing. */
export function ContractReceipts({ receipts, hrefOf }: ContractReceiptsProps) {
  const open = useMemo(() => (hrefOf ? { rowHref: (row: ContractReceipt) => hrefOf(row.id) } : {}), [hrefOf]);
  return (
    <DataTable
      caption="Nota"
      columns={COLUMNS}
      rows={receipts}
      rowKey={keyOf}
      {...open}
      empty={<EmptyState title="Belum ada nota" />}
    />
  );
}

function Amount({ row }: { row: ContractReceipt }) {
  const digits = formatNumber(row.payment);
  return row.voided ? <s>{digits}</s> : <>{digits}</>;
}

function Status({ row }: { row: ContractReceipt }) {
  if (row.voided) return <StatusChip tone="neutral">Batal</StatusChip>;
  if (row.request_approval) return <StatusChip tone="waiting">Menunggu persetujuan</StatusChip>;
  return null;
}
