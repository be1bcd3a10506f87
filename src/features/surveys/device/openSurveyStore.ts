import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type * as z from 'zod/mini';
import { createListeners } from '@/lib/store/createListeners';
import { keptSurveySchema, surveyFactsSchema, type KeptSurvey, type SurveyFacts } from './keptSurveySchema';
import { SURVEY_DATABASE, SurveyStoreError, type PhotoContent, type SurveyStore } from './SurveyStore';

interface Stores extends DBSchema {
  surveys: { key: [string, string]; value: KeptSurvey };
  photos: { key: [string, string, string]; value: PhotoContent };
  facts: { key: [string, number]; value: SurveyFacts & { owner: string } };
}

type Database = IDBPDatabase<Stores>;
type Transaction = IDBPTransaction<Stores, ('surveys' | 'photos')[], 'readwrite'>;

/** The store of this browser, in IndexedDB; whose visits are whose is in every key. */
export function openSurveyStore(): SurveyStore {
  let opening: Promise<Database> | null = null;
  const { subscribe, tell } = createListeners();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(SURVEY_DATABASE);
  channel?.addEventListener('message', tell);

  const open = (): Promise<Database> => {
    opening ??= openDB<Stores>(SURVEY_DATABASE, 1, {
      upgrade: (db) => {
        db.createObjectStore('surveys', { keyPath: ['owner', 'id'] });
        db.createObjectStore('photos');
        db.createObjectStore('facts', { keyPath: ['owner', 'registrationId'] });
      },
      // Another version of the app wants to change the shape: it comes first.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        opening = null;
      },
      terminated: () => {
        opening = null;
      },
    }).catch((error: unknown) => {
      opening = null;
      throw new SurveyStoreError('missing', error);
    });
    return opening;
  };

  async function reading<T>(read: (db: Database) => Promise<T>): Promise<T> {
    return read(await open());
  }

  async function writing(write: (db: Database) => Promise<unknown>): Promise<void> {
    const db = await open();
    try {
      await write(db);
    } catch (error) {
      if (error instanceof SurveyStoreError) throw error;
      throw new SurveyStoreError(isQuota(error) ? 'full' : 'missing', error);
    }
    tell();
    channel?.postMessage(null);
  }

  /** Writes to visits and photos at once: both or neither. What stands there by then decides. */
  const both = ({ owner, id }: KeptSurvey, write: (tx: Transaction, had: KeptSurvey | undefined) => void) =>
    writing(async (db) => {
      const tx = db.transaction(['surveys', 'photos'], 'readwrite');
      // A full disk is told by the end of the transaction, and nothing was kept then.
      const ended = tx.done;
      quiet(ended);
      const had = await tx.objectStore('surveys').get([owner, id]);
      try {
        write(tx, had);
      } catch (error) {
        tx.abort();
        throw error;
      }
      await ended;
    });

  /** A person's change: of what is theirs to change. */
  const edit = (survey: KeptSurvey, more: (tx: Transaction) => void = () => undefined) =>
    both(survey, (tx, had) => {
      if (had && (had.step === 'waiting' || had.step === 'sent')) throw new SurveyStoreError('elsewhere');
      quiet(tx.objectStore('surveys').put(survey));
      more(tx);
    });

  return {
    list: (owner) =>
      reading(async (db) => fitting(keptSurveySchema, await db.getAll('surveys', own(owner))).sort(byVisit)),
    put: (survey) => edit(survey),
    putPhoto: (survey, photoId, content) =>
      edit(survey, (tx) => quiet(tx.objectStore('photos').put(content, [survey.owner, survey.id, photoId]))),
    removePhoto: (survey, photoId) =>
      edit(survey, (tx) => quiet(tx.objectStore('photos').delete([survey.owner, survey.id, photoId]))),
    refuse: (survey, refusal) =>
      both(survey, (tx, had) => {
        if (had?.step === 'waiting')
          quiet(tx.objectStore('surveys').put({ ...had, step: 'refused', refusal }));
      }),
    photo: (owner, surveyId, photoId) =>
      reading(async (db) => (await db.get('photos', [owner, surveyId, photoId])) ?? null),
    settle: (survey) =>
      both(survey, (tx) => {
        quiet(tx.objectStore('photos').delete(own(survey.owner, survey.id)));
        quiet(tx.objectStore('surveys').put({ ...survey, photos: [] }));
      }),
    remove: (survey) =>
      both(survey, (tx) => {
        quiet(tx.objectStore('photos').delete(own(survey.owner, survey.id)));
        quiet(tx.objectStore('surveys').delete([survey.owner, survey.id]));
      }),
    listFacts: (owner) =>
      reading(async (db) => {
        const rows = fitting(surveyFactsSchema, await db.getAll('facts', own(owner)));
        return rows.sort((a, b) => b.readAt.localeCompare(a.readAt));
      }),
    putFacts: (owner, facts) => writing((db) => db.put('facts', { ...facts, owner })),
    removeFacts: (owner, registrationId) => writing((db) => db.delete('facts', [owner, registrationId])),
    subscribe,
  };
}

/** What a request of a transaction says, its end says as well. */
const quiet = (request: Promise<unknown>) => void request.catch(() => undefined);

/** Every key that begins with these. */
const own = (...parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);

/** What another version of the app wrote, or what is damaged, stays on the disk and is not read. */
const fitting = <T>(schema: z.ZodMiniType<T>, rows: readonly unknown[]): T[] =>
  rows.flatMap((row) => {
    const read = schema.safeParse(row);
    return read.success ? [read.data] : [];
  });

const byVisit = (a: KeptSurvey, b: KeptSurvey) => a.visitedAt.localeCompare(b.visitedAt);

const isQuota = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';
