/** The cells of one row of an export, without their quotes. */
export function csvCells(row: string): string[] {
  const cells = row.replace(/^\uFEFF/, '').match(/(?<=^|;)("(?:[^"]|"")*"|[^";]*)(?=;|$)/g) ?? [];
  return cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}
