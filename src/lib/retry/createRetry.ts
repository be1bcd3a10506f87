import { ApiError } from '../http/ApiError';
import { pauseBefore } from '../http/pauseBefore';

/** What follows a failure: at once, as that settled it; by itself, after a pause; or only when it is asked for. */
export type AfterFailure = 'now' | 'later' | 'never';

export interface RetryOptions {
  /**
   * Does the next piece of what waits; false: nothing waits any more. What may be written although its answer was lost goes
   * once more as it was, under its key. `signal` is aborted when nobody is at it any more.
   */
  work: (signal: AbortSignal) => Promise<boolean>;
  /** It failed, with somebody still at it. */
  onFailure: (error: unknown) => AfterFailure;
  /** Pauses between tries, ms; the last one repeats. */
  pauses: readonly number[];
  /** Says `online` when there is a connection again: the window. */
  network: EventTarget;
  /** Whether the person whose work it is has the session; nothing goes under another's name. Default: always. */
  isOwners?: () => boolean;
}

/** Work that is tried until it is done, one piece after the other. */
export interface Retry {
  /** Tries now; what is on its way is heard out, and then it is tried once more. */
  run: () => Promise<void>;
  /** Tries so many ms after the last call of it, but not before a server that asked for a pause wants it. */
  runIn: (ms: number) => void;
  /** Begins to listen to the network; returns what ends it: what is on its way is heard out, nothing more is tried. */
  start: () => () => void;
}

/**
 * The one machine that tries again: one try at a time, pauses that grow, the pause that a server asks for, at once when the
 * connection is back, and not at all once nobody is at it (docs/decisions/0136).
 */
export function createRetry(options: RetryOptions): Retry {
  const { work, onFailure, pauses, network, isOwners = () => true } = options;
  let stop = new AbortController();
  let running: Promise<void> | null = null;
  /** Asked for while one was on its way. */
  let next: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** It failed, and waits for its pause or for the connection. */
  let isWaiting = false;
  let cameBack = false;
  let failures = 0;
  /** A server asked to be left alone until then, ms. */
  let notBefore = 0;

  function run(): Promise<void> {
    clearTimeout(timer);
    if (running) return (next ??= running.then(run));
    isWaiting = false;
    running = tryAll().finally(() => {
      running = null;
      next = null;
    });
    return running;
  }

  const runIn = (ms: number) => {
    clearTimeout(timer);
    const wait = Math.max(ms, notBefore - Date.now());
    if (wait <= 0) void run();
    else timer = setTimeout(() => void run(), wait);
  };

  async function tryAll(): Promise<void> {
    for (let goesOn = true; goesOn && !stop.signal.aborted && isOwners();) {
      cameBack = false;
      try {
        goesOn = await work(stop.signal);
        failures = 0;
      } catch (error) {
        if (stop.signal.aborted) return;
        const after = onFailure(error);
        if (after === 'later') pause(error);
        goesOn = after === 'now';
      }
    }
  }

  function pause(error: unknown): void {
    const ms = pauseBefore(pauses, failures, error);
    if (error instanceof ApiError && error.retryAfter !== undefined) notBefore = Date.now() + ms;
    failures += 1;
    isWaiting = true;
    runIn(cameBack ? 0 : ms);
  }

  return {
    run,
    runIn,
    start: () => {
      stop = new AbortController();
      const handleOnline = () => {
        failures = 0;
        cameBack = true;
        if (isWaiting) runIn(0);
      };
      const { signal } = stop;
      network.addEventListener('online', handleOnline, { signal });
      return () => {
        stop.abort();
        clearTimeout(timer);
      };
    },
  };
}
