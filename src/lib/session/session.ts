import { ACCESS_FLAGS, NO_ACCESS, type Access } from '../contract/access';
import { createListeners } from '../store/createListeners';
import { forgetPortraits } from './portraitCache';
import { readEntry, writeEntry, type EntryName } from './storage';

/** Who is signed in, as the localStorage entries say (SPEC 3). */
export interface Session {
  /** The credential sent as Bearer; kept under `password` (DOMAIN, Readings). */
  token: string;
  id: string;
  idTitle: number | null;
  username: string;
  name: string;
  /** Name below the storage images path, or null. */
  image: string | null;
  /** The office that lists start with, or null. */
  officeBase: number | null;
  access: Access;
}

const SESSION_ENTRIES: readonly EntryName[] = [
  'password',
  'id',
  'id_title',
  'username',
  'name',
  'image',
  'office_base',
  'office_home',
  ...ACCESS_FLAGS,
];

let signature: string | null = null;
let current: Session | null = null;
const { subscribe, tell: announce } = createListeners();

/** The session as it stands; the same object until an entry changes. */
export function readSession(): Session | null {
  const values = SESSION_ENTRIES.map(readEntry);
  const next = JSON.stringify(values);
  if (next !== signature) {
    signature = next;
    current = compose();
  }
  return current;
}

function compose(): Session | null {
  const token = readEntry('password');
  if (!token) return null;
  return {
    token,
    id: readEntry('id') ?? '',
    idTitle: integer('id_title'),
    username: readEntry('username') ?? '',
    name: readEntry('name') ?? '',
    image: readEntry('image') || null,
    officeBase: integer('office_base'),
    access: readAccess(),
  };
}

function integer(name: EntryName): number | null {
  const text = readEntry(name);
  return text && /^\d+$/.test(text) ? Number(text) : null;
}

function readAccess(): Access {
  const access = { ...NO_ACCESS };
  for (const flag of ACCESS_FLAGS) if (readEntry(flag) === '1') access[flag] = 1;
  return access;
}

/** The Bearer credential, or null when signed out. */
export function sessionToken(): string | null {
  return readEntry('password') || null;
}

/** Keeps a session under the spec's names; flags as "0" or "1". */
export function writeSession(session: Session): void {
  // A session that ran out left the day's list to whoever it belongs to.
  if (readEntry('id') !== session.id && ownerOfDay() !== session.id) forgetDay();
  writeEntry('keluar', null);
  writeEntry('password', session.token);
  writeEntry('id', session.id);
  writeEntry('id_title', session.idTitle === null ? null : String(session.idTitle));
  writeEntry('username', session.username);
  writeEntry('name', session.name);
  writeEntry('image', session.image);
  writeEntry('office_base', session.officeBase === null ? null : String(session.officeBase));
  for (const flag of ACCESS_FLAGS) writeEntry(flag, String(session.access[flag]));
  announce();
}

/** The person's own office as the API said it last, or null: `office_base` may be another by choice. */
export const readKnownOffice = (): number | null => integer('office_home');
export const writeKnownOffice = (office: number): void => writeEntry('office_home', String(office));

/** Changes the office that lists start with (`office_base`). */
export function writeOfficeBase(office: number | null): void {
  writeEntry('office_base', office === null ? null : String(office));
  announce();
}

/** Why a session ended here: the server no longer knew it, or somebody signed out. */
export type SignOutReason = 'sesi' | 'sendiri';

/** Why the last session ended on this device; null before the first, and while somebody is signed in. */
export function signOutReason(): SignOutReason | null {
  const reason = readEntry('keluar');
  return reason === 'sesi' || reason === 'sendiri' ? reason : null;
}

/** Signs out on this device: every tab sees it through the storage event. */
export function clearSession(reason: SignOutReason = 'sendiri'): void {
  // First, so that a tab which sees the session go knows why.
  writeEntry('keluar', reason);
  for (const name of SESSION_ENTRIES) writeEntry(name, null);
  // A session that only ran out leaves them to the same person; nobody else reads them.
  if (reason === 'sendiri') {
    forgetDay();
    writeEntry('persetujuan_nanti', null);
  }
  forgetPortraits();
  announce();
}

/** What a collector keeps of the day for offline use. */
function forgetDay(): void {
  writeEntry('alert_collector_customers', null);
  writeEntry('offline_collector_customers', null);
}

/** Staff id of whose list of the day this device has; null: it has none, or nobody can say whose. */
function ownerOfDay(): string | null {
  try {
    const kept = JSON.parse(readEntry('offline_collector_customers') ?? 'null') as {
      staff_id?: unknown;
    } | null;
    return String(kept?.staff_id);
  } catch {
    return null;
  }
}

/** Calls back on every change of the session, in this tab or another. */
export function subscribeSession(listener: () => void): () => void {
  const stop = subscribe(listener);
  addEventListener('storage', listener);
  // A page that comes back from the browser's memory has heard of nothing meanwhile.
  addEventListener('pageshow', listener);
  return () => {
    stop();
    removeEventListener('storage', listener);
    removeEventListener('pageshow', listener);
  };
}
