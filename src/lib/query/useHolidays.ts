import { useQuery } from '@tanstack/react-query';
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

const byDate = (rows: readonly Holiday[]): Holidays => new Map(rows.map(({ date, name }) => [date, name]));

/**
 * The holidays that move these due dates, in whole years so that contracts share an answer; undefined while they are
 * not known, and for good where the host has no such call.
 */
export function useHolidays(dueDates: readonly string[]): Holidays | undefined {
  const real = dueDates.filter(isRealDate).sort();
  const from = addDays(`${real[0]?.slice(0, 4) ?? '2000'}-01-01`, -DAYS_BEFORE);
  const to = `${real.at(-1)?.slice(0, 4) ?? '2000'}-12-31`;
  const { data } = useQuery({
    queryKey: [...queryRoot('holidays'), from, to] as const,
    queryFn: ({ signal }) => call(listHolidays, { query: { from, to }, signal }),
    enabled: real.length > 0,
    staleTime: FRESH_FOR,
    retry: false,
    select: byDate,
  });
  return data;
}

/** Due dates of the lines that are not paid: only those are shown for a payment to come. */
export const openDueDates = (
  lines: readonly { date_maturity: string; remainder: number }[] = [],
): readonly string[] => lines.filter((line) => line.remainder > 0).map((line) => line.date_maturity);
