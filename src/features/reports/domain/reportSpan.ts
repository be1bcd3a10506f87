import { MOST_YEARS } from '@/lib/contract/periodExportColumns';
import type { ReportQuery } from '@/lib/contract/reports';
import type { ReportKey, ReportSpan } from '@/lib/contract/reportTerms';
import { formatDate, formatMonth } from '@/lib/format/tanggal';
import { monthOf, periodProblem, periodText } from '@/lib/labels/period';
import { chosenColumns, definitionOf } from './reportColumns';
import type { ReportState } from './reportPlace';

/** Of which days a report is, as its call takes them; nothing of what another span has. */
export type ReportDays = Pick<ReportQuery, 'from' | 'to' | 'month' | 'day'>;

/** Compares two months' ends: of a month that runs there is nothing to tell. */
const OF_MONTHS_THAT_ARE_OVER: readonly ReportKey[] = ['movements'];

/** What is looked at: what the address says, else this month or today. */
export function daysOf(report: ReportKey, state: ReportState, today: string): Required<ReportDays> {
  const { from, to } = monthOf(today);
  const beside = OF_MONTHS_THAT_ARE_OVER.includes(report) ? -1 : 0;
  return {
    from: state.from || from,
    to: state.to || to,
    month: state.month || monthOf(today, beside).from.slice(0, 7),
    day: state.day || today,
  };
}

/** Of these, what belongs to the span. */
export function daysFor(span: ReportSpan, { from, to, month, day }: Required<ReportDays>): ReportDays {
  if (span === 'period') return { from, to };
  if (span === 'month') return { month };
  return span === 'day' ? { day } : {};
}

/** Why nothing can be made of it, in words; null: it can. */
export function spanProblem(span: ReportSpan, days: Required<ReportDays>, today: string): string | null {
  if (span === 'period') return periodProblem(days, MOST_YEARS);
  if (span === 'month') return days.month > today.slice(0, 7) ? 'Bulan itu belum datang.' : null;
  return span === 'day' && days.day > today ? 'Hari itu belum datang.' : null;
}

/** Of when it is, in words. */
export function spanText(span: ReportSpan, { from, to, month, day }: Required<ReportDays>): string {
  if (span === 'period') return periodText({ from, to });
  if (span === 'month') return formatMonth(`${month}-01`);
  return span === 'day' ? formatDate(day) : 'Keadaan sekarang';
}

/** What the calls are asked for. */
export function reportQueryOf(
  report: ReportKey,
  state: ReportState,
  days: Required<ReportDays>,
): ReportQuery {
  const definition = definitionOf(report);
  const keys = chosenColumns(definition, state.columns);
  const isAll = keys.length === Object.keys(definition.columns).length;
  return {
    ...{ report, ...daysFor(definition.span, days) },
    ...(state.office !== 'all' && { office: state.office }),
    ...(!isAll && { columns: keys.join(',') }),
  };
}

/** Months that are offered: from this one back to the longest period, and the one that is looked at. */
export function monthChoices(today: string, chosen: string): { value: string; label: string }[] {
  const months = Array.from({ length: MOST_YEARS * 12 }, (_, at) => monthOf(today, -at).from.slice(0, 7));
  return [...(months.includes(chosen) ? [] : [chosen]), ...months].map((value) => ({
    value,
    label: formatMonth(`${value}-01`),
  }));
}
