import { readEntry, writeEntry } from '../session/storage';

/** What must stay free beside a photo: the app, its pages and what is typed need some too, bytes. */
const RESERVE = 5_000_000;

/** Whether so many bytes more fit on this device, before anything is tried; null: the browser does not say. */
export async function hasRoom(bytes: number): Promise<boolean | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    if (quota === undefined || usage === undefined) return null;
    return quota - usage >= bytes + RESERVE;
  } catch {
    return null;
  }
}

/** Whether the browser promises to keep what is here when room is short; null: it was not asked, or can't say. */
export function keptAnswer(): boolean | null {
  const answer = readEntry('simpan_tetap');
  return answer === 'ya' ? true : answer === 'tidak' ? false : null;
}

/**
 * Asks the browser to keep what is on this device: once, since some put the question to the person. What it promised
 * without being asked (an installed app) is taken note of each time.
 */
export async function askToKeep(): Promise<boolean | null> {
  try {
    const isKept =
      (await navigator.storage.persisted()) || (keptAnswer() === null && (await navigator.storage.persist()));
    writeEntry('simpan_tetap', isKept ? 'ya' : 'tidak');
    return isKept;
  } catch {
    return null;
  }
}
