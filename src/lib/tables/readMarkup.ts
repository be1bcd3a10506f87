import { Parser } from 'htmlparser2';
import type { Cell, Table } from './cell';
import { decodeText } from './decodeText';
import { headingLine, type HeadingScore } from './headingLine';
import { TableError } from './TableError';

/** Cells that a span may cover: what asks for more is no table of a bank. */
const WIDEST_SPAN = 100;

/**
 * Cells of the tables in a web page, or of the sheets of a workbook as XML, which internet banking names XLS. Fetches
 * nothing, runs nothing, and knows no entities but the usual ones. @throws TableError where there is no table
 */
export function readMarkup(text: string, score: HeadingScore): Table {
  const tables = /<(?:\w+:)?Workbook\b/.test(text.slice(0, 4096)) ? sheetsOf(text) : tablesOf(text);
  const table = tables.find((one) => headingLine(one, score) !== null) ?? tables.find(hasCells);
  if (!table) {
    throw new TableError(
      'Ini halaman web tanpa tabel. Unduh datanya sebagai CSV atau XLSX, lalu unggah lagi.',
    );
  }
  const width = Math.max(...table.map((row) => row.length));
  return table.map((row) => [...row, ...Array<Cell>(width - row.length).fill(null)]);
}

type Rows = Cell[][];
const hasCells = (rows: Rows) => rows.some((row) => row.some((cell) => cell !== null && cell !== ''));

/** Every table of a page; one inside another's cell is its own, and no part of that cell. */
function tablesOf(html: string): Rows[] {
  const tables: Rows[] = [];
  const open: { rows: Rows; text: string | null; span: number; below: Map<number, number> }[] = [];
  let skipped = 0;
  const close = () => {
    const table = open.at(-1);
    if (!table || table.text === null) return;
    const row = table.rows.at(-1) ?? [];
    row.push(table.text.trim(), ...Array<Cell>(table.span - 1).fill(null));
    table.text = null;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const table = open.at(-1);
        if (name === 'script' || name === 'style') skipped += 1;
        else if (name === 'table') {
          const rows: Rows = [];
          tables.push(rows);
          open.push({ rows, text: null, span: 1, below: new Map() });
        } else if (name === 'tr') {
          close();
          table?.rows.push([]);
        } else if ((name === 'td' || name === 'th') && table) {
          close();
          if (table.rows.length === 0) table.rows.push([]);
          const row = table.rows.at(-1) ?? [];
          leaveCovered(row, table.below);
          table.text = '';
          table.span = spanOf(attributes.colspan);
          const high = spanOf(attributes.rowspan);
          for (let at = 0; high > 1 && at < table.span; at++) table.below.set(row.length + at, -high);
        } else if (name === 'br' && table && table.text !== null) table.text += '\n';
      },
      ontext(text) {
        const table = open.at(-1);
        if (skipped === 0 && table && table.text !== null) table.text += text;
      },
      onclosetag(name) {
        if (name === 'script' || name === 'style') skipped -= 1;
        if (name === 'td' || name === 'th') close();
        const table = open.at(-1);
        if (name === 'tr' && table) {
          close();
          lower(table.below);
        }
        if (name === 'table') {
          close();
          open.pop();
        }
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return tables;
}

const spanOf = (text: string | undefined) => Math.min(Math.max(1, Number(text) || 1), WIDEST_SPAN);

/** Cells that one from above reaches into stay empty. */
function leaveCovered(row: Cell[], below: ReadonlyMap<number, number>): void {
  while ((below.get(row.length) ?? 0) > 0) row.push(null);
}

/** One line further down; a span that has just begun (below 0) covers from the next line on. */
function lower(below: Map<number, number>): void {
  for (const [column, left] of below) {
    const next = Math.abs(left) - 1;
    if (next > 0) below.set(column, next);
    else below.delete(column);
  }
}

/** Sheets of a workbook in the XML of Excel 2003. */
function sheetsOf(xml: string): Rows[] {
  const sheets: Rows[] = [];
  let row: Cell[] | null = null;
  let data: { type: string; text: string } | null = null;
  let spanned = 0;
  const parser = new Parser(
    {
      onopentag(full, named) {
        const name = local(full);
        const attribute = (wanted: string) =>
          Object.entries(named).find(([key]) => local(key) === wanted)?.[1];
        const rows = sheets.at(-1);
        if (name === 'Worksheet') sheets.push([]);
        else if (name === 'Row' && rows) {
          // Empty lines are not written: the next one says its number.
          const index = Number(attribute('Index') ?? 0);
          if (index > rows.length + 10_000) throw new TableError('Buku kerja XML ini rusak.');
          while (rows.length < index - 1) rows.push([]);
          rows.push((row = []));
        } else if (name === 'Cell' && row) {
          const index = Math.min(Number(attribute('Index') ?? 0), 1000);
          while (row.length < index - 1) row.push(null);
          row.push(null);
          const across = Math.min(Number(attribute('MergeAcross') ?? 0), WIDEST_SPAN);
          for (let at = 0; at < across; at++) row.push(null);
          spanned = across;
        } else if (name === 'Data' && row) data = { type: attribute('Type') ?? 'String', text: '' };
      },
      ontext(text) {
        if (data) data.text += text;
      },
      onclosetag(full) {
        const name = local(full);
        if (name === 'Data' && row && data) {
          row[row.length - 1 - spanned] = cellOf(data);
          data = null;
        } else if (name === 'Row') row = null;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return sheets;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Excel's own way of writing days; of another, each browser makes a day of its own. */
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?$/;

function cellOf({ type, text }: { type: string; text: string }): Cell {
  const bare = text.trim();
  if (type === 'Number' && bare !== '' && Number.isFinite(Number(bare))) return Number(bare);
  if (type === 'DateTime' && DATE_TIME.test(bare.replace(/z$/i, ''))) {
    return new Date(bare.replace(/z?$/i, 'Z'));
  }
  return bare;
}

/** The page inside a web archive (MHTML), as Excel and browsers save it; null where none can be read. */
export function pageOfArchive(text: string): string | null {
  const [, boundary] = /boundary="?([^"\r\n;]+)"?/i.exec(text) ?? [];
  if (boundary === undefined) return null;
  const parts = text.split(`--${boundary}`).map((part) => part.trimStart());
  const pages = parts.flatMap((part) => {
    const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(part) ?? [];
    if (!/content-type:\s*text\/html/i.test(head)) return [];
    const [, encoding = '7bit'] = /content-transfer-encoding:\s*([\w-]+)/i.exec(head) ?? [];
    if (/^quoted-printable$/i.test(encoding)) return [fromQuoted(body)];
    if (/^base64$/i.test(encoding)) return fromBase64(body);
    return /^(7bit|8bit|binary)$/i.test(encoding) ? [body] : [];
  });
  return pages.find((page) => /<table\b/i.test(page)) ?? null;
}

/** None where the text is broken. */
function fromBase64(body: string): string[] {
  try {
    return [textOfBytes(atob(body.replace(/[^a-z\d+/=]/gi, '')))];
  } catch {
    return [];
  }
}

function fromQuoted(body: string): string {
  const joined = body.replace(/=\r?\n/g, '');
  return textOfBytes(
    joined.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
}

/** Text of bytes that stand as one sign each. */
const textOfBytes = (signs: string) =>
  decodeText(Uint8Array.from(signs, (sign) => sign.charCodeAt(0) & 0xff));
