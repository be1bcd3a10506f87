import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Money } from '@/components/Money/Money';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Cashier } from '@/lib/contract/cashierDays';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { dayStatusLabel } from '../domain/dayText';

export interface CashierTableProps {
  /** Undefined: nothing known yet. */
  rows: readonly Cashier[] | undefined;
  /** What the sums go by; by payment the count of the drawer has nothing to stand beside. */
  by: ReceiptDay;
  /** Address of one cashier's day; keep it stable between renders. */
  hrefOf: (row: Cashier) => string;
  /** Rows are on their way; their shapes stand there. */
  loading?: boolean;
}

const COLUMNS: readonly Column<Cashier>[] = [
  { key: 'cashier', header: 'Kasir', cell: ({ cashier }) => cashier.name },
  { key: 'office', header: 'Kantor', cell: ({ office }) => office.name, width: 128, hideBelow: 1152 },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state }) => {
      const { tone, label } = dayStatusLabel(state);
      return <StatusChip tone={tone}>{label}</StatusChip>;
    },
    width: 208,
  },
  { key: 'cash', header: 'Tunai', cell: ({ cash }) => <Money value={cash} />, align: 'end', width: 128 },
  { key: 'bank', header: 'Transfer', cell: ({ bank }) => <Money value={bank} />, align: 'end', width: 128 },
];
const COUNTED: readonly Column<Cashier>[] = [
  ...COLUMNS,
  {
    key: 'counted_cash',
    header: 'Dihitung',
    cell: ({ counted_cash }) => <Money value={counted_cash} />,
    align: 'end',
    width: 128,
  },
  {
    key: 'difference',
    header: 'Selisih',
    cell: ({ difference }) => <Money value={difference} />,
    align: 'end',
    width: 112,
  },
];
const keyOf = ({ cashier }: Cashier) => cashier.id;

/** The cashiers of an office on a day: who has closed, and who has not; cards at 767 px and below. */
export function CashierTable({ rows, by, hrefOf, loading = false }: CashierTableProps) {
  return (
    <DataTable
      caption="Kas per kasir"
      columns={by === 'entered' ? COUNTED : COLUMNS}
      rows={rows}
      rowKey={keyOf}
      rowHref={hrefOf}
      loading={loading}
      skeletonRows={3}
      empty={
        <EmptyState title="Tidak ada kasir">
          {by === 'entered'
            ? 'Pada hari ini tidak ada kasir yang menerima uang.'
            : 'Tidak ada uang yang dibayar pada hari ini.'}
        </EmptyState>
      }
    />
  );
}
