import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/store/createStore';

/*
 * The record that was opened from an approval modal: while the reader is there, nothing that waited already opens above
 * it. Of this tab alone; one that the record was opened in starts with what was left for later (laterRequests).
 */
const path = createStore<string | null>(null);

/** The modal stands aside for the record at `to`; null: what waits may be shown again. */
export const standAside = (to: string | null): void => path.set(to);

/** Whether what waits stands aside for a record; until the reader, who is at `pathname`, has left it. */
export function useStandsAside(pathname: string): boolean {
  useEffect(() => {
    if (path.get() !== pathname) standAside(null);
  }, [pathname]);
  useEffect(() => () => standAside(null), []);
  return useSyncExternalStore(path.subscribe, path.get) !== null;
}
