import type { Column, Sort } from './DataTable.types';

interface DataTableHeadProps<R> {
  /** The columns, left to right. */
  columns: readonly Column<R>[];
  /** The column that rows are sorted by, and which way. */
  sort: Sort | undefined;
  /** Another column, or the other way, was chosen. */
  onSort: ((column: string) => void) | undefined;
}

/** The names of the columns; those that sort are buttons. */
export function DataTableHead<R>({ columns, sort, onSort }: DataTableHeadProps<R>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ key, header, align, sortable, hideWhenNarrow }) => (
          <th
            key={key}
            role="columnheader"
            scope="col"
            data-align={align}
            data-hide-when-narrow={hideWhenNarrow || undefined}
            aria-sort={sort?.column === key ? ORDERS[sort.order] : undefined}
          >
            {sortable && onSort ? (
              <button type="button" onClick={() => onSort(key)}>
                <span>{header}</span>
                {ARROW}
              </button>
            ) : (
              header
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const ORDERS = { asc: 'ascending', desc: 'descending' } as const;

const ARROW = (
  <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
    <path d="M6 1.5v9M2.5 7 6 10.5 9.5 7" />
  </svg>
);
