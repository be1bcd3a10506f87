/** One cell as a file holds it; XLSX keeps numbers and days apart from text. Days are midnight UTC. */
export type Cell = string | number | boolean | Date | null;
/** All rows of a file, blank ones included, so that row `n` is line `n + 1`. */
export type Table = readonly (readonly Cell[])[];

/** The calendar day of an XLSX date cell, `YYYY-MM-DD`; null where the cell holds no day that exists. */
export function dayOf(cell: Date): string | null {
  return Number.isNaN(cell.getTime()) ? null : cell.toISOString().slice(0, 10);
}

/** What a cell says as text: white space folded, the apostrophe that banks put before dates and numbers taken off. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dayOf(cell) ?? '';
  return String(cell)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .replace(/^'/, '');
}
