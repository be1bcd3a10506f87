/** Ends every row, and stands nowhere else in a file: what tells how many rows have come. */
export const ROW_END = '\r\n';

/** First bytes of a file: without them Excel takes it for an old code page. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** `text` is guarded and quoted; `plain` is a number, a date or words of our own: only words are quoted. */
export type CellKind = 'text' | 'plain';

/**
 * Read as a formula by spreadsheets, also behind what they leave out in front: spaces, breaks, signs without width. Behind
 * an apostrophe that somebody typed too: else it would be taken for ours.
 */
const FORMULA = /^'*(\t|[\s\p{C}]*[=+\-@＝＋－＠])/u;
/** Spreadsheets would drop the zeros in front or the digits after the fifteenth, or read a day, a time or a power of ten. */
const TO_KEEP = /^(0\d+|\d{16,}|\d+([./:,-]\d+)+|\d+([.,]\d+)?e[+-]?\d+)$/i;

/** One row with semicolons, as spreadsheets of this country expect them; ends in CR LF, which no cell contains. */
export function csvRow(cells: readonly string[]): string {
  return cells.join(';') + ROW_END;
}

/** Written as it is: a number, or a date with or without a time. */
const BARE = /^-?\d[\d.:/ -]*$/;

/**
 * A cell as it stands in the row. Text is always quoted: whoever reads the file with another separator finds no cell more.
 * What a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function csvCell(value: string | number | null | undefined, kind: CellKind = 'text'): string {
  const text = String(value ?? '').replace(/\r\n?/g, '\n');
  if (text === '' || (kind === 'plain' && BARE.test(text))) return text;
  if (kind === 'plain') return quoted(text);
  return quoted(TO_KEEP.test(text) ? `="${text}"` : FORMULA.test(text) ? `'${text}` : text);
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
