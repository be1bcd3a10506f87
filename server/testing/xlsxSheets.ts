import { inflateRawSync } from 'node:zlib';

/** A cell of a workbook as a plain reader finds it: its text or number, and the number of its format. */
export interface SheetCell {
  value: string | number;
  format: number;
}

/**
 * The sheets of an XLSX file, each cell by its place (`A1`). A reader of our own, which shares nothing with the writer: it
 * goes by the directory at the end, as spreadsheets do.
 */
export function xlsxSheets(bytes: Buffer): Record<string, SheetCell>[] {
  const parts = unzip(bytes);
  const formats = [...tags(parts['xl/styles.xml'] ?? '', 'cellXfs')].flatMap(([, xfs = '']) =>
    [...xfs.matchAll(/numFmtId="(\d+)"/g)].map(([, id]) => Number(id)),
  );
  const count = (parts['xl/workbook.xml'] ?? '').match(/<sheet /g)?.length ?? 0;
  return Array.from({ length: count }, (_, at) =>
    cellsOf(parts[`xl/worksheets/sheet${at + 1}.xml`] ?? '', formats),
  );
}

function cellsOf(xml: string, formats: readonly number[]): Record<string, SheetCell> {
  const cells: Record<string, SheetCell> = {};
  for (const [, attributes = '', content = ''] of xml.matchAll(/<c ([^>]*)>(.*?)<\/c>/gs)) {
    const [, place = ''] = /r="([A-Z]+\d+)"/.exec(attributes) ?? [];
    const [, style = '0'] = /s="(\d+)"/.exec(attributes) ?? [];
    if (/<f[ >]/.test(content)) throw new Error(`${place} is a formula`);
    const [, text] = /<t(?: [^>]*)?>(.*)<\/t>/s.exec(content) ?? [];
    const value = text === undefined ? Number(/<v>(.*)<\/v>/.exec(content)?.[1]) : plain(text);
    cells[place] = { value, format: formats[Number(style)] ?? -1 };
  }
  return cells;
}

const MARKS: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** XML's own escapes, then those of the workbook's for what XML can't hold. */
const plain = (xml: string) =>
  xml
    .replace(/\r\n?/g, '\n')
    .replace(/&(\w+);/g, (all, name: string) => MARKS[name] ?? all)
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const tags = (xml: string, name: string) => xml.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'gs'));

function unzip(bytes: Buffer): Record<string, string> {
  const end = bytes.length - 22;
  const parts: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, name, extra, comment] = [
      bytes.readUInt32LE(at + 20),
      ...[28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)),
    ] as [number, number, number, number];
    const local = bytes.readUInt32LE(at + 42);
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const path = bytes.toString('utf8', at + 46, at + 46 + name);
    parts[path] = inflateRawSync(bytes.subarray(begin, begin + packed)).toString('utf8');
    at += 46 + name + extra + comment;
  }
  return parts;
}
