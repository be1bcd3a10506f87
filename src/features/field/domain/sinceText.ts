import { officeTime } from '@/lib/collection/callHours';
import { formatDayBrief } from '@/lib/format/tanggal';

/** When something was read, as its office's clock says: `07.40`, and its day where that is another one. */
export function sinceText(asOf: string, zone: string, today: string): string {
  const { day, minute } = officeTime(zone, new Date(asOf));
  const two = (value: number) => String(value).padStart(2, '0');
  const time = `${two(Math.floor(minute / 60))}.${two(minute % 60)}`;
  return day === today ? time : `${formatDayBrief(day)} ${time}`;
}
