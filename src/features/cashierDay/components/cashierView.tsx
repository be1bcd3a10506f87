import type { Column } from '@/components/DataTable/DataTable.types';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Money } from '@/components/Money/Money';
import type { RowsView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Cashier } from '@/lib/contract/cashierDays';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { formatRupiah } from '@/lib/format/rupiah';
import { dayStatusLabel } from '../domain/dayText';

const COLUMNS: readonly Column<Cashier>[] = [
  { key: 'cashier', header: 'Kasir', cell: ({ cashier }) => cashier.name },
  {
    key: 'office',
    header: 'Kantor',
    cell: ({ office }) => office.name,
    width: 128,
    hideBelow: 1152,
    card: 'hidden',
  },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state }) => {
      const { tone, label } = dayStatusLabel(state);
      return <StatusChip tone={tone}>{label}</StatusChip>;
    },
    width: 208,
    whole: true,
    card: 'aside',
  },
  {
    key: 'cash',
    header: 'Tunai',
    cell: ({ cash }) => <Money value={cash} />,
    align: 'end',
    width: 128,
    card: 'lead',
    cardLabel: true,
  },
  {
    key: 'bank',
    header: 'Transfer',
    cell: ({ bank }) => <Money value={bank} />,
    align: 'end',
    width: 128,
    hideBelow: 768,
    card: 'leadAside',
    cardLabel: true,
  },
];
const COUNTED: readonly Column<Cashier>[] = [
  ...COLUMNS,
  {
    key: 'counted_cash',
    header: 'Dihitung',
    cell: ({ counted_cash }) => <Money value={counted_cash} />,
    align: 'end',
    width: 128,
    hideBelow: 944,
    card: 'foot',
    cardLabel: true,
  },
  {
    key: 'difference',
    header: 'Selisih',
    cell: ({ difference }) => <Money value={difference} />,
    align: 'end',
    width: 112,
    card: 'footAside',
    cardLabel: true,
  },
];

const keyOf = ({ cashier }: Cashier) => cashier.id;
const summaryOf = (rows: readonly Cashier[]) => {
  const sum = (kind: 'cash' | 'bank') => formatRupiah(rows.reduce((total, row) => total + row[kind], 0));
  return `Tunai ${sum('cash')} · Transfer ${sum('bank')}`;
};

/**
 * How the cashiers of an office look on a day: who has closed, and who has not.
 * @param by what the sums go by; by payment the count of the drawer has nothing to stand beside
 */
export const cashierView = (by: ReceiptDay): RowsView<Cashier, number> => ({
  caption: 'Kas per kasir',
  columns: by === 'entered' ? COUNTED : COLUMNS,
  keyOf,
  tools: {
    noun: 'kasir',
    pickName: ({ cashier }) => `Pilih ${cashier.name}`,
    copied: {
      Kasir: (row) => row.cashier.name,
      Kantor: (row) => row.office.name,
      Status: (row) => dayStatusLabel(row.state).label,
      Tunai: (row) => row.cash,
      Transfer: (row) => row.bank,
      Dihitung: (row) => row.counted_cash,
      Selisih: (row) => row.difference,
    },
    summaryOf,
  },
  skeletonRows: 3,
});

export interface NoCashiersProps {
  /** What the sums go by. */
  by: ReceiptDay;
}

/** Nobody's money moved on the day. */
export const NoCashiers = ({ by }: NoCashiersProps) => (
  <EmptyState title="Tidak ada kasir">
    {by === 'entered'
      ? 'Pada hari ini tidak ada kasir yang menerima uang.'
      : 'Tidak ada uang yang dibayar pada hari ini.'}
  </EmptyState>
);
