import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '@/lib/format/rupiah';
import { readTable } from '../readTable';
import { isTableError } from '../TableError';
import { guessMapping } from './guessMapping';
import { headingScore } from './headings';
import { readStatement, type Reading } from './readStatement';

/*
 * A known list of lines, written as each bank writes it, with what really stands in such files: headings again, page
 * feet, totals, stray commas and quotation marks. Reading gives exactly the money in, or refuses, or names what it left
 * out; never another amount, another day, another direction. Each line's number in its text tells which one it is.
 */
const TODAY = '2026-11-26';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];
const DAY_NAMES = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];

interface Line {
  amount: number;
  way: 'in' | 'out';
  date: string;
  words: string;
}
interface Style {
  day: (date: string) => string;
  money: (rupiah: number) => string;
  delimiter: string;
  newline: string;
}
type Row = readonly string[];
interface Bank {
  headings: readonly Row[];
  line: (line: Line, at: number, style: Style, balance: number) => Row;
  /** The column of descriptions, which stray signs hit. */
  text: number;
  total: (
    sum: { in: number; out: number; countIn: number; countOut: number },
    style: Style,
  ) => readonly Row[];
}

const said = (line: Line, at: number) => `TRSF #${at} ${line.words}`.trim();
const apart = (headings: readonly Row[], before: number, creditFirst = false): Bank => ({
  headings,
  text: before,
  line: (line, at, { day, money }, balance) => {
    const sides = [
      line.way === 'out' ? money(line.amount) : money(0),
      line.way === 'in' ? money(line.amount) : money(0),
    ];
    if (creditFirst) sides.reverse();
    const start = before === 2 ? ['0370009', day(line.date)] : [day(line.date)];
    return [...start, said(line, at), ...sides, money(balance)];
  },
  total: (sum, { money }) => {
    const sides = [money(sum.out), money(sum.in)];
    if (creditFirst) sides.reverse();
    return [[...Array<string>(before).fill(''), 'TOTAL MUTASI', ...sides, '']];
  },
});
const marked = (name: string, marks: readonly [credit: string, debit: string], first: boolean): Bank => ({
  headings: [['Tgl. Transaksi', 'Uraian', ...(first ? [name, 'Nominal'] : ['Nominal', name]), 'Saldo']],
  text: 1,
  line: (line, at, { day, money }, balance) => {
    const pair = [money(line.amount), line.way === 'in' ? marks[0] : marks[1]];
    return [day(line.date), said(line, at), ...(first ? pair.reverse() : pair), money(balance)];
  },
  total: (sum, { money }) => [['', 'Total', ...(first ? ['', money(sum.in)] : [money(sum.in), '']), '']],
});
const BANKS: Record<string, Bank> = {
  debitCredit: apart([['Tanggal', 'Keterangan', 'Debet', 'Kredit', 'Saldo']], 1),
  creditDebit: apart(
    [['AccountNo', 'Post Date', 'Remarks', 'Credit Amount', 'Debit Amount', 'Balance']],
    2,
    true,
  ),
  merged: apart(
    [
      ['Tanggal', 'Keterangan', 'Mutasi', '', 'Saldo'],
      ['', '', 'Debet', 'Kredit', ''],
    ],
    1,
  ),
  markBefore: marked('Debit/Kredit', ['Kredit', 'Debit'], true),
  markBehind: marked('D/K', ['K', 'D'], false),
  markNameless: marked('', ['CR', 'DB'], false),
  inTheAmount: {
    headings: [['Tanggal Transaksi', 'Keterangan', 'Cabang', 'Jumlah', 'Saldo']],
    text: 1,
    line: (line, at, { day, money }, balance) => [
      day(line.date),
      said(line, at),
      '0000',
      `${money(line.amount)} ${line.way === 'in' ? 'CR' : 'DB'}`,
      money(balance),
    ],
    total: (sum, { money }) => [
      [`Mutasi Debet : ${money(sum.out)}`, String(sum.countOut)],
      [`Mutasi Kredit : ${money(sum.in)}`, String(sum.countIn)],
      [`Saldo Akhir : ${money(1_000_000_000 + sum.in - sum.out)}`],
    ],
  },
  signed: {
    headings: [['Date', 'Description', 'Amount', 'Balance']],
    text: 1,
    line: (line, at, { day, money }, balance) => [
      day(line.date),
      said(line, at),
      `${line.way === 'in' ? '' : '-'}${money(line.amount)}`,
      money(balance),
    ],
    total: () => [],
  },
};

