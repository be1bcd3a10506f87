const MONTHS = [
  ...['jan(?:uari)?', '(?:feb|peb)(?:ruari)?', 'mar(?:et)?', 'apr(?:il)?', 'mei|may', 'jun[ie]?', 'jul[iy]?'],
  ...['ag(?:ustus|st|us|u|t|s)|aug(?:ust)?', 'sept?(?:ember)?', 'o[kc]t(?:ober)?', 'no[vp](?:ember)?'],
  'de[sc](?:ember)?',
].map((month) => new RegExp(`^(?:${month})$`));

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/;
const NAMED = /^(\d{1,2})[-/. ]?([a-z]{3,9})\.?(?:[-/. ]?(\d{4}|\d{2}))?$/;

/** A day that somebody looks for. */
export interface SearchedDay {
  /** `MM-DD`. */
  day: string;
  /** Null: of any year. */
  year: number | null;
}

/** Day first as people write it: `20/11`, `20 nov`, `20-11-2026`, `20 November 26`, or ISO; null: no day that there is. */
export function searchedDay(search: string): SearchedDay | null {
  const text = search
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const iso = ISO.exec(text);
  if (iso) return existing(iso[3], Number(iso[2]), iso[1]);
  const named = NAMED.exec(text);
  if (named) return existing(named[1], MONTHS.findIndex((month) => month.test(named[2] ?? '')) + 1, named[3]);
  const dayFirst = DAY_FIRST.exec(text);
  return dayFirst && existing(dayFirst[1], Number(dayFirst[2]), dayFirst[3]);
}

function existing(day = '', month: number, written: string | undefined): SearchedDay | null {
  const year = written === undefined ? null : Number(written.length === 2 ? `20${written}` : written);
  // A leap year, where none is said.
  const at = new Date(Date.UTC(year ?? 2028, month - 1, Number(day)));
  const isThere =
    month >= 1 && month <= 12 && at.getUTCMonth() === month - 1 && at.getUTCDate() === Number(day);
  if (!isThere || (year !== null && (year < 1900 || year > 2199))) return null;
  return { day: at.toISOString().slice(5, 10), year };
}
