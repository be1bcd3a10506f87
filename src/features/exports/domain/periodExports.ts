import type { AnyEndpoint, DataOf } from '@/lib/contract/endpoint';
import type { FileEndpoint } from '@/lib/contract/fileEndpoint';
import { CONTRACT_COLUMNS, IDENTITY_COLUMNS, RECEIPT_COLUMNS } from '@/lib/contract/periodExportColumns';
import {
  countContractPeriod,
  countReceiptPeriod,
  exportContractPeriod,
  exportReceiptPeriod,
} from '@/lib/contract/periodExports';
import type { ViewedList } from '@/lib/contract/viewedLists';
import { formatRupiah } from '@/lib/format/rupiah';
import { CONTRACT_STATUS_OPTIONS } from '@/lib/labels/statusLabel';

/** What is taken out of the house by period: receipts or contracts. */
export interface PeriodExport<E extends AnyEndpoint = AnyEndpoint> {
  /** What its saved views are kept under. */
  key: ViewedList;
  count: E;
  file: FileEndpoint;
  /** What a row is. */
  noun: string;
  /** What the last row of the file holds. */
  endLine: string;
  /** What the rows come to. */
  sumOf: (data: DataOf<E>) => string;
  /** In the file's order: words by key. */
  columns: Readonly<Record<string, string>>;
  /** Columns that say who somebody is, for who reads Nasabah. */
  identity: readonly string[];
  /** How it is narrowed besides period and office; the first choice is the start. */
  narrowing: { name: string; label: string; options: readonly { value: string; label: string }[] };
}

export const RECEIPTS: PeriodExport<typeof countReceiptPeriod> = {
  key: 'receipt-export',
  count: countReceiptPeriod,
  file: exportReceiptPeriod,
  noun: 'nota',
  endLine: 'jumlah nota dan jumlah uang',
  sumOf: ({ total_payment }) => `Jumlah ${formatRupiah(total_payment)}, tanpa nota yang dibatalkan`,
  columns: RECEIPT_COLUMNS,
  identity: [],
  narrowing: {
    name: 'by',
    label: 'Menurut',
    options: [
      { value: 'paid', label: 'Tanggal bayar' },
      { value: 'entered', label: 'Tanggal entri' },
    ],
  },
};

export const CONTRACTS: PeriodExport<typeof countContractPeriod> = {
  key: 'contract-export',
  count: countContractPeriod,
  file: exportContractPeriod,
  noun: 'kontrak',
  endLine: 'jumlah kontrak dan sisa pokok',
  sumOf: ({ outstanding }) => `Sisa pokok ${formatRupiah(outstanding)}`,
  columns: CONTRACT_COLUMNS,
  identity: IDENTITY_COLUMNS,
  narrowing: {
    name: 'status',
    label: 'Status',
    options: [{ value: '', label: 'Semua status' }, ...CONTRACT_STATUS_OPTIONS],
  },
};