const two = (value: number) => String(value).padStart(2, '0');
const partsOf = (date: string) => date.split('-').map(Number) as [number, number, number];
const DAYS: Record<string, (date: string) => string> = {
  slashes: (date) => date.split('-').reverse().join('/'),
  dashes: (date) => date.split('-').reverse().join('-'),
  dots: (date) => date.split('-').reverse().join('.'),
  short: (date) => date.slice(2).split('-').reverse().join('/'),
  withHour: (date) => `${date} 08:15:02`,
  joined: (date) => date.replaceAll('-', ''),
  named: (date) => {
    const [year, month, day] = partsOf(date);
    return `${day} ${MONTHS[month - 1]} ${year}`;
  },
  slashedName: (date) => {
    const [year, month, day] = partsOf(date);
    return `${two(day)}/${MONTHS[month - 1]}/${year}`;
  },
  weekday: (date) => {
    const [year, month, day] = partsOf(date);
    return `${DAY_NAMES[new Date(date).getUTCDay()]}, ${day} ${MONTHS[month - 1]} ${year}`;
  },
  yearless: (date) => date.slice(5).split('-').reverse().join('/'),
  monthFirst: (date) => {
    const [year, month, day] = partsOf(date);
    return `${two(month)}/${two(day)}/${year}`;
  },
};
const MONEY: ((rupiah: number) => string)[] = [
  (rupiah) => `${formatNumber(rupiah)},00`,
  (rupiah) => `${formatNumber(rupiah).replaceAll('.', ',')}.00`,
  (rupiah) => `${rupiah}.00`,
  (rupiah) => formatNumber(rupiah),
];

/** Written as a program writes it: quoted where that is needed. */
const quoted = (cell: string, { delimiter }: Style) =>
  cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const line: fc.Arbitrary<Line> = fc.record({
  amount: fc.integer({ min: 1, max: 900_000_000 }),
  way: fc.constantFrom('in' as const, 'out' as const),
  date: fc
    .integer({ min: 0, max: 55 })
    .map((ago) => new Date(Date.parse(TODAY) - ago * 86_400_000).toISOString().slice(0, 10)),
  words: fc.constantFrom('', 'BUDI SANTOSO', 'ANGSURAN KE 5', 'SETORAN', 'TARIKAN', 'NÉNÉ 14'),
});
/** What hits a description that nobody quoted. */
const harm = fc.constantFrom('none', 'none', 'none', 'delimiter', 'quote', 'openingQuote', 'break');
const file = fc.record({
  lines: fc.array(fc.tuple(line, harm), { minLength: 1, maxLength: 14 }),
  bank: fc.constantFrom(...Object.keys(BANKS)),
  day: fc.constantFrom(...Object.keys(DAYS)),
  money: fc.constantFrom(...MONEY),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  newline: fc.constantFrom('\n', '\r\n'),
  encoding: fc.constantFrom('utf-8', 'bom', 'utf-16le', 'latin1'),
  sorted: fc.boolean(),
  head: fc.boolean(),
  pageEvery: fc.constantFrom(0, 3, 5),
  opening: fc.boolean(),
  total: fc.boolean(),
  datedTotal: fc.boolean(),
});
type File = typeof file extends fc.Arbitrary<infer T> ? T : never;

function write(one: File): { text: string; lines: Line[] } {
  const style: Style = {
    day: DAYS[one.day] ?? String,
    money: one.money,
    delimiter: one.delimiter,
    newline: one.newline,
  };
  const bank = BANKS[one.bank] as Bank;
  const rows = one.sorted ? [...one.lines].sort(([a], [b]) => (a.date < b.date ? -1 : 1)) : one.lines;
  const lines = rows.map(([each]) => each);
  const width = bank.headings[0]?.length ?? 0;
  const plain = (row: Row) => row.map((cell) => quoted(cell, style)).join(style.delimiter);
  const out: string[] = one.head ? ['PT BANK CONTOH', '', plain(['No. rekening : 0370009']), ''] : [];
  out.push(...bank.headings.map(plain));
  const blank = (at: number, word: string) =>
    Array.from({ length: width }, (_, column) => (column === at ? word : ''));
  let balance = 1_000_000_000;
  const sum = { in: 0, out: 0, countIn: 0, countOut: 0 };
  if (one.opening)
    out.push(plain([style.day(TODAY), ...blank(bank.text, 'SALDO AWAL').slice(1, -1), style.money(balance)]));
  rows.forEach(([each, hit], at) => {
    balance += each.way === 'in' ? each.amount : -each.amount;
    sum[each.way] += each.amount;
    sum[each.way === 'in' ? 'countIn' : 'countOut'] += 1;
    const cells = bank.line(each, at, style, balance);
    const written = cells.map((cell, column) => {
      if (column !== bank.text || hit === 'none') return quoted(cell, style);
      if (hit === 'delimiter') return `${cell}${style.delimiter} MOTOR`;
      if (hit === 'quote') return `"${cell} TV 14" LED`;
      if (hit === 'openingQuote') return `"${cell}`;
      return quoted(`${cell}${style.newline}MOTOR`, style);
    });
    out.push(written.join(style.delimiter));
    if (one.pageEvery > 0 && (at + 1) % one.pageEvery === 0) {
      out.push(`Halaman ${at}`, ...bank.headings.map(plain));
    }
  });
  if (one.datedTotal) {
    const [total] = bank.total(sum, style);
    if (total && total.length === width) out.push(plain([style.day(TODAY), ...total.slice(1)]));
  }
  if (one.total) out.push(...bank.total(sum, style).map(plain));
  return { text: out.join(style.newline), lines };
}

