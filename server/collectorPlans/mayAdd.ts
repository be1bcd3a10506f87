import { PLAN_ADDED_UNTIL } from '@/lib/contract/visitTerms';
import { officeTime } from '@/lib/collection/callHours';

/** Whether a supervisor may add to plans of a day now: that day in the office, until 12.00, which is within. */
export function mayAdd(zone: string, day: string, now: Date): boolean {
  const time = officeTime(zone, now);
  return time.day === day && time.minute <= PLAN_ADDED_UNTIL * 60;
}
