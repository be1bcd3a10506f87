import type { StatementMapping } from '@/lib/contract/bankMappings';
import type { StatementLine } from '@/lib/contract/statementUpload';
import { readAmount, type AmountReading } from '@/lib/amounts/readAmount';
import { textOf, type Cell, type Table } from '../cell';
import { TableError } from '../TableError';
import type { Doubt, Move } from './doubt';
import { doubtsOf } from './doubtsOf';
import { folded, headingsAt } from './headings';
import { holdsAmounts, IS_MONEY, isBalance, moneyOf } from './layout';
import { areMarks, directionBy, marksOnlyOut } from './marks';
import { periodOf } from './periodOf';
import { AFTER_TODAY, isDay, readDate, type Period } from './readDate';
import { senOf } from './senOf';
import { withSerialDays } from './serialDays';
import { isSummary } from './summaryLine';

/** A line that is no money in or out, or can't be read: it is shown, and never sent. */
export interface UnreadableLine {
  /** From 1. */
  line: number;
  problem: string;
  /** The kind of problem, for many lines at once. */
  group: string;
  /** The line as it stands in the file, shortened. */
  text: string;
}

/** What a statement says under one mapping. Every line that is not blank is in `lines`, in `out` or in `unreadable`. */
export interface Reading {
  /** Money in; these are sent. */
  lines: StatementLine[];
  /** Rupiah of all of them. */
  amount: number;
  /** First and last day, `YYYY-MM-DD`; null without lines. */
  dateFrom: string | null;
  dateTo: string | null;
  /** Lines with money out. */
  out: number;
  unreadable: UnreadableLine[];
  /** All lines below the headings, and those above that look like lines. */
  rows: number;
  /** What a person must say before anything is sent. */
  doubts: Doubt[];
}

/** The contract's own limit, rupiah. */
const HIGHEST = 1_000_000_000_000;
const MAX_LENGTHS = { description: 300, reference: 80, shown: 120 };

/** What a line is; `amount`: rupiah, with sen where it is not sent. Of one that is left see `Move`. */
type Verdict =
  | { kind: 'in'; amount: number; date: string }
  | { kind: 'out'; amount: number | null }
  | { kind: 'left'; problem: string; group: string; amount?: number };

const left = (problem: string, group = problem, amount?: number): Verdict => ({
  kind: 'left',
  problem,
  group,
  ...(amount === undefined ? {} : { amount }),
});

/**
 * Reads every line below the headings. Pure; 20,000 lines take less than a second.
 * @throws TableError where days are written in more than one way
 */
export function readStatement(given: Table, mapping: StatementMapping, today: string): Reading {
  const table = withSerialDays(given, mapping.header_line, mapping.date, today);
  const layout = layoutOf(table, mapping, today);
  const reading: Reading = {
    lines: [],
    amount: 0,
    dateFrom: null,
    dateTo: null,
    out: 0,
    unreadable: [],
    rows: 0,
    doubts: [],
  };
  const moves: Move[] = [];
  table.forEach((row, index) => {
    const line = index + 1;
    const above = line < mapping.header_line;
    if (!row.some(textOf) || (!above && line < layout.first)) return;
    const verdict = above ? aboveHeadings(row, layout, mapping, today) : judge(row, layout, mapping, today);
    if (verdict === null) return;
    reading.rows += 1;
    moves.push({ line, row, ...verdict });
    if (verdict.kind === 'out') reading.out += 1;
    else if (verdict.kind === 'left') {
      const { problem, group } = verdict;
      reading.unreadable.push({ line, problem, group, text: shown(row) });
    } else {
      keep(reading, {
        line,
        date: verdict.date,
        amount: verdict.amount,
        description: layout.description
          .map((column) => textOf(row[column]))
          .filter(Boolean)
          .join(' ')
          .slice(0, MAX_LENGTHS.description),
        reference: textOf(row[layout.reference]).slice(0, MAX_LENGTHS.reference),
      });
    }
  });
  refuseTwoWays(table.slice(layout.first - 1), layout, mapping, today);
  reading.doubts = doubtsOf(table, moves, { ...layout, serial: table !== given, mapping, today });
  return reading;
}

export interface Layout {
  names: string[];
  /** The first line below the headings, from 1. */
  first: number;
  date: number;
  amount: number;
  /** Columns of money out beside one of money in. */
  outs: number[];
  direction: number;
  description: number[];
  reference: number;
  balance: number;
  /** Cells that each line has. */
  width: number;
  /** What the file says it covers; days without a year lie in it. */
  period: Period | null;
  /** Columns of marks that the mapping does not use. */
  marks: number[];
  /** Amounts themselves say which way they go, by a mark or by their sign. */
  said: { marks: boolean; signs: boolean };
  /** The column of marks marks money out alone: a line without a mark is money in. */
  onlyOut: boolean;
  headings: string[];
}

