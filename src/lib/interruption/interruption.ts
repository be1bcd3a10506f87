import { createStore } from '../store/createStore';

/** ms that somebody has not worked for before something opens above their work. */
export const REST = 5000;

/** How often the work is looked at while something waits for its end, ms. */
const LOOK_EVERY = 250;

/** `none`: nothing wants to open; `held`: it waits until the work is over; `shown`: it may be open. */
export type InterruptionPhase = 'none' | 'held' | 'shown';

/** Something that opens by itself, at once or once the person at work has rested. */
export interface Interruption {
  read: () => InterruptionPhase;
  subscribe: (listener: () => void) => () => void;
  /** Whether there is something to show; what is shown stays until there is nothing left. */
  want: (wanted: boolean) => void;
  /** It was asked for: it waits no longer. */
  show: () => void;
}

/**
 * Holds what would open by itself while somebody works, and `REST` ms longer.
 * @param lastWork when somebody worked last, now while they do: ms on the clock of `performance.now()`
 */
export function createInterruption(lastWork: () => number): Interruption {
  const phase = createStore<InterruptionPhase>('none');
  let timer: ReturnType<typeof setInterval> | undefined;
  const go = (next: InterruptionPhase) => {
    if (next !== 'held') clearInterval(timer);
    phase.set(next);
  };
  const hold = (since: number) => {
    let last = since;
    timer = setInterval(() => {
      last = Math.max(last, lastWork());
      if (performance.now() - last >= REST) go('shown');
    }, LOOK_EVERY);
    go('held');
  };
  return {
    read: phase.get,
    subscribe: phase.subscribe,
    want: (wanted) => {
      if (!wanted) return go('none');
      if (phase.get() !== 'none') return;
      const last = lastWork();
      if (performance.now() - last >= REST) go('shown');
      else hold(last);
    },
    show: () => {
      if (phase.get() === 'held') go('shown');
    },
  };
}
