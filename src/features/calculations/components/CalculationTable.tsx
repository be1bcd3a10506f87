import { useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import { chosenColumns, type ColumnChoice } from '@/components/DataTable/columnChoice';
import type { Selection } from '@/components/DataTable/DataTable.types';
import type { CalculationMaster } from '@/lib/contract/calculations';
import { calculationColumns } from './calculationColumns';

export interface CalculationTableProps {
  /** Undefined: nothing known yet. */
  rows: readonly CalculationMaster[] | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
  /** A calculation was chosen. */
  onOpen: (row: CalculationMaster) => void;
  /** Columns that were chosen; null: the list's own. */
  choice?: ColumnChoice | null;
  /** Rows can be chosen. */
  selection?: Selection<CalculationMaster> | undefined;
  /** What stands there when there are no rows. */
  empty: ReactNode;
}

const keyOf = (row: CalculationMaster) => row.id;

/** Versions by code, newest first. */
export function CalculationTable({
  rows,
  today,
  onOpen,
  choice = null,
  selection,
  empty,
}: CalculationTableProps) {
  const columns = useMemo(() => chosenColumns(calculationColumns(today), choice), [today, choice]);
  return (
    <DataTable
      caption="Perhitungan"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      onOpen={onOpen}
      selection={selection}
      empty={empty}
      skeletonRows={6}
    />
  );
}
