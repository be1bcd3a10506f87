const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
const SHORT_YEAR = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{2})$/;

/**
 * What a person typed as a calendar date, `YYYY-MM-DD`: day first (20/11/2026, 20-11-2026, 20112026) or ISO.
 * Null for anything else, for days that do not exist, and for years that are a slip (`calendarDate` takes 1900 to 2199).
 * @param complete true once typing ended: then 20/11/26 is read too
 */
export function parseDate(text: string, complete = false): string | null {
  const typed = text.trim();
  const iso = ISO.exec(typed);
  if (iso) return existing(iso[1], iso[2], iso[3]);
  const dayFirst = DAY_FIRST.exec(typed) ?? DIGITS.exec(typed);
  if (dayFirst) return existing(dayFirst[3], dayFirst[2], dayFirst[1]);
  const short = complete ? SHORT_YEAR.exec(typed) : null;
  return short ? existing(`20${short[3]}`, short[2], short[1]) : null;
}

function existing(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return /^(19|20|21)/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
    ? text
    : null;
}
