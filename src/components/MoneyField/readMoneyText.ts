import { readAmount, type AmountProblem } from '@/lib/amounts/readAmount';

/** Longest piece of a refused text that is said again, characters. */
const LONGEST_QUOTE = 24;

/** What a text in a field says: rupiah (null: it is empty), or in words why it says none. */
export type MoneyReading = { rupiah: number | null } | { words: string };

/** Reads what was typed or pasted. Below 0 is refused unless `negative`, never made positive. */
export function readMoneyText(text: string, negative: boolean): MoneyReading {
  const reading = readAmount(text);
  if (reading === null) return text.trim() === '' ? { rupiah: null } : refused(text, 'tidak terbaca');
  if ('problem' in reading) return refused(text, reading.problem);
  const { rupiah, direction } = reading;
  if (direction !== 'out' || rupiah === 0) return { rupiah };
  return negative ? { rupiah: -rupiah } : refused(text, 'di bawah nol');
}

function refused(text: string, why: AmountProblem | 'di bawah nol') {
  const said = text.trim().slice(0, LONGEST_QUOTE);
  return { words: `“${said}” ${why}. Tulis rupiah bulat, misalnya 1.500.000.` };
}
