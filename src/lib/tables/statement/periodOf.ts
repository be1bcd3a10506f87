import { textOf, type Table } from '../cell';
import { dateColumnOf, readDate, type Period } from './readDate';

const DAY = String.raw`\d{1,4}[-/. ]?(?:\d{1,2}|\p{L}{3,9})[-/. ]?\d{2,4}`;
const BETWEEN = new RegExp(`(${DAY})\\s*(?:-|–|s/d|s\\.d\\.?|sd|sampai|hingga|to|until)\\s*(${DAY})`, 'iu');

/** The period that a statement names above its headings; null where it names none. */
export function periodOf(table: Table, headerLine: number, today: string): Period | null {
  for (const row of table.slice(0, headerLine - 1)) {
    const text = row.map(textOf).filter(Boolean).join(' ');
    if (!/period|tanggal|tgl|date|mutasi/i.test(text)) continue;
    const [, first, last] = BETWEEN.exec(text) ?? [];
    if (first === undefined || last === undefined) continue;
    // A period may end after today: the end of this month.
    const { format } = dateColumnOf([first, last], today);
    if (!format.includes('Y')) continue;
    const [from, to] = [first, last].map((day) => readDate(day, format, '2999-12-31'));
    if (from && to && 'date' in from && 'date' in to && from.date <= to.date)
      return { from: from.date, to: to.date };
  }
  return null;
}
