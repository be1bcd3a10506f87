import { useMemo } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import { chosenColumns, type ColumnChoice } from '@/components/DataTable/columnChoice';
import type { Selection } from '@/components/DataTable/DataTable.types';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { Cashier } from '@/lib/contract/cashierDays';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { cashierColumns } from './cashierColumns';

export interface CashierTableProps {
  /** Undefined: nothing known yet. */
  rows: readonly Cashier[] | undefined;
  /** What the sums go by; by payment the count of the drawer has nothing to stand beside. */
  by: ReceiptDay;
  /** Address of one cashier's day; keep it stable between renders. */
  hrefOf: (row: Cashier) => string;
  /** Columns that were chosen; null: the list's own. */
  choice?: ColumnChoice | null;
  /** Rows can be chosen. */
  selection?: Selection<Cashier> | undefined;
  /** Rows are on their way; their shapes stand there. */
  loading?: boolean;
}

const keyOf = ({ cashier }: Cashier) => cashier.id;

/** The cashiers of an office on a day: who has closed, and who has not; cards at 767 px and below. */
export function CashierTable({
  rows,
  by,
  hrefOf,
  choice = null,
  selection,
  loading = false,
}: CashierTableProps) {
  const columns = useMemo(() => chosenColumns(cashierColumns(by), choice), [by, choice]);
  return (
    <DataTable
      caption="Kas per kasir"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowHref={hrefOf}
      selection={selection}
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
