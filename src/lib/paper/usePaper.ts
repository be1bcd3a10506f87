import { useSyncExternalStore } from 'react';
import { readEntry, writeEntry } from '../session/storage';
import { createListeners } from '../store/createListeners';
import { isPaperSize, type PaperSize } from './papers';

/** Where the device's paper is kept. */
export const PAPER_KEY = 'kertas';

/** Chosen on this page, where storage is missing or full. */
let chosen: PaperSize | null = null;
const listeners = createListeners();

/** The paper of this device; null until somebody chose one. */
export function readPaper(): PaperSize | null {
  const kept = readEntry(PAPER_KEY);
  return isPaperSize(kept) ? kept : chosen;
}

export function keepPaper(size: PaperSize | null): void {
  chosen = size;
  writeEntry(PAPER_KEY, size);
  listeners.tell();
}

/** The paper that this device prints on, and how to choose another: once for the device, whoever signs in. */
export function usePaper(): [PaperSize | null, (size: PaperSize) => void] {
  return [useSyncExternalStore(follow, readPaper), keepPaper];
}

function follow(tell: () => void): () => void {
  const stop = listeners.subscribe(tell);
  addEventListener('storage', tell);
  return () => {
    stop();
    removeEventListener('storage', tell);
  };
}
