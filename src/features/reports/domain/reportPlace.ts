import { addressCodec, day, oneOf, orEmpty, orWord, page, rowId, shaped } from '@/lib/address/addressCodec';
import { keptList } from '@/lib/address/keptList';
import { viewedAs } from '@/lib/list/viewed';
import { REPORT_KEYS, REPORTS, type ReportKey } from '@/lib/contract/reportTerms';

/** What `/report` keeps in its address: all that a report is of, so that it can be sent on and kept. */
export interface ReportState {
  /** '': none is chosen, the page offers all. */
  report: ReportKey | '';
  /** Of a period; '': the month that the office is in. */
  from: string;
  to: string;
  /** `YYYY-MM`; '': this month, or the last that is over. */
  month: string;
  /** '': today. */
  day: string;
  /** Keys with commas between; '': all. */
  columns: string;
  page: number;
  office: number | 'all';
}

const known = new Set(Object.values(REPORTS).flatMap(({ columns }) => Object.keys(columns)));

const codec = addressCodec<ReportState>({
  report: orEmpty(oneOf(REPORT_KEYS)),
  from: orEmpty(day),
  to: orEmpty(day),
  month: orEmpty(shaped(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/)),
  day: orEmpty(day),
  columns: {
    // A column that is none would refuse the whole report.
    parse: (given) => [...new Set(given.split(','))].filter((key) => known.has(key)).join(','),
    print: (value) => value,
  },
  page,
  office: orWord(rowId, 'all'),
});

const startFor = (officeBase: number | null): ReportState => ({
  ...{ report: '', from: '', to: '', month: '', day: '', columns: '', page: 1 },
  office: officeBase ?? 'all',
});

export const REPORT_PLACE = {
  ...{ codec, startFor },
  kept: keptList(null),
  /** Which report it is is a part of a view: one opens from the page that offers all. */
  viewed: viewedAs<ReportState>({
    ...{ key: 'reports', codec, startFor, parts: { office: { label: 'Kantor', names: 'office' } } },
  }),
};
