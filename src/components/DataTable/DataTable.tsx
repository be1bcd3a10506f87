import { memo, type CSSProperties, type ReactNode } from 'react';
import { DataTableHead } from './DataTableHead';
import { DataTableRow } from './DataTableRow';
import { PhoneSort } from './PhoneSort';
import { SkeletonRows } from './SkeletonRows';
import type { Column, DataTableProps } from './DataTable.types';
import styles from './DataTable.module.css';

/** What a column without a width keeps, unless it says more. px */
const MIN_COLUMN_WIDTH = 120;

function minTableWidth<R>(columns: readonly Column<R>[]): number {
  return columns.reduce((sum, column) => sum + (column.width ?? column.minWidth ?? MIN_COLUMN_WIDTH), 0);
}

function DataTableInner<R>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  rowHref,
  onOpen,
  openLabel,
  loading = false,
  empty,
  skeletonRows = 10,
}: DataTableProps<R>) {
  const unknown = rows === undefined;
  const widths = {
    '--min-width': `${minTableWidth(columns)}px`,
    '--min-width-narrow': `${minTableWidth(columns.filter((column) => column.hideWhenNarrow !== true))}px`,
    '--min-width-tight': `${minTableWidth(columns.filter((column) => !column.hideWhenNarrow))}px`,
  } as CSSProperties;
  const reachable = Boolean(rowHref ?? onOpen ?? onSort);
  return (
    <div className={styles.root} data-loading={(loading && !unknown) || undefined}>
      {loading && !unknown && <div data-part="progress" />}
      <p className="visually-hidden" role="status">
        {unknown ? 'Memuat…' : loading ? 'Memperbarui…' : ''}
      </p>
      {onSort && rows?.length !== 0 && <PhoneSort columns={columns} sort={sort} onSort={onSort} />}
      <div data-part="scroll" {...(reachable ? {} : { tabIndex: 0, role: 'region', 'aria-label': caption })}>
        <table role="table" aria-busy={unknown || loading || undefined} style={widths}>
          <caption className="visually-hidden">{caption}</caption>
          <colgroup>
            {columns.map((column) => (
              <col
                key={column.key}
                data-hide-when-narrow={column.hideWhenNarrow || undefined}
                style={column.width ? { width: column.width } : undefined}
              />
            ))}
          </colgroup>
          <DataTableHead columns={columns} sort={sort} onSort={onSort} />
          <tbody role="rowgroup">
            {unknown && <SkeletonRows columns={columns} rows={skeletonRows} />}
            {rows?.map((row) => (
              <DataTableRow key={rowKey(row)} {...{ row, columns, rowHref, onOpen, openLabel }} />
            ))}
          </tbody>
        </table>
      </div>
      {rows?.length === 0 && empty}
    </div>
  );
}

/**
 * A list as a table; at 767 px and below each row is a card. It stays a table to screen readers either way.
 * Keep `columns` and the functions stable between renders, so that unchanged rows are not drawn again.
 */
export const DataTable = memo(DataTableInner) as <R>(props: DataTableProps<R>) => ReactNode;
