/** Bytes of a zip: numbers of two and of four bytes. */
const twos = (...values: number[]) => values.flatMap((value) => [value & 255, value >> 8]);
const fours = (...values: number[]) =>
  values.flatMap((value) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24]);

/** A small workbook as the server ends one: its text is not packed, and nobody opens it. */
export function buildXlsx(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const name = [...new TextEncoder().encode('xl/worksheets/sheet1.xml')];
  const text = [...new TextEncoder().encode(rows.map((row) => row.join('\t')).join('\n'))];
  const facts = [...twos(20, 0, 0, 0, 33), ...fours(0, text.length, text.length), ...twos(name.length, 0)];
  const part = [...fours(0x0403_4b50), ...facts, ...name, ...text];
  const entry = [...fours(0x0201_4b50), ...twos(20), ...facts, ...twos(0, 0, 0), ...fours(0, 0), ...name];
  const end = [...fours(0x0605_4b50), ...twos(0, 0, 1, 1), ...fours(entry.length, part.length), ...twos(0)];
  return Uint8Array.from([...part, ...entry, ...end]);
}
