/**
 * Rows as a spreadsheet takes them from the clipboard: cells between tabs. Numbers stay bare digits; a text that a
 * spreadsheet would calculate is marked as text.
 */
export function tabSeparated(rows: readonly (readonly (string | number | null | undefined)[])[]): string {
  return rows.map((row) => row.map(cellOf).join('\t')).join('\n');
}

function cellOf(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = (value ?? '').replace(/\s+/g, ' ').trim();
  return /^[=+\-@]/.test(text) ? `'${text}` : text;
}
