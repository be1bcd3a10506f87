import { useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import { chosenColumns, type ColumnChoice } from '@/components/DataTable/columnChoice';
import type { Selection, Sort } from '@/components/DataTable/DataTable.types';
import type { Price } from '@/lib/contract/prices';
import { vehicleName } from '../domain/priceText';
import { PRICE_COLUMNS } from './priceColumns';
import styles from './PriceTable.module.css';

export interface PriceTableProps {
  /** Undefined: nothing known yet. */
  rows: readonly Price[] | undefined;
  /** The column that rows are sorted by, and which way. */
  sort: Sort;
  /** Another column, or the other way, was chosen. */
  onSort: (column: string) => void;
  /** A price was chosen. */
  onOpen: (row: Price) => void;
  /** Newer rows are on their way; the present ones stay. */
  loading?: boolean;
  /** Columns that were chosen; null: the list's own. */
  choice?: ColumnChoice | null;
  /** Rows can be chosen. */
  selection?: Selection<Price> | undefined;
  /** What stands there when there are no rows. */
  empty: ReactNode;
}

const keyOf = (row: Price) => row.id;
const labelOf = (row: Price) => `${vehicleName(row)}, ${row.region}`;

/** The price list; on phones a card says the vehicle with its year, and its OTR beside it. */
export function PriceTable({
  rows,
  sort,
  onSort,
  onOpen,
  loading = false,
  choice = null,
  selection,
  empty,
}: PriceTableProps) {
  const columns = useMemo(() => chosenColumns(PRICE_COLUMNS, choice), [choice]);
  return (
    <div className={styles.root}>
      <DataTable
        caption="OTR dan pencairan"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        sort={sort}
        onSort={onSort}
        onOpen={onOpen}
        openLabel={labelOf}
        selection={selection}
        loading={loading}
        empty={empty}
      />
    </div>
  );
}
