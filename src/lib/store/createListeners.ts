/** Whoever wants to hear of a change. */
export interface Listeners {
  /** Returns how to stop listening. */
  subscribe: (listener: () => void) => () => void;
  tell: () => void;
}

/** A circle of listeners, for what is kept somewhere else. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => {
      // Whoever leaves or joins meanwhile changes nothing for the others.
      for (const listener of [...listeners]) listener();
    },
  };
}
