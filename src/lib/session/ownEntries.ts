import { readEntry } from './storage';

/*
 * What somebody's work leaves in this tab: drafts, where a list was left, what was asked already. Every entry carries
 * the id of its owner, so that nobody else ever reads it, and all go when that person signs out (decision 69). Where
 * storage is missing or full, reads find nothing and writes are dropped.
 */
export type OwnEntry =
  | 'nota.daftar'
  | 'kontrak.daftar'
  | 'tempo.daftar'
  | 'registrasi.daftar'
  | 'kolektor.daftar'
  | 'akun.daftar'
  | 'pencapaian.daftar'
  | 'agen.daftar'
  | 'marketing.daftar'
  | 'agen.komisi'
  | 'marketing.komisi'
  | 'agen.pembayaran'
  | 'marketing.pembayaran'
  | 'lokasi.ditanya'
  | 'posisi'
  | 'staff.daftar'
  | 'terakhir'
  | `${string}.draf.${string}`;

const PREFIX = 'angsur.';

/** Where an entry of the signed-in person stands; null when nobody is signed in. */
export function ownKey(name: OwnEntry): string | null {
  const id = readEntry('id');
  return id ? `${PREFIX}${encodeURIComponent(id)}.${name}` : null;
}

export function readOwn(name: OwnEntry): string | null {
  const key = ownKey(name);
  try {
    return key === null ? null : sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps an entry of the signed-in person in this tab; null drops it. */
export function writeOwn(name: OwnEntry, value: string | null): void {
  const key = ownKey(name);
  if (key === null) return;
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Nothing to do: see above.
  }
}

/** Drops what anybody left in this tab, but for one person's entries where `except` names them. */
export function forgetOwn(except?: string): void {
  try {
    const kept = except === undefined ? null : `${PREFIX}${encodeURIComponent(except)}.`;
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && !(kept !== null && key.startsWith(kept))) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept there.
  }
}
