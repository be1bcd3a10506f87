import { ApiError } from '../http/ApiError';
import { createRetry } from '../retry/createRetry';

/** Pauses between tries, ms; the last one repeats. */
const PAUSES = [1000, 2000, 4000, 8000, 15_000];
/** A server that answers, and says no each time, is asked so often. */
const MAX_REFUSALS = 6;
/** What a server asks for beyond this is told to the person, s: it is not waited for with a form open. */
const LONGEST_WAIT = 5 * 60;

export interface Retrying {
  signal: AbortSignal;
  /** Whether the connection is waited for. */
  onWaiting: (waiting: boolean) => void;
  /** For who tries again themself: what fails is theirs at once. */
  once?: boolean;
}

/** Tries again what may work a moment later: without a connection for as long as it takes, else a few times. */
export async function retrying<T>(
  work: () => Promise<T>,
  { signal, onWaiting, once = false }: Retrying,
): Promise<T> {
  if (once) return work();
  let refusals = 0;
  let stop: (() => void) | undefined;
  const ended = new AbortController();
  const result = new Promise<T>((resolve, reject) => {
    const retry = createRetry({
      pauses: PAUSES,
      network: globalThis,
      work: async () => {
        const done = await work();
        onWaiting(false);
        resolve(done);
        return false;
      },
      onFailure: (error) => {
        const isWorth =
          error instanceof ApiError && error.isPassing && (error.retryAfter ?? 0) <= LONGEST_WAIT;
        if (isWorth && error.kind !== 'refused') onWaiting(true);
        else if (!isWorth || (refusals += 1) >= MAX_REFUSALS) {
          reject(error instanceof Error ? error : new Error(String(error)));
          return 'never';
        }
        return 'later';
      },
    });
    stop = retry.start();
    signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: ended.signal });
    void retry.run();
  });
  return result.finally(() => {
    stop?.();
    ended.abort();
  });
}
