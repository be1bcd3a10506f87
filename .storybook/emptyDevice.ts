import { deleteDB } from 'idb';
import { DEVICE_DATABASE } from '@/lib/device/Disk';

/**
 * Removes what earlier stories kept in this browser: a visit that one of them left would be sent by the next page of a
 * surveyor, whichever story that is.
 */
export async function emptyDevice(): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  const kept = await indexedDB.databases();
  if (kept.some(({ name }) => name === DEVICE_DATABASE)) await deleteDB(DEVICE_DATABASE);
}
