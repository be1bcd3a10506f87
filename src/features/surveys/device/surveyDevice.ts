import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/store/createStore';
import type { QueueState, SurveyQueue } from './createSurveyQueue';
import { openSurveyStore } from './openSurveyStore';
import type { SurveyStore } from './SurveyStore';

let store: SurveyStore | null = null;

/** The store of this browser, opened when it is first needed. */
export const surveyStore = (): SurveyStore => (store ??= openSurveyStore());

let queue: SurveyQueue | null = null;
let stopHearing: (() => void) | null = null;
const current = createStore<QueueState | null>(null);

/** The queue of whoever is signed in; null: nobody who visits is. */
export function setQueue(next: SurveyQueue | null): void {
  stopHearing?.();
  queue = next;
  const hear = () => current.set(next?.state() ?? null);
  stopHearing = next?.subscribe(hear) ?? null;
  hear();
}

/** Sends what waits now, rather than at the next try. */
export const runQueue = (): void => void queue?.run();

/** What is on its way now. */
export const useQueueState = (): QueueState | null => useSyncExternalStore(current.subscribe, current.get);
