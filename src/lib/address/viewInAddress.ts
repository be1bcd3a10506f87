/* What stands in the address of a screen while a view is open, beside the screen's own state. */

/** Id of the view. */
export const VIEW = 'tampilan';
/** Keys of its columns in their order. */
const COLUMNS = 'kolom';

/** Null: the address says nothing of columns. */
export function columnsIn(address: URLSearchParams): readonly string[] | null {
  return address.get(COLUMNS)?.split(' ').filter(Boolean) ?? null;
}

/** The address with these columns in the place of others. */
export function withColumns(address: URLSearchParams, columns: readonly string[] | null): URLSearchParams {
  const next = new URLSearchParams(address);
  if (columns === null) next.delete(COLUMNS);
  else next.set(COLUMNS, columns.join(' '));
  return next;
}
