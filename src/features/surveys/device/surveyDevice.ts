import { useSyncExternalStore } from 'react';
import type { QueueState, SurveyQueue } from './createSurveyQueue';
import { openSurveyStore } from './openSurveyStore';
import type { SurveyStore } from './SurveyStore';

let store: SurveyStore | null = null;

/** The store of this browser, opened when it is first needed. */
export const surveyStore = (): SurveyStore => (store ??= openSurveyStore());

let queue: SurveyQueue | null = null;
let stopHearing: (() => void) | null = null;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of [...listeners]) listener();
};

/** The queue of whoever is signed in; null: nobody who visits is. */
export function setQueue(next: SurveyQueue | null): void {
  stopHearing?.();
  queue = next;
  stopHearing = next?.subscribe(tell) ?? null;
  tell();
}

/** Sends what waits now, rather than at the next try. */
export const runQueue = (): void => void queue?.run();

const readState = (): QueueState | null => queue?.state() ?? null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What is on its way now. */
export const useQueueState = (): QueueState | null => useSyncExternalStore(subscribe, readState);
