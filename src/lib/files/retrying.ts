import { ApiError } from '../http/ApiError';
import { pauseBefore } from '../http/pauseBefore';

/** Pauses between tries, ms; the last one repeats. */
const PAUSES = [1000, 2000, 4000, 8000, 15_000];
/** A server that answers, and says no each time, is asked so often. */
const MAX_REFUSALS = 6;
/** What a server asks for beyond this is told to the person, s. */
const LONGEST_WAIT = 5 * 60;

export interface Retrying {
  signal: AbortSignal;
  /** Whether the connection is waited for. */
  onWaiting: (waiting: boolean) => void;
}

/**
 * Tries again what may work a moment later: without a connection for as long as it takes, else a few times. A connection
 * that came back while a try was failing begins the next one at once.
 */
export async function retrying<T>(work: () => Promise<T>, { signal, onWaiting }: Retrying): Promise<T> {
  const ended = new AbortController();
  let cameBack: boolean;
  globalThis.addEventListener('online', () => (cameBack = true), { signal: ended.signal });
  try {
    for (let tries = 0, refusals = 0; ; tries++) {
      cameBack = false;
      try {
        const result = await work();
        onWaiting(false);
        return result;
      } catch (error) {
        if (signal.aborted || !(error instanceof ApiError) || !error.isPassing) throw error;
        if (error.kind === 'refused' && (refusals += 1) >= MAX_REFUSALS) throw error;
        if (error.kind !== 'refused') onWaiting(true);
        if (cameBack && error.kind !== 'refused') continue;
        // A server that wants no more today is not waited for with a form open.
        if ((error.retryAfter ?? 0) > LONGEST_WAIT) throw error;
        await rest(pauseBefore(PAUSES, tries, error), signal);
      }
    }
  } finally {
    ended.abort();
  }
}

/** Waits so long, or until the device says that it is connected again. */
function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const end = (act: () => void) => {
      clearTimeout(timer);
      ended.abort();
      act();
    };
    const timer = setTimeout(() => end(resolve), ms);
    globalThis.addEventListener('online', () => end(resolve), { signal: ended.signal });
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)), {
      signal: ended.signal,
    });
  });
}
