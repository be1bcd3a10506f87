import { wrap, type Remote } from 'comlink';
import type { TableReaders } from './tableWorker';

/** The kinds of files that can be read. */
export type TableKind = keyof TableReaders;

/** A reader that lives in a worker of its own, so that long files never stop the page. */
export interface OpenReader<K extends TableKind> {
  reader: Remote<TableReaders>[K];
  /** Rejects when the worker itself fails, which answers no call. */
  broken: Promise<never>;
  close: () => void;
}

/** Starts a worker for one file of this kind; close it when the file is no longer needed. */
export function openReader<K extends TableKind>(kind: K): OpenReader<K> {
  const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'Table worker')));
  });
  // Whoever waits for a call hears of it; when nobody does, it is no unhandled rejection.
  broken.catch(() => undefined);
  return { reader: wrap<TableReaders>(worker)[kind], broken, close: () => worker.terminate() };
}
