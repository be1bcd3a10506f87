/*
 * The spec's localStorage entries, by their names (SPEC 3). Storage may be missing or full (private windows,
 * old phones): reads then find nothing and writes are dropped, the page works on.
 */
/** Entries of the device and not of a person: they hold nothing of anybody's work and stay at sign-out. */
export type DeviceEntryName =
  /** Light or dark. */
  | 'tema'
  /** The paper that this device prints on (decision 91). */
  | 'kertas'
  /** When the question about push was put off, ms. */
  | 'pemberitahuan_nanti'
  /** `mati`: shortcuts of a single character do nothing. */
  | 'pintasan'
  /** The mark that sign-in gave this browser (decision 69). */
  | 'perangkat'
  /** By what this browser is given numbers of TTS. */
  | 'perangkat_tts'
  /** How far this device's clock is ahead of the server's, ms (`clockDifference`). */
  | 'selisih_jam'
  /** Whether the browser said that it keeps what is on this device for good: `ya` or `tidak`. */
  | 'simpan_tetap'
  /** Why the last session ended here: `sesi` when the server ended it, `sendiri` when somebody signed out. */
  | 'keluar';

/** Columns that a person chose for a list on this device: how a screen looks, nothing of anybody's work. */
export type ColumnsEntryName = `kolom.${string}`;

export type EntryName =
  | 'password'
  | 'id'
  | 'id_title'
  | 'username'
  | 'name'
  | 'image'
  | 'navbar'
  | 'office_base'
  /** The person's own office, beside the one that lists start with. */
  | 'office_home'
  | 'alert_collector_customers'
  | 'offline_collector_customers'
  /** Requests that this person left for later: whose, and which. */
  | 'persetujuan_nanti'
  | DeviceEntryName
  | ColumnsEntryName
  | `is_${string}`;

export function readEntry(name: EntryName): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function writeEntry(name: EntryName, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Nothing to do: see above.
  }
}
