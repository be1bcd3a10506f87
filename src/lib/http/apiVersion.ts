import { useSyncExternalStore } from 'react';
import { createStore } from '../store/createStore';

/*
 * The newest `version` that an answer carried (SPEC 7). The update modal compares it with the app's own.
 */
const newest = createStore<string | null>(null);

/** Notes the version of an answer; called by the client for every answer. */
export function noteApiVersion(version: string | number | null | undefined): void {
  const text = version == null ? '' : String(version).trim();
  if (/^\d+(\.\d+)*/.test(text)) newest.set(text);
}

/** Forgets what was noted; for tests and stories. */
export const resetApiVersion = (): void => newest.set(null);

/** The API's version as its last answer said, or null before the first. */
export const useApiVersion = (): string | null => useSyncExternalStore(newest.subscribe, newest.get);
