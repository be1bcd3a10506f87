import type { Column, Yields } from './DataTable.types';

/** What somebody wants a list to show: keys of columns in their order, after the first, which always stands. */
export type ColumnChoice = readonly string[];

/** Below these widths of the table columns give way, px; DataTable.module.css has the same. */
const LIMITS: readonly (readonly [Yields, number])[] = [
  ['first', 1248],
  [true, 1152],
  ['last', 944],
  ['least', 768],
];

/** Whether a column stands in a table of this width. */
export const isShownAt = <R>({ hideWhenNarrow }: Column<R>, width: number): boolean =>
  !LIMITS.some(([yields, limit]) => yields === hideWhenNarrow && width < limit);

/**
 * The columns as they were chosen; null: nothing was. What was chosen gives way no more: where it is too much, the table
 * scrolls sideways. A column that the list no longer has is left out.
 */
export function chosenColumns<R>(
  columns: readonly Column<R>[],
  choice: ColumnChoice | null,
): readonly Column<R>[] {
  if (!choice) return columns;
  const [first, ...others] = columns;
  const chosen = choice.flatMap((key) => others.find((column) => column.key === key) ?? []);
  return [...(first ? [first] : []), ...chosen].map((column) => ({ ...column, hideWhenNarrow: false }));
}

/** The choice after a column was moved by one place among those that are shown; at an end it stays. */
export function movedColumn(choice: ColumnChoice, key: string, by: -1 | 1): ColumnChoice {
  const from = choice.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= choice.length) return choice;
  const moved = [...choice];
  moved.splice(from, 1);
  moved.splice(to, 0, key);
  return moved;
}
