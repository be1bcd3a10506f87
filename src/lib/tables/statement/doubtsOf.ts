import { readAmount, type DecimalSign } from '@/lib/amounts/readAmount';
import type { StatementMapping } from '@/lib/contract/bankMappings';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { textOf, type Cell, type Table } from '../cell';
import { closingCheck } from './closingCheck';
import type { Doubt, Move } from './doubt';
import { isBalance, moneyOf } from './layout';
import { markOf } from './marks';
import { dateColumnOf, readDate, type Period } from './readDate';
import { senOf } from './senOf';
import { isSummary } from './summaryLine';

interface Known {
  names: readonly string[];
  first: number;
  date: number;
  amount: number;
  balance: number;
  outs: readonly number[];
  marks: readonly number[];
  said: { marks: boolean; signs: boolean };
  onlyOut: boolean;
  period: Period | null;
  headings: readonly string[];
  /** Its days were numbers of Excel. */
  serial: boolean;
  mapping: StatementMapping;
  today: string;
}

/** What speaks against a reading, held against what the file itself says. Empty: nothing. */
export function doubtsOf(table: Table, moves: readonly Move[], known: Known): Doubt[] {
  const incoming = moves.filter(({ kind }) => kind === 'in');
  if (incoming.length === 0) return [];
  const balance = balanceCheck(moves, known);
  const closing = closingCheck(table, moves, { ...known, decimal: known.mapping.decimal });
  // One line that went the other way would end elsewhere, or begin elsewhere.
  const isProven = closing.fits || (balance.start !== null && closing.openings.includes(balance.start));
  const found: (Doubt | null)[] = [
    directionDoubt(incoming, isProven, known),
    markedDoubt(incoming, known),
    noneOutDoubt(table, moves, known),
    ...totalDoubts(table, moves, known),
    balance.wrong,
    closing.wrong,
    daysDoubt(moves, known),
  ];
  return found.filter((one) => one !== null);
}

/** A column that says nothing of the way, and no balances that prove it. */
function directionDoubt(incoming: readonly Move[], isProven: boolean, known: Known): Doubt | null {
  const { mapping, said, onlyOut } = known;
  const money = moneyOf(mapping.amount);
  if (money === 'out') {
    return {
      kind: 'direction',
      text: `Judul kolom “${mapping.amount}” berarti uang keluar. Pastikan isinya memang uang masuk.`,
    };
  }
  if (onlyOut && mapping.direction && !isProven) {
    return {
      kind: 'direction',
      text: `Kolom “${mapping.direction.column}” hanya menandai uang keluar; ${formatNumber(incoming.length)} baris tanpa tanda dibaca sebagai uang masuk. Pastikan semuanya uang masuk.`,
    };
  }
  if (money === 'in' || mapping.direction || said.marks || said.signs || isProven) return null;
  const text = `Kolom “${mapping.amount}” tidak membedakan uang masuk dan keluar. Pastikan ${incoming.length === 1 ? 'baris ini' : `semua ${formatNumber(incoming.length)} baris ini`} uang masuk, atau pilih kolom “Tanda masuk atau keluar”.`;
  return { kind: 'direction', text };
}

/** Lines of money in that a column which is not used marks as money out. */
function markedDoubt(incoming: readonly Move[], { marks, names }: Known): Doubt | null {
  for (const index of marks) {
    const out = incoming.filter(({ row }) => markOf(row[index]) === 'out');
    const [first] = out;
    if (first) {
      return {
        kind: 'marked',
        text: `${formatNumber(out.length)} baris uang masuk bertanda “${textOf(first.row[index])}” di kolom “${names[index]}” (baris ${first.line}). Pilih kolom itu sebagai tanda, atau pastikan ini uang masuk.`,
      };
    }
  }
  return null;
}

const SPENDING =
  /\b(?:biaya|adm(?:in(?:istrasi)?)?|tarikan|penarikan|tarik tunai|pajak|gaji|payroll|db|debet|debit)\b/i;

/** Signs of money out, and yet no line of it. */
function noneOutDoubt(table: Table, moves: readonly Move[], known: Known): Doubt | null {
  if (moves.some(({ kind }) => kind === 'out')) return null;
  const { names, amount, first } = known;
  const sign = moves.find(
    ({ kind, row }) =>
      kind === 'in' &&
      row.some((cell, index) => {
        if (index === amount) return false;
        const name = names[index] ?? '';
        if (markOf(cell) === 'out' && textOf(cell).length > 1) return true;
        if (moneyOf(name) === 'out' && Number(textOf(cell).replaceAll(/\D/g, '')) > 0) return true;
        if (typeof cell === 'number') return cell < 0 && !isBalance(name);
        return (
          /[a-z]/i.test(textOf(cell)) && SPENDING.test(textOf(cell)) && !/\b(?:cr|kr)\b/i.test(textOf(cell))
        );
      }),
  );
  const unread = moves.find(
    ({ kind, row }) => kind === 'left' && !isSummary(row) && row.some((cell) => markOf(cell) === 'out'),
  );
  const stated = table.findIndex(
    (row, index) =>
      (index < first - 1 || isSummary(row)) && (statedOf(row, 'out', known.mapping.decimal)?.amount ?? 0) > 0,
  );
  const line = sign?.line ?? unread?.line ?? (stated < 0 ? null : stated + 1);
  return line === null
    ? null
    : {
        kind: 'none-out',
        text: `Tidak ada uang keluar yang terbaca, tetapi baris ${formatNumber(line)} menunjukkan ada uang keluar. Periksa kolom uang masuk dan tandanya.`,
      };
}

