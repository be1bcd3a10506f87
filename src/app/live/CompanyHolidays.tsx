import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { HolidaysProvider } from '@/components/Calendar/HolidaysProvider';

/** The company's holidays for every calendar inside; asked for when a calendar is opened, once a year of it. */
export function CompanyHolidays({
  children,
}: {
  /** The app. */
  children: ReactNode;
}) {
  const client = useQueryClient();
  const holidaysOf = useCallback(
    async (year: number) => {
      // With the contract and its schemas, which the first page does without.
      const { byDate, holidaysOptions } = await import('@/lib/query/useHolidays');
      return byDate(await client.fetchQuery(holidaysOptions(String(year), String(year))));
    },
    [client],
  );
  return <HolidaysProvider holidaysOf={holidaysOf}>{children}</HolidaysProvider>;
}
