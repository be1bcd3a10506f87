import { queryOptions, useQuery } from '@tanstack/react-query';
import { addDays, isRealDate } from '@/lib/arithmetic/calendar';
import { listHolidays, type Holiday } from '@/lib/contract/holidays';
import { call } from '@/lib/http/request';
import { queryRoot } from './queryRoots';

/** Names of national holidays by date. */
export type Holidays = ReadonlyMap<string, string>;

/** The calendar hardly ever changes. ms */
const FRESH_FOR = 3_600_000;
/** A due date in January may be shown in the December before. */
const DAYS_BEFORE = 31;

/** By date, as screens ask for them. */
export const byDate = (rows: readonly Holiday[]): Holidays =>
  new Map(rows.map(({ date, name }) => [date, name]));

/** The holidays that move due dates of these years, first and last: whole years, so that contracts share an answer. */
export const holidaysOptions = (first: string, last: string) => {
  const from = addDays(`${first}-01-01`, -DAYS_BEFORE);
  const to = `${last}-12-31`;
  return queryOptions({
    queryKey: [...queryRoot('holidays'), from, to] as const,
    queryFn: ({ signal }) => call(listHolidays, { query: { from, to }, signal }),
    staleTime: FRESH_FOR,
    retry: false,
  });
};

/**
 * The holidays that move these due dates; undefined while they are not known, and for good where the host has no such
 * call.
 */
export function useHolidays(dueDates: readonly string[]): Holidays | undefined {
  const real = dueDates.filter(isRealDate).sort();
  const { data } = useQuery({
    ...holidaysOptions(real[0]?.slice(0, 4) ?? '2000', real.at(-1)?.slice(0, 4) ?? '2000'),
    enabled: real.length > 0,
    select: byDate,
  });
  return data;
}

/** Due dates of the lines that are not paid: only those are shown for a payment to come. */
export const openDueDates = (
  lines: readonly { date_maturity: string; remainder: number }[] = [],
): readonly string[] => lines.filter((line) => line.remainder > 0).map((line) => line.date_maturity);
