import type { Period } from '@/lib/contract/creditListDefaults';
import { addDays, addMonths } from '@/lib/arithmetic/calendar';

/** First and last day, both included. */
export interface DateWindow {
  from: string;
  to: string;
}

/** The calendar day, week (Monday to Sunday), month or year around a date; null for `all`. */
export function periodWindow(period: Period, date: string): DateWindow | null {
  switch (period) {
    case 'all':
      return null;
    case 'day':
      return { from: date, to: date };
    case 'week': {
      const sinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
      const from = addDays(date, -sinceMonday);
      return { from, to: addDays(from, 6) };
    }
    case 'month': {
      const from = `${date.slice(0, 7)}-01`;
      return { from, to: addDays(addMonths(from, 1), -1) };
    }
    case 'year':
      return { from: `${date.slice(0, 4)}-01-01`, to: `${date.slice(0, 4)}-12-31` };
  }
}
