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