function layoutOf(table: Table, mapping: StatementMapping, today: string): Layout {
  const { names, lines } = headingsAt(table, mapping.header_line);
  const first = mapping.header_line + lines;
  const columnOf = (name: string | null | undefined) => (name ? names.indexOf(name) : -1);
  const date = columnOf(mapping.date);
  const amount = columnOf(mapping.amount);
  const direction = columnOf(mapping.direction?.column);
  const dated = table.slice(first - 1).filter((row) => isDay(row[date], today) && !isSummary(row));
  const column = (index: number) => ({ name: names[index] ?? '', cells: dated.map((row) => row[index]) });
  const others = names.map((_, index) => index).filter((index) => ![date, amount, direction].includes(index));
  const amounts = dated.map((row) => readAmount(row[amount], mapping.decimal));
  const head = table.slice(mapping.header_line - 1, first - 1);
  return {
    names,
    first,
    date,
    amount,
    direction,
    outs:
      moneyOf(mapping.amount) === 'in'
        ? others.filter((index) => moneyOf(names[index] ?? '') === 'out' && holdsAmounts(column(index)))
        : [],
    description: mapping.description.map(columnOf),
    reference: columnOf(mapping.reference),
    balance: others.findLast((index) => isBalance(names[index] ?? '') && holdsAmounts(column(index))) ?? -1,
    width: widthOf(head, dated),
    period: periodOf(table, mapping.header_line, today),
    onlyOut: direction >= 0 && marksOnlyOut(column(direction).cells),
    marks: others.filter((index) => areMarks(column(index).cells)),
    said: {
      marks: dated.some((row) => MARKED.test(textOf(row[amount]))),
      signs: amounts.some((one) => one !== null && 'rupiah' in one && one.direction === 'out'),
    },
    headings: head.map(folded),
  };
}

/** How many cells each line must have. Lines may all have one more than the headings: an empty one, or a mark. */
function widthOf(head: Table, lines: Table): number {
  const own = Math.max(0, ...head.map((row) => row.length));
  const widths = new Set(lines.map((row) => row.length));
  const [only = own] = widths;
  if (widths.size !== 1 || only === own) return own;
  if (only < own)
    return head.every((row) => row.slice(only).every((cell) => textOf(cell) === '')) ? only : own;
  const beyond = lines.flatMap((row) => row.slice(own));
  const blank = lines.length > 2 && beyond.every((cell) => textOf(cell) === '');
  return blank || areMarks(beyond) ? only : own;
}

function judge(row: readonly Cell[], layout: Layout, mapping: StatementMapping, today: string): Verdict {
  if (layout.headings.includes(folded(row))) return left('Judul kolom diulang');
  if (isSummary(row)) return left('Saldo atau total');
  const day = readDate(row[layout.date], mapping.date_format, today, layout.period);
  const cell = row[layout.amount];
  const amount = readAmount(cell, mapping.decimal);
  const outs = layout.outs
    .map((index) => row[index])
    .filter((other) => isMoney(readAmount(other, mapping.decimal)));
  if ('problem' in day && amount === null && outs.length === 0) return left('Bukan baris mutasi');
  if (row.length !== layout.width) {
    const problem = `Baris ini ${row.length} kolom, judulnya ${layout.width}`;
    return left(problem, 'Jumlah kolom lain dari judulnya');
  }
  const brought = rupiahIn(cell, mapping) ?? 0;
  const took = (from: Cell | undefined): Verdict => {
    const gone = rupiahIn(from, mapping);
    return 'problem' in day ? left(day.problem, day.group, -(gone ?? 0)) : { kind: 'out', amount: gone };
  };
  if (isMoney(amount) && outs.length > 0) return left('Uang masuk dan keluar terisi dua-duanya');
  if (outs.length > 0) return took(outs[0]);
  if (amount !== null && 'problem' in amount && amount.problem !== 'memuat sen') {
    const group = amount.problem === 'dibulatkan' ? 'Jumlah dibulatkan' : 'Jumlah tidak terbaca';
    return left(`Jumlah “${textOf(cell)}” ${amount.problem}`, group);
  }
  if (!isMoney(amount)) return left('Tanpa jumlah');
  const way = wayOf(row, amount, layout, mapping);
  if (way === null) {
    const mark = textOf(row[layout.direction]);
    const said = mark === '' ? '' : ` “${mark}”`;
    return left(
      `Tanda masuk atau keluar${said} tidak dikenal`,
      'Tanda masuk atau keluar tidak dikenal',
      brought,
    );
  }
  if (way === 'out') {
    if (layout.outs.length > 0) {
      return left('Koreksi: di bawah nol di kolom uang masuk', 'Koreksi', -brought);
    }
    return took(cell);
  }
  if ('problem' in day) return left(day.problem, day.group, brought);
  if (amount !== null && 'problem' in amount) {
    return left(`Jumlah “${textOf(cell)}” memuat sen`, 'Jumlah memuat sen', brought);
  }
  if (brought > HIGHEST) return left('Jumlah terlalu besar');
  return { kind: 'in', amount: brought, date: day.date };
}

