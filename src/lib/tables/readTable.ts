import type { Table } from './cell';
import { decodeText } from './decodeText';
import type { HeadingScore } from './headingLine';
import { refuseOtherFiles } from './refuseOtherFiles';
import { TableError } from './TableError';

/** Largest file, bytes: 20,000 lines take 2 to 4 MB. */
export const LARGEST_FILE = 10 * 1024 * 1024;

/** What the picker lets people choose: all that is read, and what is said for what it is. */
export const TABLE_FILES = '.csv,.txt,.tsv,.xlsx,.xls,.xml,.html,.htm,.mht,.mhtml,.pdf,.ods,.xlsb,.zip';

/**
 * All cells of a file, whatever its name says: CSV, XLSX, a web page or the XML of Excel 2003, as internet banking gives
 * them. `score` tells the sheet, the table and the delimiter.
 * @throws TableError in words for people; files of other kinds are said for what they are
 */
export async function readTable(bytes: Uint8Array, score: HeadingScore): Promise<Table> {
  if (bytes.length === 0) throw new TableError('Berkas ini kosong.');
  if (bytes.length > LARGEST_FILE) throw new TableError(tooLarge(bytes.length));
  refuseOtherFiles(bytes);
  const table = await cellsOf(bytes, score);
  if (table.every((row) => row.every((cell) => cell === null || cell === ''))) {
    throw new TableError('Berkas ini tidak berisi baris.');
  }
  return table;
}

/** Each reader comes when a file of its kind comes: that of workbooks is ten times the size of the CSV one. */
async function cellsOf(bytes: Uint8Array, score: HeadingScore): Promise<Table> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    return (await loadReader(() => import('./readWorkbook'))).readWorkbook(bytes, score);
  }
  const head = decodeText(bytes.subarray(0, 1024)).trimStart();
  if (head.startsWith('<')) {
    return (await loadReader(() => import('./readMarkup'))).readMarkup(decodeText(bytes), score);
  }
  if (/^(MIME-Version|Content-Type|From): /im.test(head) && /multipart|text\/html/i.test(head)) {
    const { pageOfArchive, readMarkup } = await loadReader(() => import('./readMarkup'));
    const page = pageOfArchive(decodeText(bytes));
    if (page !== null) return readMarkup(page, score);
    throw new TableError('Ini arsip web (MHTML). Buka di Excel, simpan sebagai XLSX, lalu unggah lagi.');
  }
  return (await loadReader(() => import('./readCsv'))).readCsv(bytes, score);
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
