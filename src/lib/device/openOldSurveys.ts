import { deleteDB, openDB, type DBSchema } from 'idb';
import type { PhotoContent } from './KeptRecord';
import type { OldSurvey, OldSurveys } from './takeSurveysAlong';

const DATABASE = 'angsur-survei';

interface Stores extends DBSchema {
  surveys: { key: [string, string]; value: OldSurvey };
  photos: { key: [string, string, string]; value: PhotoContent };
  facts: { key: [string, number]; value: { owner: string; registrationId: number } };
}

/** The database that surveys had to themselves; null where this browser has none, and then none is made. */
export async function openOldSurveys(): Promise<OldSurveys | null> {
  let isThere = true;
  // Held until it is dropped: another tab that does the same waits with dropping it, and so with using the new one.
  const db = await openDB<Stores>(DATABASE, undefined, {
    upgrade: (_db, _from, _to, tx) => {
      isThere = false;
      tx.done.catch(() => undefined);
      tx.abort();
    },
  }).catch((error: unknown) => {
    if (isThere) throw error;
    return null;
  });
  if (!db) return null;
  const below = (owner: string, id: string) => IDBKeyRange.bound([owner, id], [owner, id, []]);
  return {
    surveys: () => db.getAll('surveys'),
    photos: async (owner, id) => {
      const tx = db.transaction('photos');
      const [keys, contents] = await Promise.all([
        tx.store.getAllKeys(below(owner, id)),
        tx.store.getAll(below(owner, id)),
      ]);
      return contents.flatMap((content, at) => {
        const key = keys[at];
        return key ? [{ id: key[2], content }] : [];
      });
    },
    facts: () => db.getAll('facts'),
    remove: async (owner, id) => {
      const tx = db.transaction(['surveys', 'photos'], 'readwrite');
      await Promise.all([
        tx.objectStore('photos').delete(below(owner, id)),
        tx.objectStore('surveys').delete([owner, id]),
        tx.done,
      ]);
    },
    drop: () => {
      db.close();
      return deleteDB(DATABASE);
    },
  };
}
