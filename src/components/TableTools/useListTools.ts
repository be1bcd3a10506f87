import { useChosenRows } from '@/components/DataTable/useChosenRows';
import type { ChoosingColumns, ColumnChoice } from '@/components/DataTable/columnChoice';

/** What a list's tools get; `useListTools` makes it. */
export interface ListToolsBar<R> {
  /** Columns that were chosen; null: the list's own. */
  choice: ColumnChoice | null;
  /** Other columns were chosen; null: the list's own. */
  onChoice: (choice: ColumnChoice | null) => void;
  /** The address holds them, not this device. */
  inAddress: boolean;
  /** Null while nobody chooses rows. */
  chosenRows: readonly R[] | null;
  /** Begins and ends the choosing of rows. */
  onSelecting: (on: boolean) => void;
}

/**
 * Columns and rows that somebody chose in a list: `choice` and `selection` are for its table, `bar` for its tools, which
 * stand in a `ToolsPlace`.
 * @param columns what `useShownColumns` or `useColumnChoice` gives for this list
 * @param keyOf and `labelOf`: keep them stable between renders
 */
export function useListTools<R>(
  columns: ChoosingColumns,
  rows: readonly R[] | undefined,
  keyOf: (row: R) => string | number,
  labelOf: (row: R) => string,
) {
  const [choice, onChoice, inAddress = false] = columns;
  const { selection, chosenRows, setSelecting } = useChosenRows(rows, keyOf, labelOf);
  const bar: ListToolsBar<R> = { choice, onChoice, inAddress, chosenRows, onSelecting: setSelecting };
  return { choice, selection, bar };
}
