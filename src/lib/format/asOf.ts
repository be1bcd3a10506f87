import { formatDayBrief } from './tanggal';

const two = (number: number) => String(number).padStart(2, '0');
const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** Of when figures are, on this device's clock: `per 14.05`; of another day than now `per 31 Okt 2026, 23.40`. */
export function asOfText(instant: string, now = new Date()): string {
  const at = new Date(instant);
  const time = `${two(at.getHours())}.${two(at.getMinutes())}`;
  const day = dayOf(at);
  return day === dayOf(now) ? `per ${time}` : `per ${formatDayBrief(day, true)}, ${time}`;
}
