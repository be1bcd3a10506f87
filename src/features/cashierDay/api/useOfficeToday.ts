import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DayPlace } from '../domain/dayAddress';
import { cashiersOptions, dayOptions } from './cashierDay.queries';

const todayOf = ({ today }: { today: string }) => today;

/**
 * The office's today, as the cashier's day or the list of cashiers says it, whichever is on screen; that of the day before
 * stays while another day is fetched. Undefined: not known yet.
 */
export function useOfficeToday({ day, staffId, by }: DayPlace, on: 'day' | 'list'): string | undefined {
  const ofDay = useQuery({
    ...dayOptions(day, staffId, by),
    enabled: on === 'day',
    select: todayOf,
    placeholderData: keepPreviousData,
  });
  const ofList = useQuery({ ...cashiersOptions(day, by), enabled: on === 'list', select: todayOf });
  return on === 'day' ? ofDay.data : ofList.data;
}