function encode(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-16le') {
    return new Uint8Array(Uint16Array.from(`\ufeff${text}`, (sign) => sign.charCodeAt(0)).buffer);
  }
  if (encoding === 'latin1') return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  return new TextEncoder().encode(encoding === 'bom' ? `\ufeff${text}` : text);
}

/** What a file reads as, as it is suggested; null: it is refused, or a person has to say more. */
async function read(one: File, text: string): Promise<Reading | null> {
  try {
    const table = await readTable(encode(text, one.encoding), headingScore);
    const draft = guessMapping(table, TODAY);
    if (draft.date === '' || draft.amount === '' || draft.description.length === 0) return null;
    return readStatement(table, { ...draft, reference: draft.reference || null }, TODAY);
  } catch (error) {
    if (isTableError(error)) return null;
    throw error;
  }
}

const isAsked = (reading: Reading, ...kinds: string[]) =>
  reading.doubts.some(({ kind }) => kinds.includes(kind));

describe('whatever stands around the lines', () => {
  it('money in is read as it is, or named, or asked about', { timeout: 120_000 }, () =>
    fc.assert(
      fc.asyncProperty(file, async (one) => {
        const { text, lines } = write(one);
        const reading = await read(one, text);
        if (reading === null) return;
        expect(reading.lines.length + reading.out + reading.unreadable.length).toBe(reading.rows);
        for (const found of reading.lines) {
          const written = lines[Number(/#(\d+)/.exec(found.description)?.[1] ?? -1)];
          expect(written, found.description).toBeDefined();
          expect(found.amount).toBe(written?.amount);
          if (!isAsked(reading, 'direction', 'balance', 'none-out')) expect(written?.way, text).toBe('in');
          // Month first is proven by a day above 12 in a line that nothing hit.
          const proven = one.lines.some(([{ date }, hit]) => hit === 'none' && Number(date.slice(8)) > 12);
          if (one.day === 'monthFirst' ? proven : !isAsked(reading, 'days'))
            expect(found.date, text).toBe(written?.date);
        }
        // What is neither in nor out nor named does not exist.
        const named = reading.unreadable.map((each) => each.text).join('\n');
        const incoming = new Set(reading.lines.map((each) => /#(\d+)/.exec(each.description)?.[1]));
        expect(incoming.size).toBe(reading.lines.length);
        lines.forEach((each, at) => {
          if (each.way === 'in' && !incoming.has(String(at))) expect(named).toMatch(new RegExp(`#${at}\\b`));
        });
      }),
      { numRuns: 1000 },
    ),
  );

  it('clean files are read whole, without a question', { timeout: 120_000 }, () =>
    fc.assert(
      fc.asyncProperty(file, async (one) => {
        const clean = {
          ...one,
          lines: one.lines.map(([each]) => [each, 'none'] as [Line, 'none']),
          sorted: true,
        };
        const bothWays = new Set(one.lines.map(([each]) => each.way)).size === 2;
        if (!bothWays || one.day === 'monthFirst') return;
        const { text, lines } = write(clean);
        const reading = await read(clean, text);
        expect(
          reading?.lines.map(({ amount, date }) => [amount, date]),
          text,
        ).toEqual(lines.filter(({ way }) => way === 'in').map(({ amount, date }) => [amount, date]));
        expect(reading?.out).toBe(lines.filter(({ way }) => way === 'out').length);
        expect(reading?.doubts, text).toEqual([]);
      }),
      { numRuns: 400 },
    ),
  );
});
