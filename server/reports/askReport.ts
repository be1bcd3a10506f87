import type { ReportQuery } from '@/lib/contract/reports';
import {
  REPORTS,
  type ReportColumn,
  type ReportDefinition,
  type ReportKey,
  type ReportSpan,
} from '@/lib/contract/reportTerms';
import type { FieldErrors } from '@/lib/contract/envelope';
import { addDays, addMonths } from '@/lib/arithmetic/calendar';
import { todayIn } from '../calendar/today';
import { checkPeriod, chosenColumns } from '../exports/period';
import { officeDays } from '../monitoring/officeDays';
import type { SignedIn } from '../platform/auth/session';
import { invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import type { ReportScope } from './ReportSource';

/** A report as it was asked for, after everything about it was checked. */
export interface AskedReport {
  key: ReportKey;
  definition: ReportDefinition;
  /** Those that are shown, in the report's order. */
  columns: Readonly<Record<string, ReportColumn>>;
  scope: ReportScope;
  file_name: string;
}

/** What each span is said by. */
const SAID_BY = { period: ['from', 'to'], month: ['month'], day: ['day'], now: [] } as const;
const PARAMETERS = ['from', 'to', 'month', 'day'] as const;

/**
 * Reads what is asked for, before any of the report is. 403: an office of others. 422: parameters that the report does not have
 * or lacks, days that make no sense or have not come, an unknown column or office.
 */
export async function askReport(
  db: Db,
  person: SignedIn,
  query: ReportQuery,
  now: Date,
): Promise<AskedReport> {
  const definition: ReportDefinition = REPORTS[query.report];
  checkParameters(definition, query);
  const span = daysOf(definition.span, query) ?? {
    from: todayIn(person.office.zone, now),
    to: todayIn(person.office.zone, now),
  };
  const { listed, file } = await checkPeriod(db, person, { ...span, office: query.office });
  const offices = await officeDays(db, listed, now);
  const latest = offices.reduce((day, { today }) => (today > day ? today : day), '');
  if (definition.span === 'day' && span.to > latest) throw invalid({ day: 'Hari ini belum datang.' });
  if (definition.span === 'month' && span.from > latest) throw invalid({ month: 'Bulan ini belum datang.' });
  return {
    ...{ key: query.report, definition },
    columns: chosenColumns(definition.columns, query.columns),
    scope: { db, now, offices, ...span },
    file_name: `laporan-${slugOf(definition.title)}_${file.slice(0, -`${span.from}_${span.to}`.length)}${
      definition.span === 'period' ? `${span.from}_${span.to}` : (query.month ?? span.to)
    }`,
  };
}

const slugOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function checkParameters({ span, columns }: ReportDefinition, query: ReportQuery): void {
  const errors: FieldErrors = {};
  const needed: readonly string[] = SAID_BY[span];
  for (const name of PARAMETERS) {
    if (needed.includes(name) && query[name] === undefined) errors[name] = 'Wajib diisi.';
    if (!needed.includes(name) && query[name] !== undefined) errors[name] = 'Laporan ini tidak memakainya.';
  }
  const unknown = query.columns?.split(',').filter((key) => !Object.hasOwn(columns, key)) ?? [];
  if (unknown.length > 0) errors['columns'] = `Kolom ini tidak ada: ${unknown.join(', ')}.`;
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** First and last day; null: it is of now. */
function daysOf(span: ReportSpan, { from = '', to = '', month = '', day = '' }: ReportQuery) {
  switch (span) {
    case 'period':
      return { from, to };
    case 'month':
      return { from: `${month}-01`, to: addDays(addMonths(`${month}-01`, 1), -1) };
    case 'day':
      return { from: day, to: day };
    case 'now':
      return null;
  }
}