/** Lines above the headings say whose statement it is; one with a day and an amount is a line all the same. */
function aboveHeadings(
  row: readonly Cell[],
  layout: Layout,
  mapping: StatementMapping,
  today: string,
): Verdict | null {
  const day = readDate(row[layout.date], mapping.date_format, today, layout.period);
  const isLine = 'date' in day && isMoney(readAmount(row[layout.amount], mapping.decimal));
  return isLine ? left('Di atas judul kolom') : null;
}

const MARKED = /\d.*[ \d](?:CR|DB|DR|C|D|K)\.?$|^(?:CR|DB|DR|C|D|K)\b.*\d/i;
const SAYS_OUT = /^\(|^[-−]|[-−]$|(?:DB|DR|D)\.?$|^(?:DB|DR|D)\b/i;

/** Which way the money of a line went; null: it can't be told. */
function wayOf(
  row: readonly Cell[],
  amount: AmountReading,
  { direction, amount: column, said, onlyOut }: Layout,
  mapping: StatementMapping,
): 'in' | 'out' | null {
  const text = textOf(row[column]);
  const own = amount !== null && 'rupiah' in amount ? amount.direction : SAYS_OUT.test(text) ? 'out' : null;
  if (own === 'out') return 'out';
  if (onlyOut && textOf(row[direction]) === '') return 'in';
  if (mapping.direction) return directionBy(row[direction], mapping.direction.credit);
  return said.marks && !MARKED.test(text) ? null : 'in';
}

/** Money is there, be it with sen or rounded. */
const isMoney = (amount: AmountReading) =>
  amount !== null && ('problem' in amount ? IS_MONEY.has(amount.problem) : amount.rupiah > 0);

/** Rupiah with their sen, whichever way they went; null: they can't be read. */
function rupiahIn(cell: Cell | undefined, { decimal }: StatementMapping): number | null {
  const sen = senOf(cell, decimal);
  return sen === null ? null : Math.abs(sen) / 100;
}

/** A column keeps to one way of writing days; where it does not, some of them would be read as others. */
function refuseTwoWays(rows: Table, layout: Layout, { date_format }: StatementMapping, today: string): void {
  const written = rows
    .map((row, index) => ({ row, line: layout.first + index, cell: row[layout.date] }))
    .filter(({ row }) => !isSummary(row));
  const other = written.find(({ cell }) => {
    if (cell instanceof Date) return false;
    const day = readDate(cell, date_format, today, layout.period);
    return 'problem' in day && day.group !== AFTER_TODAY && isDay(cell, today, date_format);
  });
  if (other) {
    throw new TableError(
      `Tanggal baris ${other.line} (“${textOf(other.cell)}”) tidak ditulis seperti yang dipilih, jadi hari lain bisa terbaca salah. Pilih cara menulis yang cocok untuk semua baris, atau unduh ulang mutasi dengan satu cara menulis tanggal.`,
    );
  }
  // A spreadsheet of another language takes 5/11 for 11 May and leaves 20/11 as text.
  const days = written.filter(({ cell }) => cell instanceof Date && !Number.isNaN(cell.getTime()));
  const texts = written.filter(({ cell }) => !(cell instanceof Date) && isDay(cell, today));
  const swapped = days.length > 0 && days.every(({ cell }) => (cell as Date).getUTCDate() <= 12);
  if (swapped && texts.length > 0) {
    throw new TableError(
      `Sebagian tanggal sudah diubah Excel dan sebagian masih teks (baris ${texts[0]?.line}); hari dan bulannya bisa tertukar. Unggah berkas asli dari bank, jangan yang disimpan ulang.`,
    );
  }
}

function keep(reading: Reading, line: StatementLine): void {
  reading.lines.push(line);
  reading.amount += line.amount;
  if (reading.dateFrom === null || line.date < reading.dateFrom) reading.dateFrom = line.date;
  if (reading.dateTo === null || line.date > reading.dateTo) reading.dateTo = line.date;
}

function shown(row: readonly Cell[]): string {
  const text = row.map(textOf).filter(Boolean).join(' · ');
  return text.length > MAX_LENGTHS.shown ? `${text.slice(0, MAX_LENGTHS.shown - 1)}…` : text;
}
