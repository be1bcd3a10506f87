import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listHolidayYear } from '@/lib/contract/holidayMaster';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

/** `all` is shared with whatever shows due dates and calendars: a write here marks them too. */
export const holidayKeys = {
  all: queryRoot('holidays'),
  year: (year: number | null) => [...holidayKeys.all, 'year', year] as const,
};

/** The holidays of a year; null: of this year. */
export function holidayYearOptions(year: number | null) {
  return queryOptions({
    queryKey: holidayKeys.year(year),
    queryFn: ({ signal }) => call(listHolidayYear, { query: year === null ? {} : { year }, signal }),
    placeholderData: keepPreviousData,
  });
}
