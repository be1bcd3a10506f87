/** The figure that led to a page, as `figureMark` writes it; it is gone as soon as the page shows other rows. */
export const FIGURE = 'angka';

/** Parts of a list's state that leave its rows the same. */
const OF_ORDER = new Set(['page', 'size', 'sort', 'order']);

/** The address after a part of a list's state changed: of other rows no figure is told. */
export function withoutOldFigure(address: URLSearchParams, part: object): URLSearchParams {
  if (!Object.keys(part).every((key) => OF_ORDER.has(key))) address.delete(FIGURE);
  return address;
}
