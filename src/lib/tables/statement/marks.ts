import { textOf, type Cell } from '../cell';

const IN =
  /^(cr|c|k|kr|kredit|credit|masuk|in|\+|(uang|dana|transfer|transaksi|saldo) masuk|(credit|kredit) transfer|(transfer|cash) in|incoming|pemasukan|penerimaan|setor|setoran|deposit)\.?$/i;
const OUT =
  /^(db|dr|d|debet|debit|keluar|out|-|(uang|dana|transfer|transaksi|saldo) keluar|(debet|debit) transfer|(transfer|cash) out|outgoing|pengeluaran|tarik|tarikan|penarikan|withdrawal)\.?$/i;

/** What a cell says that holds nothing but a mark: money came in or went out; null: it is no mark. */
export function markOf(cell: Cell | undefined): 'in' | 'out' | null {
  const text = textOf(cell);
  if (IN.test(text)) return 'in';
  return OUT.test(text) ? 'out' : null;
}

/**
 * Whether cells of lines are marks: nearly all that hold anything. The rest is named when the file is read, so a stray
 * word does not hide the column.
 */
export function areMarks(cells: readonly (Cell | undefined)[]): boolean {
  const written = cells.filter((cell) => textOf(cell) !== '');
  const marks = written.filter((cell) => markOf(cell) !== null).length;
  return marks > 0 && marks >= 0.6 * written.length;
}

/** Whether a column marks money out alone and leaves the rest empty, as some banks do. */
export const marksOnlyOut = (cells: readonly (Cell | undefined)[]): boolean =>
  cells.some((cell) => markOf(cell) === 'out') &&
  cells.every((cell) => markOf(cell) === 'out' || textOf(cell) === '');

/** Which way a line's mark points, where `credit` is what stands for money in; null: it can't be told. */
export function directionBy(cell: Cell | undefined, credit: string): 'in' | 'out' | null {
  const text = textOf(cell);
  if (text === '') return null;
  if (text.toUpperCase() === credit.trim().toUpperCase()) return 'in';
  const [mark, chosen] = [markOf(cell), markOf(credit)];
  // A word of the bank's own (“Setoran”): every other word is none of it.
  if (chosen === null) return mark === 'in' ? null : 'out';
  if (mark === null) return null;
  return mark === chosen ? 'in' : 'out';
}
