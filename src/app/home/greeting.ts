import { todayIn } from '@/lib/arithmetic/todayIn';

/** The time of day's greeting: pagi until 11.00, siang until 15.00, sore until 18.30, then malam. */
export function greeting(minutes: number): string {
  if (minutes < 4 * 60) return 'Selamat malam';
  if (minutes < 11 * 60) return 'Selamat pagi';
  if (minutes < 15 * 60) return 'Selamat siang';
  if (minutes < 18 * 60 + 30) return 'Selamat sore';
  return 'Selamat malam';
}

export interface OfficeClock {
  /** `Jumat, 20 November 2026`. */
  date: string;
  /** The same day as `YYYY-MM-DD`. */
  day: string;
  /** Since midnight. */
  minutes: number;
}

/** Date and time at the office (DOMAIN, Amounts: today is the office's today); without its zone, on this device. */
export function officeClock(now: Date, zone?: string): OfficeClock {
  const at = zone ? { timeZone: zone } : {};
  const part = (options: Intl.DateTimeFormatOptions) =>
    Number(new Intl.DateTimeFormat('en-GB', { ...options, ...at }).format(now));
  return {
    date: new Intl.DateTimeFormat('id-ID', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      ...at,
    }).format(now),
    day: todayIn(zone, now),
    minutes: part({ hour: '2-digit', hourCycle: 'h23' }) * 60 + part({ minute: 'numeric' }),
  };
}
