import { useSyncExternalStore } from 'react';

/* A new version of the web app that the service worker has fetched; `apply` reloads into it. */
let apply: (() => void) | null = null;
const listeners = new Set<() => void>();

export function offerNewVersion(reload: () => void): void {
  apply = reload;
  for (const listener of listeners) listener();
}

/** How to change to the new version, or null while there is none. */
export function useNewVersion(): (() => void) | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => apply,
  );
}
