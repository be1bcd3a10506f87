/*
 * The spec's localStorage entries, by their names (SPEC 3). Storage may be missing or full (private windows,
 * old phones): reads then find nothing and writes are dropped, the page works on.
 */
export type EntryName =
  | 'password'
  | 'id'
  | 'id_title'
  | 'username'
  | 'name'
  | 'image'
  | 'navbar'
  | 'office_base'
  | 'alert_collector_customers'
  | 'offline_collector_customers'
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
