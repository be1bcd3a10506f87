import { Skeleton } from '@/components/Skeleton/Skeleton';
import type { Column } from './DataTable.types';

/** Widths in %, repeated, so that the shape looks like text. */
const WIDTHS = [70, 55, 80, 45, 60];

interface SkeletonRowsProps<R> {
  /** The columns, left to right. */
  columns: readonly Column<R>[];
  /** How many shapes. */
  rows: number;
}

/** The shape of the rows that are coming; as tall as they will be, so nothing jumps. */
export function SkeletonRows<R>({ columns, rows }: SkeletonRowsProps<R>) {
  return Array.from({ length: rows }, (_, line) => (
    <tr key={line} role="row" aria-hidden>
      {columns.map((column, index) => (
        <td
          key={column.key}
          role="cell"
          data-card={column.card ?? (index === 0 ? 'title' : 'line')}
          data-label={column.header}
          data-hide-below={column.hideBelow || undefined}
        >
          <span data-part="bone" data-align={column.align}>
            <Skeleton width={`${WIDTHS[(line + index) % WIDTHS.length]}%`} />
          </span>
        </td>
      ))}
    </tr>
  ));
}
