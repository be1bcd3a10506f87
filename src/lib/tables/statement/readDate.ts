import { isRealDate } from '@/lib/arithmetic/calendar';
import { STATEMENT_DATE_FORMATS } from '@/lib/contract/bankMappings';
import { dayOf, textOf, type Cell } from '../cell';

export type DateFormat = (typeof STATEMENT_DATE_FORMATS)[number];
/** First and last day that a statement says it covers. */
export interface Period {
  from: string;
  to: string;
}
export type DateReading = { date: string } | { problem: string; group: string };

const DAY = String.raw`(?<d>\d{1,2})`;
const MONTH = String.raw`(?<m>\d{1,2})`;
const YEAR = String.raw`(?<y>\d{4})`;
const SHORT_YEAR = String.raw`(?<y>\d{2})`;
const ANY_YEAR = String.raw`(?<y>\d{4}|'?\d{2})`;
const NAME = String.raw`(?<name>[a-z]{3,9})\.?`;
const whole = (...parts: string[]) => new RegExp(`^${parts.join('')}$`, 'i');

const PATTERNS: Record<DateFormat, RegExp> = {
  'DD/MM/YYYY': whole(DAY, '/', MONTH, '/', YEAR),
  'DD-MM-YYYY': whole(DAY, '-', MONTH, '-', YEAR),
  'DD.MM.YYYY': whole(DAY, '[. ]', MONTH, '[. ]', YEAR),
  'DD/MM/YY': whole(DAY, '(?<s>[-/.])', MONTH, '\\k<s>', SHORT_YEAR),
  'DD/MM': whole(DAY, '[-/]', MONTH),
  'YYYY-MM-DD': whole(YEAR, '(?<s>[-/.])', MONTH, '\\k<s>', DAY),
  YYYYMMDD: whole(YEAR, String.raw`(?<m>\d{2})(?<d>\d{2})(?: ?\d{4}(?:\d{2})?)?`),
  DDMMYYYY: whole(String.raw`(?<d>\d{2})(?<m>\d{2})`, YEAR),
  'DD MMM YYYY': whole(DAY, '[ /.-]?', NAME, '[ /.,-]{0,2}', ANY_YEAR),
  'DD MMM': whole(DAY, '[ /.-]?', NAME),
  'MMM DD YYYY': whole(NAME, '[ /.-]?', DAY, '(?:st|nd|rd|th)?', '[ /.,-]{1,2}', YEAR),
  'MM/DD/YYYY': whole(MONTH, '(?<s>[-/.])', DAY, '\\k<s>', YEAR),
  'MM/DD/YY': whole(MONTH, '(?<s>[-/.])', DAY, '\\k<s>', SHORT_YEAR),
  'YY/MM/DD': whole(SHORT_YEAR, '(?<s>[-/.])', MONTH, '\\k<s>', DAY),
};

