import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { DataTableHead } from './DataTableHead';
import { DataTableRow } from './DataTableRow';
import { PhoneSort } from './PhoneSort';
import { SkeletonRows } from './SkeletonRows';
import type { Column, DataTableProps } from './DataTable.types';
import styles from './DataTable.module.css';
// After the table's own looks, which it changes on phones.
import cards from './DataTableCards.module.css';

/** What a column without a width keeps, unless it says more. px */
const MIN_COLUMN_WIDTH = 120;
/** The column of boxes to tick. px */
const SELECT_WIDTH = 44;

/** Widths below which columns are hidden, widest first, px; and how wide the table still is there. */
const HIDING_WIDTHS = [
  [1248, '--min-width-1248'],
  [1152, '--min-width-1152'],
  [944, '--min-width-944'],
  [768, '--min-width-768'],
] as const;

function minTableWidth<R>(columns: readonly Column<R>[], besides: number): number {
  return columns.reduce(
    (sum, column) => sum + (column.width ?? column.minWidth ?? MIN_COLUMN_WIDTH),
    besides,
  );
}

function columnWidth<R>({ width, grow }: Column<R>) {
  if (width === undefined) return undefined;
  return { width: grow === undefined ? width : `max(${width}px, ${grow}cqi)` };
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
  selection,
  loading = false,
  empty,
  skeletonRows = 10,
}: DataTableProps<R>) {
  // That there was nothing says nothing of what is asked for now.
  const unknown = rows === undefined || (loading && rows.length === 0);
  const isEmpty = rows?.length === 0 && !unknown;
  const besides = selection ? SELECT_WIDTH : 0;
  const widths: Record<string, string> = {};
  let left = columns;
  widths['--min-width'] = `${minTableWidth(left, besides)}px`;
  for (const [width, name] of HIDING_WIDTHS) {
    left = left.filter((column) => column.hideBelow !== width);
    widths[name] = `${minTableWidth(left, besides)}px`;
  }
  const box = useFits();
  const reachable = Boolean(rowHref ?? onOpen ?? onSort);
  return (
    <div
      className={`${styles.root} ${cards.root}`}
      data-loading={(loading && !unknown) || undefined}
      data-chooses={selection?.onPhones || undefined}
    >
      {loading && !unknown && <div data-part="progress" />}
      <p className="visually-hidden" role="status">
        {unknown ? 'Memuat…' : loading ? 'Memperbarui…' : ''}
      </p>
      {onSort && !isEmpty && <PhoneSort columns={columns} sort={sort} onSort={onSort} />}
      <div
        ref={box}
        data-part="scroll"
        {...(reachable ? {} : { tabIndex: 0, role: 'region', 'aria-label': caption })}
      >
        <table role="table" aria-busy={unknown || loading || undefined} style={widths}>
          <caption className="visually-hidden">{caption}</caption>
          <colgroup>
            {selection && <col style={{ width: SELECT_WIDTH }} />}
            {columns.map((column) => (
              <col
                key={column.key}
                data-hide-below={column.hideBelow || undefined}
                style={columnWidth(column)}
              />
            ))}
          </colgroup>
          <DataTableHead {...{ columns, sort, onSort, selection, rows, rowKey }} />
          <tbody role="rowgroup">
            {unknown && <SkeletonRows columns={columns} rows={skeletonRows} />}
            {rows?.map((row) => (
              <DataTableRow
                key={rowKey(row)}
                {...{ row, columns, rowHref, onOpen, openLabel }}
                {...(selection && {
                  isChosen: selection.chosen.has(rowKey(row)),
                  onChoose: selection.onChoose,
                  labelOf: selection.labelOf,
                  whyNot: selection.chosen.has(rowKey(row)) ? undefined : selection.whyNot?.(row),
                })}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isEmpty && empty}
    </div>
  );
}

/**
 * Marks a table's box `data-fits` where the table fits into it, else `data-scrolls`. A box that scrolls sideways is what
 * its head sticks to, so it scrolls both ways then; where nothing needs to scroll, the head stays below the app's own
 * while the page scrolls.
 */
function useFits(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    const table = element?.firstElementChild;
    if (!element || !table) return undefined;
    const observer = new ResizeObserver(() => {
      const fits = table.clientWidth <= element.clientWidth;
      element.toggleAttribute('data-fits', fits);
      element.toggleAttribute('data-scrolls', !fits);
    });
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return box;
}

/**
 * A list as a table; at 767 px and below each row is a card. It stays a table to screen readers either way.
 * Keep `columns` and the functions stable between renders, so that unchanged rows are not drawn again.
 */
export const DataTable = memo(DataTableInner) as <R>(props: DataTableProps<R>) => ReactNode;
