import { addDays, addMonths } from '@/lib/arithmetic/calendar';

/** Monday is 0. */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Years that a calendar date may lie in (`calendarDate` of the contract). */
const FIRST = '1900-01-01';
const LAST = '2199-12-31';

/** The day that the arrow keys, Home, End and the page keys go to; null for any other key. */
export function dayByKey(key: string, shift: boolean, day: string): string | null {
  const to = target(key, shift, day);
  if (to === null) return null;
  return to < FIRST ? FIRST : to > LAST ? LAST : to;
}

function target(key: string, shift: boolean, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1);
    default:
      return null;
  }
}
