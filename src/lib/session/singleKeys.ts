import { useSyncExternalStore } from 'react';
import { createListeners } from '../store/createListeners';
import { readEntry, writeEntry } from './storage';

/*
 * Whether shortcuts of a single character work on this device. Whoever dictates, or whose hand rests on the keys, must be
 * able to do without them (WCAG 2.1.4).
 */
const { subscribe, tell } = createListeners();

export const readSingleKeys = (): boolean => readEntry('pintasan') !== 'mati';

export function writeSingleKeys(on: boolean): void {
  writeEntry('pintasan', on ? null : 'mati');
  tell();
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, readSingleKeys);
