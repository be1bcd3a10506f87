import { todayIn } from '@/lib/arithmetic/todayIn';

/** Of what the server answered: the day that its period is around, and when it was read. */
export interface Answer {
  date: string;
  as_of: string;
}

/**
 * The office's today, `YYYY-MM-DD`; undefined: nothing was answered. An answer to an address without a day is around it; of any
 * other it is the day on which it was read, in the office's zone, or this device's where nobody told us the office.
 * @param around whether the answer is one to an address without a day
 */
export function todayOf(
  answer: Answer | undefined,
  around: boolean,
  zone: string | undefined,
): string | undefined {
  return answer && (around ? answer.date : todayIn(zone, new Date(answer.as_of)));
}
