import { readXlsx } from 'hucre/xlsx';
import type { Table } from './cell';
import { headingLine, type HeadingScore } from './headingLine';
import { TableError } from './TableError';

/** Cells of an XLSX file: of the first sheet with headings, else of the first. A hidden sheet is never read: nobody saw it. */
export async function readWorkbook(bytes: Uint8Array, score: HeadingScore): Promise<Table> {
  try {
    const { sheets } = await readXlsx(bytes);
    const shown = sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden);
    const tables: Table[] = shown.map(({ rows }) => rows as Table);
    return tables.find((table) => headingLine(table, score) !== null) ?? tables[0] ?? [];
  } catch (cause) {
    throw new TableError(
      'Buku kerja XLSX ini rusak atau terkunci kata sandi. Buka di Excel, simpan tanpa sandi, lalu unggah lagi.',
      { cause },
    );
  }
}
