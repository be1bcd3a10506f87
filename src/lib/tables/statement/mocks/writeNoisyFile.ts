import { writeXlsx } from 'hucre/xlsx';
import type { Cell } from '../../cell';
import { NOISE_BANKS, OPENING_BALANCE, type NoiseBank, type TrueLine } from './noiseBanks';
import { DAY_STYLES, MONEY_STYLES, serialOf, type WritingStyle } from './writingStyles';

/** What hits a line; a program that quotes nothing writes the first four. */
export type Harm =
  | ('none' | 'delimiter' | 'quote' | 'openingQuote' | 'closingQuote')
  | ('break' | 'pending' | 'strayMark');
export const FILE_KINDS = ['csv', 'html', 'nestedHtml', 'xml', 'typedXml', 'xlsx', 'typedXlsx'] as const;

/** One file: known lines, a layout, and all that stands around them. */
export interface NoisyFile {
  lines: readonly (readonly [TrueLine, Harm])[];
  kind: (typeof FILE_KINDS)[number];
  bank: string;
  day: string;
  money: string;
  delimiter: string;
  newline: string;
  encoding: string;
  sorted: boolean;
  head: boolean;
  period: boolean;
  /** Page feet and headings again behind so many lines; 0: never. */
  pageEvery: number;
  opening: boolean;
  closing: boolean;
  total: boolean;
  datedTotal: boolean;
}

/** A file as it was written, and what stands in it. */
export interface WrittenFile {
  bytes: Uint8Array;
  /** The file as text, for messages. */
  text: string;
  /** Each with the number that its description names. */
  lines: TrueLine[];
  bank: NoiseBank;
  /** Rows below the headings that are no lines. */
  around: { headings: number; feet: number; summaries: number };
}

/** A row, and what hits its description. */
interface WrittenRow {
  cells: readonly Cell[];
  harm?: Harm;
  isHeading?: boolean;
}

/**
 * Writes the file. `cut`: the number of a line that got lost, though totals and balances count it.
 */
export async function writeNoisyFile(file: NoisyFile, today: string, cut = -1): Promise<WrittenFile> {
  const bank = NOISE_BANKS[file.bank] as NoiseBank;
  const style = styleOf(file);
  const sorted = file.sorted ? file.lines.toSorted(([a], [b]) => (a.date < b.date ? -1 : 1)) : file.lines;
  const around = { headings: 0, feet: 0, summaries: 0 };
  const width = bank.headings[0]?.length ?? 0;
  const days = sorted.map(([{ date }]) => date).toSorted();
  const rows: WrittenRow[] = file.head
    ? [{ cells: ['PT BANK CONTOH'] }, { cells: [''] }, { cells: ['No. rekening : 0370009'] }]
    : [];
  if (file.period) {
    const [from = today, to = today] = [days[0], days.at(-1)].map((day) =>
      DAY_STYLES.slashes?.(day ?? today),
    );
    rows.push({ cells: [`Periode : ${from} - ${to}`] });
  }
  const headings = bank.headings.map((cells) => ({ cells, isHeading: true }));
  rows.push(...headings);
  const summary = (cells: readonly Cell[]) => {
    around.summaries += 1;
    rows.push({ cells });
  };
  const balanced = (word: string, day: Cell, amount: number) =>
    Array.from({ length: width }, (_, at) => {
      if (at === bank.date) return day;
      if (at === bank.text) return word;
      return at === width - 1 ? style.money(amount) : '';
    });
  let balance = OPENING_BALANCE;
  const sum = { in: 0, out: 0, countIn: 0, countOut: 0 };
  const first = days[0] ?? today;
  const last = days.at(-1) ?? today;
  if (file.opening) summary(balanced('SALDO AWAL', style.day(first), balance));
  sorted.forEach(([line, harm], at) => {
    balance += line.way === 'in' ? line.amount : -line.amount;
    sum[line.way] += line.amount;
    sum[line.way === 'in' ? 'countIn' : 'countOut'] += 1;
    const cells = bank.line(line, at, style, balance);
    if (at !== cut) rows.push({ cells: harmed(cells, bank, harm), harm });
    if (file.pageEvery > 0 && (at + 1) % file.pageEvery === 0) {
      rows.push({ cells: [`Halaman ${at}`] }, ...headings);
      around.feet += 1;
      around.headings += headings.length;
    }
  });
  const totals = bank.total(sum, style);
  const [total] = totals;
  if (file.datedTotal && total?.length === width)
    summary(total.map((cell, at) => (at === bank.date ? style.day(last) : cell)));
  if (file.total) for (const row of totals) summary(row);
  if (file.closing) summary(balanced('SALDO AKHIR', '', balance));
  const lines = sorted.map(([line]) => line);
  return { ...(await WRITERS[file.kind](rows, file, bank)), lines, bank, around };
}

/** Whether the file holds numbers and days as such. */
export const isTyped = ({ kind }: NoisyFile) => kind === 'typedXml' || kind === 'typedXlsx';

function styleOf(file: NoisyFile): WritingStyle {
  const [day, money] = [DAY_STYLES[file.day] ?? String, MONEY_STYLES[file.money] ?? String];
  if (!isTyped(file)) return { day, money, moneyText: money };
  return {
    day: (date) => (file.day === 'serial' ? serialOf(date) : new Date(date)),
    money: (rupiah) => rupiah,
    moneyText: money,
  };
}

