import Papa from 'papaparse';
import type { Table } from './cell';
import type { HeadingScore } from './headingLine';
import { TableError } from './TableError';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Lines that choose the delimiter. */
const LOOKED_AT = 40;

/** Cells of a CSV file, all of them text. */
export function readCsv(bytes: Uint8Array, score: HeadingScore): Table {
  const text = decodeText(bytes);
  if (/^\s*</.test(text)) {
    throw new TableError(
      'Berkas ini halaman web, bukan CSV atau XLSX. Simpan sebagai XLSX, lalu unggah lagi.',
    );
  }
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text, score) });
  return data;
}

/** Text of a file: UTF-8 or UTF-16 where its bytes say so, else Windows-1252, which old bank programs write. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) {
    throw new TableError('Berkas ini bukan CSV atau XLSX. Simpan sebagai CSV atau XLSX, lalu unggah lagi.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The delimiter under which some line reads as headings, else the one that makes most columns. Lines above the headings
 * have other shapes, so counting alone would mislead.
 */
function delimiterOf(text: string, score: HeadingScore): string {
  const weighed = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: LOOKED_AT });
    return {
      delimiter,
      headings: Math.max(0, ...data.map(score)),
      widest: Math.max(0, ...data.map((row) => row.length)),
    };
  });
  weighed.sort((one, other) => other.headings - one.headings || other.widest - one.widest);
  return weighed[0]?.delimiter ?? ',';
}
