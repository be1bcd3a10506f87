import type { Table } from './cell';
import type { HeadingScore } from './headingLine';
import { TableError } from './TableError';

/** Largest file, bytes: 20,000 lines take 2 to 4 MB. */
export const LARGEST_FILE = 10 * 1024 * 1024;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * All cells of a CSV or XLSX file, whatever its name says; `score` tells the sheet and the delimiter.
 * @throws TableError in words for people
 */
export async function readTable(bytes: Uint8Array, score: HeadingScore): Promise<Table> {
  if (bytes.length === 0) throw new TableError('Berkas ini kosong.');
  if (bytes.length > LARGEST_FILE) throw new TableError(tooLarge(bytes.length));
  if (startsWith(bytes, OLD_EXCEL)) {
    throw new TableError('Ini berkas Excel lama (XLS). Simpan sebagai XLSX atau CSV, lalu unggah lagi.');
  }
  // The workbook reader is ten times the size of the CSV one: it comes when a workbook comes.
  const table = startsWith(bytes, ZIP)
    ? await (await loadReader(() => import('./readWorkbook'))).readWorkbook(bytes, score)
    : (await loadReader(() => import('./readCsv'))).readCsv(bytes, score);
  if (table.every((row) => row.every((cell) => cell === null || cell === ''))) {
    throw new TableError('Berkas ini tidak berisi baris.');
  }
  return table;
}

/** A reader that did not come says nothing of the file. It runs in workers, where of errors only a TableError comes out with its words. */
async function loadReader<T>(importer: () => Promise<T>): Promise<T> {
  try {
    return await importer();
  } catch {
    throw new TableError('Pembaca berkas belum dapat dimuat. Periksa jaringan, lalu pilih berkasnya lagi.');
  }
}

/** What to say of a file beyond the limit; also checked before it is read at all. */
export function tooLarge(size: number): string {
  const megabytes = (size / 1024 / 1024).toFixed(1).replace('.', ',');
  return `Berkas ini ${megabytes} MB; paling besar 10 MB. Simpan bagian yang diperlukan saja.`;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
