import { Worker } from 'node:worker_threads';
import { ROWS_A_FLUSH } from '@/lib/contract/fileEndpoint';
import type { Cell, ExportTable } from '../columns';

/** What the worker says; it waits for an answer to all but the last. */
export type FromWorker = { step: 'rows' } | { step: 'bytes'; bytes: Uint8Array } | { step: 'end' };

/** Rows and bytes of a sheet; left out: what Excel takes. */
export interface SheetLimits {
  rows: number;
  bytes: number;
}

/** Rows that it gets at a time: also of the longest cells they must have room in its memory. */
const AT_ONCE = 100;
/** Of the worker's own memory, MB. */
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

/**
 * The table as XLSX, in pieces. It is written in a thread of its own, which ends with the last piece, or when nobody reads on.
 * @throws when there were other rows than `rows`: what came is then no file
 */
export async function* xlsxBytes(
  { columns, batches, end }: ExportTable,
  rows: number,
  limits?: SheetLimits,
): AsyncGenerator<Uint8Array> {
  const headings = columns.map(({ header, kind }) => ({ header, kind }));
  const worker = new Worker(new URL('./xlsxWorker.js', import.meta.url), {
    workerData: { columns: headings, flushed: ROWS_A_FLUSH, limits },
    resourceLimits: MEMORY,
  });
  const heard = listen(worker);
  const source = withEnd(batches, end, rows);
  try {
    for (;;) {
      const said = await heard();
      if (said.step === 'end') return;
      if (said.step === 'bytes') yield said.bytes;
      const next = said.step === 'rows' ? await source.next() : null;
      worker.postMessage(next === null || next.done ? null : next.value);
    }
  } finally {
    await worker.terminate();
    await source.return();
  }
}

async function* withEnd(
  batches: ExportTable['batches'],
  end: readonly Cell[],
  rows: number,
): AsyncGenerator<readonly (readonly Cell[])[], void, void> {
  let count = 0;
  for await (const batch of batches) {
    count += batch.length;
    for (let at = 0; at < batch.length; at += AT_ONCE) yield batch.slice(at, at + AT_ONCE);
  }
  if (count !== rows) throw new Error(`an export of ${rows} rows has ${count}`);
  yield [end];
}

/** Each call gives the worker's next word; its failure or end without one is an error. */
function listen(worker: Worker): () => Promise<FromWorker> {
  const said: FromWorker[] = [];
  let failure: Error | null = null;
  let wake = () => undefined as void;
  worker.on('message', (message: FromWorker) => {
    said.push(message);
    wake();
  });
  const fail = (error: Error) => {
    failure ??= error;
    wake();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the worker that writes the file has ended')));
  return async () => {
    for (;;) {
      const next = said.shift();
      if (next) return next;
      if (failure) throw failure;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };
}
