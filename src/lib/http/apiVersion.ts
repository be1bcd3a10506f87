import { useSyncExternalStore } from 'react';

/*
 * The newest `version` that an answer carried (SPEC 7). The update modal compares it with the app's own.
 */
let newest: string | null = null;
const listeners = new Set<() => void>();

/** Notes the version of an answer; called by the client for every answer. */
export function noteApiVersion(version: string | number | null | undefined): void {
  const text = version == null ? '' : String(version).trim();
  if (!/^\d+(\.\d+)*/.test(text) || text === newest) return;
  newest = text;
  for (const listener of listeners) listener();
}

/** Forgets what was noted; for tests and stories. */
export function resetApiVersion(): void {
  newest = null;
  for (const listener of listeners) listener();
}

/** The API's version as its last answer said, or null before the first. */
export function useApiVersion(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => newest,
  );
}
