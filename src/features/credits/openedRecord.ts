import { useEffect, useSyncExternalStore } from 'react';

/*
 * The record that was opened from an approval modal: while the reader is there, nothing that waited already opens above
 * it. Of this tab alone; one that the record was opened in starts with what was left for later (laterRequests).
 */
let path: string | null = null;
const listeners = new Set<() => void>();

/** The modal stands aside for the record at `to`; null: what waits may be shown again. */
export function standAside(to: string | null): void {
  path = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether what waits stands aside for a record; until the reader, who is at `pathname`, has left it. */
export function useStandsAside(pathname: string): boolean {
  useEffect(() => {
    if (path !== pathname) standAside(null);
  }, [pathname]);
  useEffect(() => () => standAside(null), []);
  return useSyncExternalStore(subscribe, () => path !== null);
}