const TOTAL = {
  in: /\b(?:kredit|credit|uang masuk|dana masuk|cr)\b/i,
  out: /\b(?:debet|debit|uang keluar|dana keluar|db)\b/i,
};

/** What a line outside the list states as all money in or out: rupiah, and how many lines where it says so. */
function statedOf(
  row: readonly Cell[],
  way: 'in' | 'out',
  decimal: DecimalSign,
): { amount: number; count: number | null } | null {
  const at = row.findIndex((cell) => {
    const text = textOf(cell);
    return (
      /[a-z]/i.test(text) &&
      text.length < 80 &&
      TOTAL[way].test(text) &&
      !TOTAL[way === 'in' ? 'out' : 'in'].test(text) &&
      !/saldo|balance/i.test(text)
    );
  });
  if (at < 0) return null;
  const behind = textOf(row[at]).split(/[:=]/)[1]?.trim();
  const cells: (Cell | undefined)[] = [...(behind ? [behind] : []), ...row.slice(at + 1)];
  const read = cells.map((cell) => {
    const amount = readAmount(cell, decimal) ?? null;
    const other = amount !== null && 'problem' in amount ? readAmount(cell) : amount;
    return other !== null && 'rupiah' in other ? other.rupiah : null;
  });
  const place = read.findIndex((one) => one !== null);
  const amount = read[place];
  if (amount === undefined || amount === null) return null;
  const next = textOf(cells[place + 1]);
  return { amount, count: /^\d{1,5}$/.test(next) ? Number(next) : null };
}

/** Totals and counts that the file states, against what was read; lines that are named may explain a difference. */
function totalDoubts(table: Table, moves: readonly Move[], known: Known): Doubt[] {
  const { first, mapping, outs, amount: column } = known;
  const sum = (of: readonly Move[]) =>
    of.reduce((total, { amount }) => total + Math.round((amount ?? 0) * 100), 0) / 100;
  const incoming = moves.filter(({ kind }) => kind === 'in');
  const waiting = moves.filter(({ kind, amount }) => kind === 'left' && (amount ?? 0) > 0);
  const sums = new Set([sum(incoming), sum(incoming) + sum(waiting)]);
  const counts = new Set([incoming.length, incoming.length + waiting.length]);
  const isLine = new Set(moves.filter(({ kind }) => kind !== 'left').map(({ line }) => line));
  const doubts: Doubt[] = [];
  const differ = (line: number, stated: string, read: string) =>
    doubts.push({
      kind: 'total',
      text: `Baris ${formatNumber(line)} menyebut ${stated}, tetapi yang terbaca ${read}. Periksa baris yang tidak ikut.`,
    });
  table.forEach((row, index) => {
    const line = index + 1;
    if (isLine.has(line) || (line >= first - 2 && line < first)) return;
    const stated = statedOf(row, 'in', mapping.decimal);
    if (
      stated &&
      stated.amount > 0 &&
      (line < first ||
        textOf(row[known.date]) === '' ||
        !/\d/.test(textOf(row[known.date])) ||
        isSummary(row))
    ) {
      if (!sums.has(stated.amount)) {
        differ(line, `uang masuk ${formatRupiah(stated.amount)}`, formatRupiah(sum(incoming)));
      }
      if (stated.count !== null && !counts.has(stated.count)) {
        differ(
          line,
          `${formatNumber(stated.count)} baris uang masuk`,
          `${formatNumber(incoming.length)} baris`,
        );
      }
      return;
    }
    // A total below the column of money in: of all lines, of those before it, or of one page.
    const isTotal =
      outs.length > 0 && isSummary(row) && !row.some((cell) => /saldo|balance/i.test(textOf(cell)));
    const total = isTotal ? readAmount(row[column], mapping.decimal) : null;
    if (total === null || 'problem' in total || total.rupiah === 0) return;
    const before = [...incoming, ...waiting].filter((one) => one.line < line).sort((a, b) => b.line - a.line);
    let running = 0;
    const fits =
      before.some(({ amount }) => (running += amount ?? 0) === total.rupiah) || sums.has(total.rupiah);
    if (!fits) differ(line, `uang masuk ${formatRupiah(total.rupiah)}`, formatRupiah(sum(incoming)));
  });
  // A total may stand there without a word.
  let running = 0;
  for (const { line, amount } of incoming) {
    if (running > 0 && amount === running && line > (incoming[1]?.line ?? 0)) {
      doubts.push({
        kind: 'total',
        text: `Jumlah baris ${formatNumber(line)} sama dengan semua uang masuk di atasnya (${formatRupiah(running)}). Pastikan baris itu bukan total.`,
      });
    }
    running += amount ?? 0;
  }
  return doubts.slice(0, 3);
}

