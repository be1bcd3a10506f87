import { isSunday } from '@/lib/arithmetic/calendar';

/** Minutes of a day within which borrowers are called, both included (POJK 22/2023 art. 62). */
const FROM = 8 * 60;
const UNTIL = 20 * 60;

/** A moment as a clock in the office says it. */
export interface OfficeTime {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Minutes since midnight. */
  minute: number;
}

/** Why nobody may be called now. */
export type OutsideReason = 'SUNDAY' | 'HOLIDAY' | 'HOURS';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Day and time in an IANA zone. */
export function officeTime(zone: string, at: Date): OfficeTime {
  const format = formats.get(zone) ?? makeFormat(zone);
  formats.set(zone, format);
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    minute: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
}

const makeFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });

/**
 * Why a call at that time lies outside Monday to Saturday 08.00–20.00 (DOMAIN, Who, where, when); null: it does not. 20.00
 * itself is within.
 * @param holidays national holidays by date, at least that of the day
 */
export function outsideCallHours(
  { day, minute }: OfficeTime,
  holidays: { has: (day: string) => boolean },
): OutsideReason | null {
  if (isSunday(day)) return 'SUNDAY';
  if (holidays.has(day)) return 'HOLIDAY';
  return minute >= FROM && minute <= UNTIL ? null : 'HOURS';
}
