const MONTHS = [
  ...['januari', 'februari', 'maret', 'april', 'mei', 'juni'],
  ...['juli', 'agustus', 'september', 'oktober', 'november', 'desember'],
];
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
/** `Jumat, 25 Desember 2026`, with or without the weekday. */
const IN_WORDS = /^(?:\p{L}+,? )?(\d{1,2}) (\p{L}+) (\d{4})$/u;

/**
 * The day that a cell of a file says, `YYYY-MM-DD`; it may not exist (31 Februari). Null: it is written as no day at
 * all.
 */
export function readDay(cell: string): string | null {
  const iso = ISO.exec(cell);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const dayFirst = DAY_FIRST.exec(cell);
  if (dayFirst) return day(dayFirst[3], dayFirst[2], dayFirst[1]);
  const words = IN_WORDS.exec(cell);
  const name = words?.[2]?.toLowerCase() ?? '';
  // `Des` and `Desember`; `Ma` could be two.
  const month = name.length < 3 ? -1 : MONTHS.findIndex((month) => month.startsWith(name));
  return words && month >= 0 ? day(words[3], String(month + 1), words[1]) : null;
}

const day = (year = '', month = '', date = '') =>
  `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
