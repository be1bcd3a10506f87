import { addDays, isWorkingDay } from './calendar';

/** The first working day from one on; holidays by date. */
export function workingDayFrom(date: string, holidays: { has: (date: string) => boolean }): string {
  let day = date;
  while (!isWorkingDay(day, holidays)) day = addDays(day, 1);
  return day;
}