interface BalanceCheck {
  wrong: Doubt | null;
  /** The balance before the oldest line, sen, where every other line follows from the one before it; else null. */
  start: number | null;
}

/** The running balance: each line must raise or lower it by its amount, from above down or from below up. */
function balanceCheck(moves: readonly Move[], { balance, mapping }: Known): BalanceCheck {
  if (balance < 0) return { wrong: null, start: null };
  // Page feet and headings that come again stand between lines, and move nothing.
  const lines = moves
    .map((move) => ({ ...move, balance: senOf(move.row[balance], mapping.decimal) }))
    .filter((line) => line.kind !== 'left' || line.amount !== undefined || line.balance !== null);
  const pairs = lines.flatMap((line, index) => {
    const before = lines[index - 1];
    if (!before || before.kind === 'left' || line.kind === 'left') return [];
    return before.balance === null || line.balance === null
      ? []
      : [{ before, line, from: before.balance, to: line.balance }];
  });
  if (pairs.length > 0 && pairs.every(({ from, to }) => from === to)) return { wrong: null, start: null };
  const moved = ({ kind, amount }: Move) =>
    amount === null || amount === undefined ? null : Math.round((kind === 'in' ? 100 : -100) * amount);
  const fits = (step: number | null, difference: number) => step === null || step === difference;
  const down = pairs.filter(({ line, from, to }) => !fits(moved(line), to - from));
  const up = pairs.filter(({ before, from, to }) => !fits(moved(before), from - to));
  const wrong = up.length < down.length ? up : down;
  const [first] = wrong;
  if (first) {
    const others = wrong.length > 1 ? `, begitu pula ${formatNumber(wrong.length - 1)} baris lain` : '';
    return {
      wrong: {
        kind: 'balance',
        text: `Saldo di baris ${formatNumber(first.line.line)} tidak cocok dengan jumlah yang terbaca${others}. Periksa apakah jumlah dan arahnya benar.`,
      },
      start: null,
    };
  }
  const told = lines.filter(({ kind }) => kind !== 'left');
  const oldest = wrong === down ? told[0] : told.at(-1);
  const step = oldest ? moved(oldest) : null;
  const isWhole = pairs.length === told.length - 1 && oldest?.balance !== null && step !== null;
  return { wrong: null, start: isWhole && oldest ? (oldest.balance ?? 0) - step : null };
}

/** Days that can be read in two ways, of which the other alone stands in order. */
function daysDoubt(moves: readonly Move[], { date, mapping, today, period, serial }: Known): Doubt | null {
  const outside = moves.find(({ kind, row }) => {
    const day = kind === 'in' && period ? readDate(row[date], mapping.date_format, today, period) : null;
    return day !== null && 'date' in day && period && (day.date < period.from || day.date > period.to);
  });
  if (outside) {
    return {
      kind: 'days',
      text: `Tanggal baris ${formatNumber(outside.line)} (“${textOf(outside.row[date])}”) di luar periode yang tertulis di atas judul kolom. Pastikan hari dan bulannya tidak tertukar di “Tanggal ditulis seperti”.`,
    };
  }
  if (serial && !period) {
    const days = moves.filter(({ kind }) => kind === 'in').map(({ row }) => textOf(row[date]));
    const [first = '', last = ''] = [days.toSorted()[0], days.toSorted().at(-1)];
    return {
      kind: 'days',
      text: `Tanggal di berkas ini berupa angka Excel, dan periodenya tidak tertulis. Terbaca ${first === last ? formatDate(first) : `${formatDate(first)} sampai ${formatDate(last)}`}. Cocokkan dengan mutasi di bank.`,
    };
  }
  const cells = moves.filter(({ kind }) => kind !== 'left').map(({ row }) => row[date]);
  const column = dateColumnOf(cells, today, period);
  if (!column.doubtful || column.format !== mapping.date_format) return null;
  return {
    kind: 'days',
    text: `Tanggalnya bisa dibaca dengan dua cara, dan seperti sekarang urutannya melompat (misalnya “${textOf(cells[0])}”). Pastikan hari dan bulannya tidak tertukar di “Tanggal ditulis seperti”.`,
  };
}
