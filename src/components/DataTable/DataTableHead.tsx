import type { DataTableProps } from './DataTable.types';

type DataTableHeadProps<R> = Pick<
  DataTableProps<R>,
  'columns' | 'sort' | 'onSort' | 'selection' | 'rows' | 'rowKey'
>;

/** The names of the columns; those that sort are buttons. */
export function DataTableHead<R>({
  columns,
  sort,
  onSort,
  selection,
  rows = [],
  rowKey,
}: DataTableHeadProps<R>) {
  const isChosen = (row: R) => selection?.chosen.has(rowKey(row)) ?? false;
  const choosable = rows.filter((row) => isChosen(row) || selection?.whyNot?.(row) === undefined);
  const isAll = choosable.length > 0 && choosable.every(isChosen);
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection && (
          <th role="columnheader" scope="col" data-part="select">
            <label>
              <input
                type="checkbox"
                aria-label="Pilih semua baris di halaman ini"
                checked={isAll}
                onChange={() => selection.onChoose(choosable, !isAll)}
              />
              <span>Pilih semua</span>
            </label>
          </th>
        )}
        {columns.map(({ key, header, align, sortable, hideBelow }) => (
          <th
            key={key}
            role="columnheader"
            scope="col"
            data-align={align}
            data-hide-below={hideBelow || undefined}
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
