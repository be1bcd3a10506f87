import { useQuery } from '@tanstack/react-query';
import { useOfficeListState } from '@/lib/address/useOfficeListState';
import { todayIn } from '@/lib/arithmetic/todayIn';
import type { ReportKey } from '@/lib/contract/reportTerms';
import { officesQuery } from '@/lib/query/officesQuery';
import { definitionOf } from './domain/reportColumns';
import { REPORT_PLACE } from './domain/reportPlace';
import { daysOf, reportQueryOf, spanProblem } from './domain/reportSpan';

/** The report that the address names; null: none, all are offered. */
export const useReportKey = (): ReportKey | null => useOfficeListState(REPORT_PLACE).state.report || null;

/** What is chosen of a report: of this month or today, where the address says nothing else. */
export function useReport(key: ReportKey) {
  const { state, change } = useOfficeListState(REPORT_PLACE);
  const definition = definitionOf(key);
  const offices = useQuery(officesQuery()).data ?? [];
  const office = offices.find(({ id }) => id === state.office);
  const now = new Date();
  const today = todayIn((office ?? offices[0])?.zone, now);
  const days = daysOf(key, state, today);
  // Where offices of several zones are seen, it is tomorrow in one of them first.
  const latest = [today, ...(office ? [] : offices.map(({ zone }) => todayIn(zone, now)))].toSorted().at(-1);
  const problem = spanProblem(definition.span, days, latest ?? today);
  const query = reportQueryOf(key, state, days);
  const start = { ...REPORT_PLACE.startFor(null), report: key, office: state.office };
  const isChanged = JSON.stringify({ ...state, page: 1 }) !== JSON.stringify(start);
  const reset = () => change(start);
  return { state, change, reset, isChanged, definition, offices, office, today, days, problem, query };
}