/** What hits a line in every kind of file. */
function harmed(cells: readonly Cell[], bank: NoiseBank, harm: Harm): readonly Cell[] {
  const markAt = bank.headings[0]?.indexOf(bank.mark === 'Kolom 4' ? '' : (bank.mark ?? '?')) ?? -1;
  return cells.map((cell, at) => {
    if (harm === 'pending' && at === bank.date) return 'PEND';
    return harm === 'strayMark' && at === markAt ? 'lihat catatan' : cell;
  });
}

const textOf = (cell: Cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''));

/** The description as a file of cells holds it. */
function whole({ cells, harm }: WrittenRow, bank: NoiseBank, { delimiter }: NoisyFile): readonly Cell[] {
  return cells.map((cell, at) => {
    if (at !== bank.text || typeof cell !== 'string') return cell;
    if (harm === 'delimiter') return `${cell}${delimiter} MOTOR`;
    if (harm === 'quote') return `"${cell} TV 14" LED`;
    if (harm === 'openingQuote') return `"${cell}`;
    if (harm === 'closingQuote') return `${cell}"`;
    return harm === 'break' ? `${cell}\nMOTOR` : cell;
  });
}

type Writer = (
  rows: readonly WrittenRow[],
  file: NoisyFile,
  bank: NoiseBank,
) => { bytes: Uint8Array; text: string } | Promise<{ bytes: Uint8Array; text: string }>;

const asText = (text: string, { encoding }: NoisyFile) => ({ bytes: encode(text, encoding), text });

const writeCsv: Writer = (rows, file, bank) => {
  const { delimiter, newline } = file;
  const quoted = (cell: string) =>
    cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const written = rows.map((row) =>
    row.cells
      .map((cell, at) => {
        const text = textOf(cell);
        if (at !== bank.text || row.harm === undefined) return quoted(text);
        if (row.harm === 'delimiter') return `${text}${delimiter} MOTOR`;
        if (row.harm === 'quote') return `"${text} TV 14" LED`;
        if (row.harm === 'openingQuote') return `"${text}`;
        if (row.harm === 'closingQuote') return `${text}"`;
        return quoted(row.harm === 'break' ? `${text}${newline}MOTOR` : text);
      })
      .join(delimiter),
  );
  return asText(written.join(newline), file);
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const writeHtml: Writer = (rows, file, bank) => {
  const table = rows
    .map((row) => {
      const tag = row.isHeading ? 'th' : 'td';
      const cells = whole(row, bank, file);
      const written = cells.map((cell, at) => {
        const text = escaped(textOf(cell)).replaceAll('\n', '<br>') || '&nbsp;';
        // “Mutasi” reaches over the nameless column beside it.
        if (row.isHeading && text === 'Mutasi') return `<${tag} colspan=2>${text}`;
        if (row.isHeading && text === '&nbsp;' && cells[at - 1] === 'Mutasi') return '';
        if (cells.length === 1) return `<${tag} colspan="4">${text}</${tag}>`;
        return `<${tag}> ${text}\n</${tag}>`;
      });
      return `<tr>${written.join('')}</tr>`;
    })
    .join(file.newline);
  const inner = `<table border="1"><tbody>${table}</tbody></table>`;
  const page =
    file.kind === 'nestedHtml'
      ? `<table><tr><td>Menu</td><td><table><tr><td>Bank</td></tr></table>${inner}</td></tr></table>`
      : inner;
  return asText(
    `<!DOCTYPE html><html><head><style>td{color:red}</style><script>var a="<td>1</td>"</script></head><body>${page}</body></html>`,
    file,
  );
};

const writeXml: Writer = (rows, file, bank) => {
  const typed = isTyped(file);
  const cellOf = (cell: Cell) => {
    if (typed && typeof cell === 'number') return `<Data ss:Type="Number">${cell}</Data>`;
    if (cell instanceof Date) return `<Data ss:Type="DateTime">${cell.toISOString().replace('Z', '')}</Data>`;
    return `<Data ss:Type="String">${escaped(textOf(cell)).replaceAll('\n', '&#10;')}</Data>`;
  };
  const table = rows.map((row, at) => {
    let left = false;
    const cells = whole(row, bank, file).map((cell, column) => {
      // What is empty is left out, and the next cell says where it stands.
      if (cell === '') {
        left = true;
        return '';
      }
      const index = left ? ` ss:Index="${column + 1}"` : '';
      left = false;
      return `<Cell${index}>${cellOf(cell)}</Cell>`;
    });
    return `<Row ss:Index="${at + 1}">${cells.join('')}</Row>`;
  });
  return asText(
    `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Mutasi"><Table>${table.join('')}</Table></Worksheet></Workbook>`,
    file,
  );
};

const writeWorkbook: Writer = async (rows, file, bank) => {
  const cells = rows.map((row) => [...whole(row, bank, file)]);
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Ringkasan', rows: [['Saldo', 1]] },
      { name: 'Mutasi', rows: cells },
    ],
  });
  return { bytes, text: JSON.stringify(cells) };
};

const WRITERS: Record<NoisyFile['kind'], Writer> = {
  csv: writeCsv,
  html: writeHtml,
  nestedHtml: writeHtml,
  xml: writeXml,
  typedXml: writeXml,
  xlsx: writeWorkbook,
  typedXlsx: writeWorkbook,
};

function encode(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-16le') {
    return new Uint8Array(Uint16Array.from(`\ufeff${text}`, (sign) => sign.charCodeAt(0)).buffer);
  }
  // The narrow space is in no code page of one byte.
  if (encoding === 'latin1' && !text.includes('\u202f'))
    return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  return new TextEncoder().encode(encoding === 'bom' ? `\ufeff${text}` : text);
}
