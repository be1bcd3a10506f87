import { addDays, addMonths, isWorkingDay } from '../arithmetic/calendar';

type Holidays = { has: (day: string) => boolean };

/** The days of a month, and how many of them up to each are working days. */
export interface WorkingMonth {
  /** `YYYY-MM-DD`, the first to the last. */
  days: readonly string[];
  /** Working days from the first up to the day at the same place, with it. */
  through: readonly number[];
}

/**
 * A month by its working days, Monday to Saturday without national holidays. One without any goes by all its days, so that
 * its target is not lost.
 * @param first its first day
 */
export function workingMonth(first: string, holidays: Holidays): WorkingMonth {
  const next = addMonths(first, 1);
  const days: string[] = [];
  for (let day = first; day < next; day = addDays(day, 1)) days.push(day);
  const isWorking = (day: string) => isWorkingDay(day, holidays);
  const counts = days.some(isWorking) ? isWorking : () => true;
  let count = 0;
  return { days, through: days.map((day) => (count += counts(day) ? 1 : 0)) };
}

/** Working days of a month. */
export const workingDays = ({ through }: WorkingMonth): number => through.at(-1) ?? 0;

/**
 * The part of a month's target that falls on some days of it: what is due by the end less what was due before the start, each
 * rounded down, so that parts that follow each other sum to the whole exactly (DOMAIN, Achievement).
 * @param whole rupiah or contracts of the month, a whole number from 0 on
 * @param from first day, `to` last one; what lies outside of the month has no part
 */
export function targetPart(
  whole: number,
  month: WorkingMonth,
  { from, to }: { from: string; to: string },
): number {
  const { days, through } = month;
  const until = days.filter((day) => day <= to).length;
  const before = days.filter((day) => day < from).length;
  if (until <= before) return 0;
  const share = (count: number) => shareOf(whole, through[count - 1] ?? 0, workingDays(month));
  return share(until) - share(before);
}

/** floor(whole × part ÷ of), exact also where the product is beyond what a number holds exactly. */
const shareOf = (whole: number, part: number, of: number): number =>
  Math.floor(whole / of) * part + Math.floor(((whole % of) * part) / of);
