import { wrap, type Remote } from 'comlink';

/** A reader that lives in a worker of its own, so that long files never stop the page. */
export interface OpenReader<R> {
  reader: Remote<R>;
  /** Rejects when the worker itself fails, which answers no call. */
  broken: Promise<never>;
  close: () => void;
}

/** Talks to a worker that exposes a reader; close it when its file is no longer needed. */
export function openReader<R>(worker: Worker): OpenReader<R> {
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'Table worker')));
  });
  // Whoever waits for a call hears of it; when nobody does, it is no unhandled rejection.
  broken.catch(() => undefined);
  return { reader: wrap<R>(worker), broken, close: () => worker.terminate() };
}
