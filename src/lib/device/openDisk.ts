import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { createListeners } from '../store/createListeners';
import { DeviceStoreError } from './DeviceStoreError';
import { DEVICE_DATABASE, TABLES, type Disk, type Key, type Op, type Row } from './Disk';
import { openOldSurveys } from './openOldSurveys';
import { takeSurveysAlong } from './takeSurveysAlong';

interface Stores extends DBSchema {
  records: { key: string[]; value: Row };
  photos: { key: string[]; value: unknown };
  facts: { key: string[]; value: unknown };
}
type Database = IDBPDatabase<Stores>;

/** The disk of this browser, in IndexedDB; opened when it is first needed, and again when its connection has died. */
export function openDisk(): Disk {
  let opening: Promise<Database> | null = null;
  let isTakenAlong = false;
  const { subscribe, tell } = createListeners();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(DEVICE_DATABASE);
  channel?.addEventListener('message', tell);

  const lose = (lost: Promise<Database> | null) => {
    if (opening === lost) opening = null;
  };

  function open(): Promise<Database> {
    const mine = (opening ??= openTaken(() => lose(mine)).catch((error: unknown) => {
      lose(mine);
      throw problemOf(error);
    }));
    return mine;
  }

  async function openTaken(onLost: () => void): Promise<Database> {
    const db = await openDatabase(onLost);
    if (isTakenAlong) return db;
    try {
      const old = await openOldSurveys();
      if (old) await takeSurveysAlong(old, (...change) => changeIn(db, ...change));
      isTakenAlong = true;
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  }

  /** Does it, and once more where the connection turns out to be dead: phones close it behind our back. */
  async function using<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const at = open();
    try {
      return await work(await at);
    } catch (error) {
      if (!isDead(error)) throw problemOf(error);
      lose(at);
      return work(await open()).catch((again: unknown) => {
        throw problemOf(again);
      });
    }
  }

  return {
    get: (table, key) => using((db) => db.get(table, [...key])),
    list: (table, under) => using((db) => db.getAll(table, below(under))),
    change: async (...change) => {
      await using((db) => changeIn(db, ...change));
      tell();
      channel?.postMessage(null);
    },
    subscribe,
  };
}

const openDatabase = (onLost: () => void) =>
  openDB<Stores>(DEVICE_DATABASE, 1, {
    upgrade: (db) => {
      for (const table of TABLES) db.createObjectStore(table);
    },
    // Another version of the app wants to change the shape: it comes first.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onLost();
    },
    terminated: onLost,
  });

async function changeIn(
  db: Database,
  ...[under, decide, lasting]: Parameters<Disk['change']>
): Promise<void> {
  const tx = db.transaction(TABLES, 'readwrite', lasting ? { durability: 'strict' } : {});
  // A full disk is told by the end of the transaction, and nothing was kept then.
  const ended = tx.done;
  quiet(ended);
  const rows = await tx.objectStore('records').getAll(below(under));
  try {
    for (const op of decide(rows)) quiet(perform(op));
  } catch (error) {
    tx.abort();
    throw error;
  }
  await ended;

  function perform(op: Op): Promise<unknown> {
    const store = tx.objectStore(op.table);
    return op.do === 'put' ? store.put(op.value, [...op.key]) : store.delete(below(op.under));
  }
}

/** What a request of a transaction says, its end says as well. */
const quiet = (request: Promise<unknown>) => void request.catch(() => undefined);

/** This key, and every one that begins with it. */
const below = (key: Key) => IDBKeyRange.bound([...key], [...key, []]);

const isNamed = (error: unknown, ...names: string[]) =>
  error instanceof DOMException && names.includes(error.name);
const isDead = (error: unknown) => isNamed(error, 'InvalidStateError', 'UnknownError');

const problemOf = (error: unknown) =>
  error instanceof DeviceStoreError
    ? error
    : new DeviceStoreError(isNamed(error, 'QuotaExceededError') ? 'full' : 'missing', error);
