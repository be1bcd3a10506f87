import { addDays, addMonths } from '@/lib/arithmetic/calendar';
import { weekdayOf } from './dayByKey';

/** The weeks of a day's month, Monday first; null where the week is another month's. */
export function weeksOf(day: string): readonly (readonly (string | null)[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const end = addMonths(first, 1);
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(first, -weekdayOf(first)); monday < end; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    weeks.push(week.map((date) => (date >= first && date < end ? date : null)));
  }
  return weeks;
}
