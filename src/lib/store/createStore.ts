import { createListeners, type Listeners } from './createListeners';

/** A value outside of React, ready for `useSyncExternalStore`. */
export interface Store<T> extends Pick<Listeners, 'subscribe'> {
  get: () => T;
  /** Tells its listeners, unless it is the same value. */
  set: (next: T) => void;
}

export function createStore<T>(start: T): Store<T> {
  const { subscribe, tell } = createListeners();
  let value = start;
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      tell();
    },
    subscribe,
  };
}
