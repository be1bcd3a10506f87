import { useSyncExternalStore } from 'react';
import { readEntry, writeEntry } from './storage';

/*
 * Whether shortcuts of a single character work on this device. Whoever dictates, or whose hand rests on the keys, must be
 * able to do without them (WCAG 2.1.4).
 */
const listeners = new Set<() => void>();

export const readSingleKeys = (): boolean => readEntry('pintasan') !== 'mati';

export function writeSingleKeys(on: boolean): void {
  writeEntry('pintasan', on ? null : 'mati');
  for (const listener of listeners) listener();
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, readSingleKeys);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
