import { useMemo } from 'react';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListTable } from '@/components/RecordList/ListTable';
import { RecordTable, type RecordTableProps } from '@/components/RecordList/RecordTable';
import type { CashierDay, CashMovement } from '@/lib/contract/cashierDay';
import { movementView } from './movementView';

export interface MovementTableProps {
  /** The cashier’s day, line by line. */
  shown: Pick<CashierDay, 'by' | 'lines' | 'line_count' | 'day'>;
  /** Columns that were chosen and how to choose others; absent: they can't be, and no rows. */
  columns?: RecordTableProps<CashMovement, number>['columns'];
  /** Address of a receipt; absent: its number is no link. */
  hrefOfReceipt?: ((id: number) => string) | undefined;
}

/** Everything that moved the cashier's money, by entry or by payment, newest first; cards at 767 px and below. */
export function MovementTable({ shown, columns, hrefOfReceipt }: MovementTableProps) {
  const { by, lines, line_count, day } = shown;
  const view = useMemo(() => movementView(by, day, hrefOfReceipt), [by, day, hrefOfReceipt]);
  const empty = (
    <EmptyState
      title={
        by === 'entered' ? 'Belum ada uang masuk atau keluar' : 'Tidak ada uang yang dibayar pada hari ini'
      }
    />
  );
  return (
    <>
      {columns ? (
        <RecordTable view={view} columns={columns} rows={lines} empty={empty} />
      ) : (
        <ListTable view={view} rows={lines} empty={empty} />
      )}
      {line_count > lines.length && (
        <p>
          {lines.length} terbaru dari {line_count}; jumlah di atas menghitung semuanya.
        </p>
      )}
    </>
  );
}
