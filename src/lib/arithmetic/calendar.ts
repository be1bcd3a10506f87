const DAY = 86_400_000;

const stamp = (date: string) => Date.parse(`${date}T00:00:00Z`);
const write = (time: number) => new Date(time).toISOString().slice(0, 10);

/** True when the `YYYY-MM-DD` exists: 2026-02-30 does not. */
export function isRealDate(date: string): boolean {
  const time = stamp(date);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(time) && write(time) === date;
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((stamp(to) - stamp(from)) / DAY);
}

/** The date `days` later; negative for earlier. */
export function addDays(date: string, days: number): string {
  return write(stamp(date) + days * DAY);
}

/** The same day `months` later, or that month's last day where it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return write(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

/** True for a Sunday; false where the date does not exist. */
export function isSunday(date: string): boolean {
  return new Date(stamp(date)).getUTCDay() === 0;
}

/** Monday to Saturday, and no holiday. */
export const isWorkingDay = (date: string, holidays: { has: (date: string) => boolean }): boolean =>
  !isSunday(date) && !holidays.has(date);

/** The so-manieth working day after a date; holidays by date. */
export function workingDayAfter(
  date: string,
  nth: number,
  holidays: { has: (date: string) => boolean },
): string {
  let [day, left] = [date, nth];
  while (left > 0) {
    day = addDays(day, 1);
    if (isWorkingDay(day, holidays)) left -= 1;
  }
  return day;
}

/**
 * The last working day up to a due date: before Sundays and holidays (DOMAIN, Amounts). For display only: penalty
 * counts from the written date. A date that does not exist stays as it is.
 */
export function shownDueDate(
  date: string,
  holidays: ReadonlySet<string> | ReadonlyMap<string, unknown>,
): string {
  if (!isRealDate(date)) return date;
  let shown = date;
  while (!isWorkingDay(shown, holidays)) shown = addDays(shown, -1);
  // Before the year 0 there is no written date.
  return isRealDate(shown) ? shown : date;
}

/** The last day with at least so many working days after it, up to `today` and with it; holidays by date. */
export function workingDaysBefore(today: string, days: number, holidays: ReadonlySet<string>): string {
  let date = today;
  for (let left = days; left > 0; date = addDays(date, -1)) {
    if (isWorkingDay(date, holidays)) left--;
  }
  return date;
}
