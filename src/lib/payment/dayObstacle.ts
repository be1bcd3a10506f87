import { isRealDate } from '../arithmetic/calendar';
import { formatDate } from '../format/tanggal';

/** Why no payment of that day is taken on a contract, in words; null: one is. */
export function dayObstacle(
  day: string,
  { dateStart, today }: { dateStart: string; today: string },
): string | null {
  if (day === '') return 'Wajib diisi.';
  if (!isRealDate(day)) return 'Tanggal ini tidak ada.';
  if (day > today) return 'Tidak boleh setelah hari ini.';
  if (day < dateStart) return `Tidak boleh sebelum tanggal kontrak, ${formatDate(dateStart)}.`;
  return null;
}
