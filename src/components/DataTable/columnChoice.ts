import type { Column } from './DataTable.types';

/** What somebody wants a list to show: keys of columns in their order, after the first, which always stands. */
export type ColumnChoice = readonly string[];

/** What was chosen (null: nothing), how to choose otherwise, and whether the address holds it, for a view to keep, and not the device. */
export type ChoosingColumns = readonly [
  choice: ColumnChoice | null,
  change: (choice: ColumnChoice | null) => void,
  inAddress?: boolean,
];

/** Whether a column stands in a table of this width. */
export const isShownAt = <R>({ hideBelow }: Column<R>, width: number): boolean =>
  !hideBelow || width >= hideBelow;

/**
 * The columns as they were chosen; null: nothing was. What was chosen is never hidden: where it is too much, the table
 * scrolls sideways. A column that the list no longer has is left out.
 */
export function chosenColumns<R>(
  columns: readonly Column<R>[],
  choice: ColumnChoice | null,
): readonly Column<R>[] {
  if (!choice) return columns;
  const [first, ...others] = columns;
  const chosen = choice.flatMap((key) => others.find((column) => column.key === key) ?? []);
  return [...(first ? [first] : []), ...chosen].map((column) => ({ ...column, hideBelow: false }));
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
