import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOfficeListState } from '@/lib/address/useOfficeListState';
import { todayIn } from '@/lib/arithmetic/todayIn';
import { MOST_YEARS } from '@/lib/contract/periodExportColumns';
import { monthOf, periodProblem } from '@/lib/labels/period';
import { officesQuery } from '@/lib/query/officesQuery';
import { exportPlace, exportQueryOf } from './domain/exportPlace';
import type { PeriodExport } from './domain/periodExports';

/** What is chosen on a page of exports: this month where the address says nothing else. */
export function usePeriodExport(of: PeriodExport) {
  const place = useMemo(() => exportPlace(of), [of]);
  const { state, change } = useOfficeListState(place);
  const offices = useQuery(officesQuery()).data ?? [];
  const office = offices.find(({ id }) => id === state.office);
  const month = monthOf(todayIn((office ?? offices[0])?.zone, new Date()));
  const period = { from: state.from || month.from, to: state.to || month.to };
  const problem = periodProblem(period, MOST_YEARS);
  const query = exportQueryOf(of, state, period);
  return { state, change, offices, office, period, problem, query, viewed: place.viewed };
}
