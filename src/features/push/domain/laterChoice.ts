import { readEntry, writeEntry } from '@/lib/session/storage';

/** Where "Nanti" is kept: the moment it was pressed, ms. It belongs to the device, not to the session. */
const KEY = 'pemberitahuan_nanti';
/** After this long the question may come again, ms: a week. */
const REST = 7 * 24 * 60 * 60 * 1000;

export function keepLater(now: number): void {
  writeEntry(KEY, String(now));
}

/** True while the question rests. */
export function isLater(now: number): boolean {
  const since = Number(readEntry(KEY) ?? Number.NaN);
  return now >= since && now - since < REST;
}
