import { useMemo } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import { chosenColumns, type ColumnChoice } from '@/components/DataTable/columnChoice';
import type { Selection } from '@/components/DataTable/DataTable.types';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { CashierDay, CashMovement } from '@/lib/contract/cashierDay';
import { movementColumns } from './movementColumns';

export interface MovementTableProps {
  /** The cashier’s day, line by line. */
  shown: Pick<CashierDay, 'by' | 'lines' | 'line_count' | 'day'>;
  /** Columns that were chosen; null: the list's own. */
  choice?: ColumnChoice | null;
  /** Rows can be chosen. */
  selection?: Selection<CashMovement> | undefined;
  /** Address of a receipt; absent: its number is no link. */
  hrefOfReceipt?: ((id: number) => string) | undefined;
}

const keyOf = ({ id }: CashMovement) => id;

/** Everything that moved the cashier's money, by entry or by payment, newest first; cards at 767 px and below. */
export function MovementTable({ shown, choice = null, selection, hrefOfReceipt }: MovementTableProps) {
  const { by, lines, line_count, day } = shown;
  const columns = useMemo(
    () => chosenColumns(movementColumns(by, day, hrefOfReceipt), choice),
    [by, day, hrefOfReceipt, choice],
  );
  return (
    <>
      <DataTable
        caption="Uang masuk dan keluar"
        columns={columns}
        rows={lines}
        rowKey={keyOf}
        selection={selection}
        empty={
          <EmptyState
            title={
              by === 'entered'
                ? 'Belum ada uang masuk atau keluar'
                : 'Tidak ada uang yang dibayar pada hari ini'
            }
          />
        }
      />
      {line_count > lines.length && (
        <p>
          {lines.length} terbaru dari {line_count}; jumlah di atas menghitung semuanya.
        </p>
      )}
    </>
  );
}
