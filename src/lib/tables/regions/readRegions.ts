import { dottedCode, plainCode } from '@/lib/contract/regionCodes';
import type { RegionLine } from '@/lib/contract/regions';
import { textOf, type Cell, type Table } from '../cell';
import { TableError } from '../TableError';

/** A line that is left out, and why. */
export interface WrongLine {
  line: number;
  reason: string;
}

/** What a file of regions says. */
export interface RegionReading {
  /** From provinces down, by code; each code once. */
  rows: RegionLine[];
  wrong: WrongLine[];
}

/** More than there are: a file of something else. */
const MAX_LINES = 120_000;
const MAX_LENGTH = 80;

/** 1 where a line begins with a code, as lines do under the right delimiter. */
export const regionScore = (row: readonly Cell[]) => (row.length > 1 && plainCode(textOf(row[0])) ? 1 : 0);

/** Code and name of each line; headings and blank lines are passed over. @throws TableError in words for people */
export function readRegions(table: Table): RegionReading {
  if (table.length > MAX_LINES) throw new TableError('Berkas ini terlalu panjang untuk daftar wilayah.');
  const found = new Map<string, { line: number; name: string }>();
  const wrong: WrongLine[] = [];
  table.forEach((row, at) => {
    const line = at + 1;
    const [first, name] = [textOf(row[0]), textOf(row[1])];
    if (first === '' && name === '') return;
    // Headings have no digit.
    if (found.size === 0 && !/\d/.test(first)) return;
    const code = plainCode(first);
    const other = code === null ? undefined : found.get(code);
    const reason = reasonOf(first, code, name, other);
    if (reason !== null) wrong.push({ line, reason });
    else if (code !== null && !other) found.set(code, { line, name });
  });
  if (found.size === 0) {
    throw new TableError('Tidak ada wilayah di berkas ini: kolom pertama kode, kolom kedua nama.');
  }
  const rows = [...found].map(([code, { name }]) => ({ code, name }));
  rows.sort((a, b) => a.code.length - b.code.length || (a.code < b.code ? -1 : 1));
  return { rows, wrong };
}

function reasonOf(
  written: string,
  code: string | null,
  name: string,
  other: { line: number; name: string } | undefined,
): string | null {
  if (code === null) return `Kode “${written.slice(0, 20)}” bukan 2, 4, 6, atau 10 angka.`;
  if (name === '') return 'Nama kosong.';
  if (name.length > MAX_LENGTH) return `Nama lebih dari ${MAX_LENGTH} huruf.`;
  if (code.length <= 4 && name.length < 3) return 'Nama kurang dari 3 huruf.';
  if (other && other.name !== name)
    return `Kode ${dottedCode(code)} ada di baris ${other.line} dengan nama lain.`;
  return null;
}
