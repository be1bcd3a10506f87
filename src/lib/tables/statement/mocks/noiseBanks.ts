import type { Cell } from '../../cell';
import type { WritingStyle } from './writingStyles';

/** A line as it really was. */
export interface TrueLine {
  amount: number;
  way: 'in' | 'out';
  /** `YYYY-MM-DD`. */
  date: string;
  words: string;
}
/** All money of a file, and how many lines. */
export interface TrueSum {
  in: number;
  out: number;
  countIn: number;
  countOut: number;
}
type Row = readonly Cell[];
/** How a bank lays out its lines. */
export interface NoiseBank {
  headings: readonly (readonly string[])[];
  line: (line: TrueLine, at: number, style: WritingStyle, balance: number) => Row;
  /** The column of descriptions, which stray signs hit, and the one of days. */
  text: number;
  date: number;
  /** The column of marks, by its heading. */
  mark?: string;
  /** The headings leave open which column is the amount, so a person says it. */
  asks?: true;
  total: (sum: TrueSum, style: WritingStyle) => readonly Row[];
}

/** Money in the list before its first line. */
export const OPENING_BALANCE = 100_000_000_000;

const said = (line: TrueLine, at: number) => `TRSF #${at} ${line.words}`.trim();

const apart = (headings: NoiseBank['headings'], before: number, creditFirst = false): NoiseBank => ({
  headings,
  text: before,
  date: before - 1,
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

const marked = (
  mark: string,
  [credit, debit]: readonly [credit: string, debit: string],
  first: boolean,
  amount = 'Nominal',
): NoiseBank => ({
  headings: [['Tgl. Transaksi', 'Uraian', ...(first ? [mark, amount] : [amount, mark]), 'Saldo']],
  text: 1,
  date: 0,
  mark: mark || 'Kolom 4',
  line: (line, at, { day, money }, balance) => {
    const pair = [money(line.amount), line.way === 'in' ? credit : debit];
    return [day(line.date), said(line, at), ...(first ? pair.reverse() : pair), money(balance)];
  },
  total: (sum, { money }) => [['', 'Total', ...(first ? ['', money(sum.in)] : [money(sum.in), '']), '']],
});

/** Layouts of banks here, by what they do in their own way. */
export const NOISE_BANKS: Record<string, NoiseBank> = {
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
  markCalledCredit: { ...marked('Kredit', ['K', 'D'], true, 'Rupiah'), asks: true },
  inTheAmount: {
    headings: [['Tanggal Transaksi', 'Keterangan', 'Cabang', 'Jumlah', 'Saldo']],
    text: 1,
    date: 0,
    line: (line, at, { day, money, moneyText }, balance) => [
      day(line.date),
      said(line, at),
      '0000',
      `${moneyText(line.amount)} ${line.way === 'in' ? 'CR' : 'DB'}`,
      money(balance),
    ],
    total: (sum, { moneyText }) => [
      [`Mutasi Debet : ${moneyText(sum.out)}`, String(sum.countOut)],
      [`Mutasi Kredit : ${moneyText(sum.in)}`, String(sum.countIn)],
    ],
  },
  signed: {
    headings: [['Date', 'Description', 'Amount', 'Balance']],
    text: 1,
    date: 0,
    line: (line, at, { day, money, moneyText }, balance) => {
      const amount = money(line.amount);
      const out = typeof amount === 'number' ? -amount : `-${moneyText(line.amount)}`;
      return [day(line.date), said(line, at), line.way === 'in' ? amount : out, money(balance)];
    },
    total: () => [],
  },
};