/** Whole names, Indonesian, English and old Indonesian; any beginning of three letters will do, and so do `ALSO`. */
const MONTHS = [
  ['januari', 'january'],
  ['februari', 'february', 'pebruari'],
  ['maret', 'march'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['agustus', 'august'],
  ['september'],
  ['oktober', 'october'],
  ['november', 'nopember'],
  ['desember', 'december'],
];
const ALSO: Record<string, number> = { agt: 8, ags: 8, agst: 8, jn: 6, mrt: 3 };

const WEEKDAY =
  /^(?:senin|selasa|rabu|kamis|jum['’`]?at|sabtu|minggu|ahad|(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?|wed|thu|sat|sen|sel|rab|kam|jum|sab|min)\.?(?:, ?| (?=\d|[a-z]))/i;
/** Banks write the hour behind the day. */
const TIME = /(?:,? | ?[-–] |T| (?:pukul|jam|at) )\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[.,]\d+)?.{0,12}$/i;

/**
 * A day in a cell, `YYYY-MM-DD`. XLSX date cells need no format. A day without a year gets the one that brings it nearest
 * to `today` without being after it, or the one that lies in the file's `period`. Days that do not exist or are after `today` are problems, in words.
 */
export function readDate(
  cell: Cell | undefined,
  format: DateFormat,
  today: string,
  period: Period | null = null,
): DateReading {
  if (cell instanceof Date) {
    const day = dayOf(cell);
    return day === null ? unread('Tanggal tidak terbaca') : notAfter(day, today, day);
  }
  const text = textOf(cell);
  if (text === '') return unread('Tanggal kosong');
  if (/^PEND/i.test(text)) {
    return { problem: 'Belum dibukukan bank (PEND)', group: 'Belum dibukukan bank (PEND)' };
  }
  if (DAY_NUMBER.test(text)) return unread(`Tanggal “${text}” berupa angka, dan harinya tidak pasti`);
  const parts = PATTERNS[format].exec(bareDay(text))?.groups;
  if (!parts) return unread(`Tanggal “${text}” tidak terbaca`);
  const monthDay = `${monthOf(parts)}-${(parts.d ?? '').padStart(2, '0')}`;
  const year = parts.y?.replace("'", '').padStart(4, '20');
  const date = year === undefined ? nearest(monthDay, today, period) : `${year}-${monthDay}`;
  if (date === null || !isRealDate(date) || date < OLDEST) return unread(`Tanggal “${text}” tidak ada`);
  return notAfter(date, today, text);
}

/** Excel's number of a day; a whole column of them was turned into days before. */
const DAY_NUMBER = /^(?:4[5-9]\d{3}|50000)(?:[.,]\d+)?$/;

/** No statement is older; what reads as such is written in another order. */
const OLDEST = '1990-01-01';

/** How a column's days are written, as far as its cells tell. */
export interface DateColumn {
  format: DateFormat;
  /** Another format reads every day as well, and only then the lines stand in order. */
  doubtful: boolean;
}

/**
 * The one format for a whole column: it must read every day; where several do, those that put none after `today`, all
 * in the file's period and in the last year come first, then day before month.
 */
export function dateColumnOf(
  cells: readonly (Cell | undefined)[],
  today: string,
  period: Period | null = null,
): DateColumn {
  const texts = [...new Set(cells.filter(isWritten).map(textOf))];
  const candidates = STATEMENT_DATE_FORMATS.map((format) => {
    const read = texts.map((text) => readDate(text, format, today, period));
    const days = read.flatMap((one) => ('date' in one ? one.date : []));
    const late = read.filter((one) => 'problem' in one && one.group === AFTER_TODAY).length;
    const recent = days.every((day) => Number(today.slice(0, 4)) - Number(day.slice(0, 4)) <= 1);
    const outside = period ? days.filter((day) => day < period.from || day > period.to).length : 0;
    return { format, days, wrong: texts.length - days.length - late, late, outside, old: recent ? 0 : 1 };
  });
  const ranked = candidates
    .filter(({ days }) => days.length > 0)
    .sort(
      (one, other) =>
        one.wrong - other.wrong ||
        one.late - other.late ||
        one.outside - other.outside ||
        one.old - other.old,
    );
  const [best] = ranked;
  if (!best) return { format: 'DD/MM/YYYY', doubtful: false };
  const rivals = ranked.filter(
    (one) => one.wrong + one.late + one.outside + one.old === 0 && one.days.join() !== best.days.join(),
  );
  return {
    format: best.format,
    doubtful: best.days.length > 2 && !inOrder(best.days) && rivals.some(({ days }) => inOrder(days)),
  };
}

/** Whether a cell is a day under any format but `except`, not after `today`. */
export const isDay = (cell: Cell | undefined, today: string, except?: DateFormat): boolean =>
  cell instanceof Date ||
  STATEMENT_DATE_FORMATS.some((format) => format !== except && 'date' in readDate(cell, format, today));

export const AFTER_TODAY = 'Tanggal setelah hari ini';

const isWritten = (cell: Cell | undefined) => !(cell instanceof Date) && /\d/.test(textOf(cell));

const bareDay = (text: string) => text.replace(WEEKDAY, '').replace(TIME, '').trim();

function inOrder(days: readonly string[]): boolean {
  const up = days.every((day, at) => at === 0 || day >= (days[at - 1] ?? ''));
  return up || days.every((day, at) => at === 0 || day <= (days[at - 1] ?? ''));
}

function monthOf(parts: Record<string, string | undefined>): string {
  if (parts.name === undefined) return (parts.m ?? '').padStart(2, '0');
  const name = parts.name.toLowerCase();
  const known = MONTHS.findIndex((names) =>
    names.some((one) => one.startsWith(name) || name === `${one.slice(0, 3)}t`),
  );
  return String(ALSO[name] ?? known + 1).padStart(2, '0');
}

function nearest(monthDay: string, today: string, period: Period | null): string | null {
  const year = Number((period?.to ?? today).slice(0, 4));
  const candidates = [`${year}-${monthDay}`, `${year - 1}-${monthDay}`].filter(isRealDate);
  if (period) return candidates.find((date) => date >= period.from && date <= period.to) ?? null;
  return candidates.find((date) => date <= today) ?? null;
}

const unread = (problem: string): DateReading => ({ problem, group: 'Tanggal tidak terbaca' });

function notAfter(date: string, today: string, text: string): DateReading {
  return date > today ? { problem: `Tanggal “${text}” setelah hari ini`, group: AFTER_TODAY } : { date };
}
