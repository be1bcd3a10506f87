import { SCANS_AT_ONCE } from '@/lib/contract/bpkbCountTerms';
import type { RecordStore } from '@/lib/device/DeviceStore';
import { DeviceStoreError } from '@/lib/device/DeviceStoreError';
import { newId } from '@/lib/device/KeptRecord';
import type { KeptScan, KeptScans } from './keptScansSchema';

/** What is not sent for so long after the last code goes by itself, ms. */
const QUIET = 10_000;

export interface ScanBufferOptions {
  store: Pick<RecordStore<KeptScans>, 'put' | 'finish'>;
  owner: string;
  countId: number;
  /** Runs something later; returns what calls it off. */
  later?: (run: () => void, ms: number) => () => void;
}

/** Where codes go as they are read: on the device at once, and to the server some at a time. */
export interface ScanBuffer {
  /** @throws DeviceStoreError: it is not kept, and does not count */
  add: (scan: KeptScan) => Promise<void>;
  /** What was read so far goes now. */
  flush: () => Promise<void>;
}

const afterwards = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/**
 * One draft fills until it is full, until nothing comes for a while, or until it is asked for. One that another tab has
 * put into the queue is left to it, and the next one begins.
 */
export function createScanBuffer(options: ScanBufferOptions): ScanBuffer {
  const { store, owner, countId, later = afterwards } = options;
  let open: KeptScans | null = null;
  let callOff = () => {};
  /** One step after the other, so that no code falls between two. */
  let going: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const mine = going.then(step);
    going = mine.catch(() => undefined);
    return mine;
  };

  const begin = (): KeptScans => ({
    ...{ id: newId(), owner, step: 'draft', photos: [], refusal: null, sentAt: null },
    ...{ countId, begunAt: new Date().toISOString(), scans: [] },
  });

  async function keep(scan: KeptScan): Promise<void> {
    const before = open ?? begin();
    const next = { ...before, scans: [...before.scans, scan] };
    try {
      await store.put(next);
    } catch (error) {
      if (!isElsewhere(error) || !open) throw error;
      open = null;
      return keep(scan);
    }
    open = next;
    if (next.scans.length >= SCANS_AT_ONCE) await send();
  }

  async function send(): Promise<void> {
    callOff();
    const full = open;
    if (!full) return;
    try {
      await store.finish(full, () => full);
    } catch (error) {
      if (!isElsewhere(error)) throw error;
    }
    open = null;
  }

  const flush = () => inTurn(send);
  return {
    add: (scan) =>
      inTurn(() => keep(scan)).then(() => {
        callOff();
        // What cannot be put into the queue now is tried with the next code.
        if (open) callOff = later(() => void flush().catch(() => undefined), QUIET);
      }),
    flush,
  };
}

const isElsewhere = (error: unknown) => error instanceof DeviceStoreError && error.kind === 'elsewhere';
