import { memo, type MouseEvent as RowClick, type ReactNode } from 'react';
import { Link } from '@/components/Link/Link';
import type { Column, DataTableProps, Selection } from './DataTable.types';

interface DataTableRowProps<R> extends Pick<DataTableProps<R>, 'rowHref' | 'onOpen' | 'openLabel'> {
  row: R;
  columns: readonly Column<R>[];
  isChosen?: boolean;
  /** Rows can be chosen. */
  onChoose?: Selection<R>['onChoose'];
  labelOf?: Selection<R>['labelOf'];
  /** Why it can't be chosen. */
  whyNot?: string | undefined;
}

function DataTableRowInner<R>({
  row,
  columns,
  rowHref,
  onOpen,
  openLabel,
  isChosen = false,
  onChoose,
  labelOf,
  whyNot,
}: DataTableRowProps<R>) {
  const opens = Boolean(rowHref ?? onOpen);
  return (
    <tr
      role="row"
      data-opens={opens || undefined}
      data-chosen={isChosen || undefined}
      onClick={opens ? handleRowClick : undefined}
    >
      {onChoose && (
        <td role="cell" data-part="select">
          <label title={whyNot}>
            <input
              type="checkbox"
              aria-label={labelOf?.(row)}
              aria-description={whyNot}
              disabled={whyNot !== undefined}
              checked={isChosen}
              onChange={() => onChoose([row], !isChosen)}
            />
          </label>
        </td>
      )}
      {columns.map((column, index) => {
        const content = column.cell(row);
        const look = {
          'data-align': column.align,
          'data-whole': column.whole || undefined,
          'data-hide-below': column.hideBelow || undefined,
          'data-card': column.card ?? (index === 0 ? 'title' : 'line'),
          'data-card-label': column.cardLabel || undefined,
          'data-label': column.header,
        };
        return index === 0 ? (
          <th key={column.key} scope="row" role="rowheader" {...look}>
            <Opener {...{ row, rowHref, onOpen, openLabel }}>{content}</Opener>
          </th>
        ) : (
          <td key={column.key} role="cell" {...look}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** One row; drawn again only when its own data changed. */
export const DataTableRow = memo(DataTableRowInner) as <R>(props: DataTableRowProps<R>) => ReactNode;

interface OpenerProps<R> extends Pick<DataTableProps<R>, 'rowHref' | 'onOpen' | 'openLabel'> {
  row: R;
  children: ReactNode;
}

function Opener<R>({ row, rowHref, onOpen, openLabel, children }: OpenerProps<R>) {
  const label = openLabel?.(row);
  if (rowHref) {
    return (
      <Link data-part="open" href={rowHref(row)} aria-label={label} onClick={() => onOpen?.(row)}>
        {children}
      </Link>
    );
  }
  if (!onOpen) return children;
  return (
    <button type="button" data-part="open" aria-label={label} onClick={() => onOpen(row)}>
      {children}
    </button>
  );
}

/** A click anywhere on the row does what its link does, new tab included; selecting text opens nothing. */
function handleRowClick(event: RowClick<HTMLTableRowElement>) {
  const target = event.target as Element;
  if (target.closest('a, button, input, select, textarea, label')) return;
  if (getSelection()?.toString()) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  event.currentTarget
    .querySelector('[data-part="open"]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
