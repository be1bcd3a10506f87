import { wrap, type Remote } from 'comlink';
import type { StatementReader } from './StatementReader';

export interface OpenReader {
  reader: Remote<StatementReader>;
  /** Rejects when the worker itself fails, which answers no call. */
  broken: Promise<never>;
  close: () => void;
}

/** Starts a reader of its own; close it when its file is no longer needed. */
export function openReader(): OpenReader {
  const worker = new Worker(new URL('./statementWorker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'Statement worker')));
  });
  // Whoever waits for a call hears of it; when nobody does, it is no unhandled rejection.
  broken.catch(() => undefined);
  return { reader: wrap<StatementReader>(worker), broken, close: () => worker.terminate() };
}
