import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ScanWay } from '@/lib/contract/bpkbCountTerms';
import { runQueue } from '@/lib/device/device';
import { isConflict } from '@/lib/http/conflict';
import { bookLabel } from '@/lib/format/bpkbLabel';
import { signalScan } from '@/lib/scanning/scanSignals';
import { countLabelsOptions, countOptions } from '../api/counts.queries';
import { createShelf, type Shelf } from '../domain/createShelf';
import { countName, type Heard } from '../domain/countWords';
import { countStore, scanStore, sentStore } from './countDevice';
import { createScanBuffer } from './createScanBuffer';
import type { KeptCount } from './keptScansSchema';

/** What the last code came to. */
export interface LastHeard {
  heard: Heard;
  code: string;
  /** Of this screen's codes, so that the same once more is told once more. */
  nth: number;
}

export interface Counting {
  /** What is counted; null: nothing is known yet. */
  count: KeptCount | null;
  /** Why nothing newer could be had; beside a count it can go on all the same. */
  error: Error | null;
  /** Asks again. */
  retry: () => void;
  /** The shelf that is counted; null: not chosen. */
  place: number | null;
  onPlace: (place: number) => void;
  /** A code came in. */
  onCode: (code: string, way: ScanWay) => void;
  last: LastHeard | null;
  /** Books that count so far, as far as this device knows, and those of this shelf since it was chosen. */
  counted: number;
  here: number;
  /** Why the last code is not on the device; null: it is. */
  problem: string | null;
  /** What was read so far goes to the server now. */
  send: () => Promise<void>;
}

/** Counting on this device: judged here, kept here, sent when there is a connection. */
export function useCounting(owner: string, id: string): Counting {
  const countId = Number(id);
  const client = useQueryClient();
  const [known, setKnown] = useState<{ count: KeptCount; shelf: Shelf } | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [tries, setTries] = useState(0);
  const [place, setPlace] = useState<number | null>(null);
  const [last, setLast] = useState<LastHeard | null>(null);
  const [here, setHere] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [buffer] = useState(() => createScanBuffer({ store: scanStore(), owner, countId }));
  /** Counted on this screen, whatever the device could keep. */
  const taken = useRef(new Set<number>());

  const show = useEffectEvent((count: KeptCount, sent: readonly number[]) =>
    setKnown({ count, shelf: createShelf(count.labels, [...sent, ...taken.current]) }),
  );
  useEffect(() => {
    let isOver = false;
    const ends = <T>(value: T): T | null => (isOver ? null : value);
    async function read(): Promise<void> {
      const kept = await readKept(owner, countId);
      if (kept && ends(kept)) show(kept.count, kept.books);
      try {
        const before = await sentKeys(owner, countId);
        const [labels, count] = await Promise.all([
          client.fetchQuery({ ...countLabelsOptions(id), staleTime: 0 }),
          client.fetchQuery(countOptions(id)),
        ]);
        const fresh = { id: countId, name: countName(count), labels, readAt: new Date().toISOString() };
        // What cannot be kept can still be counted while there is a connection.
        await countStore()
          .put(owner, [fresh])
          .then(() => sentStore().remove(owner, before))
          .catch(() => undefined);
        const books = (await readKept(owner, countId))?.books ?? [];
        if (isOver) return;
        show(fresh, books);
        setError(null);
      } catch (failure) {
        if (isOver) return;
        setError(failure instanceof Error ? failure : new Error(String(failure)));
        // It is not counted any more: what was kept of it leads astray.
        if (isConflict(failure)) {
          void countStore()
            .remove(owner, [id])
            .catch(() => undefined);
          setKnown(null);
        }
      }
    }
    void read();
    return () => {
      isOver = true;
    };
  }, [client, owner, id, countId, tries]);

  useEffect(() => {
    const flush = () => void buffer.flush().catch(() => undefined);
    const look = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const again = () => setTries((before) => before + 1);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', again);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', again);
      flush();
    };
  }, [buffer]);

  const tell = (heard: Heard, code: string) => {
    setLast((before) => ({ heard, code, nth: (before?.nth ?? 0) + 1 }));
    signalScan(heard === 'TAKEN' || heard === 'PLACE' ? 'good' : 'bad');
  };
  const handlePlace = (chosen: number) => {
    if (chosen === place) return;
    setPlace(chosen);
    setHere(0);
    void buffer.flush().catch(() => undefined);
  };
  const handleCode = (code: string, way: ScanWay) => {
    if (!known) return;
    const { shelf } = known;
    const { heard, id: named } = shelf.judge(code, place !== null);
    if (heard === 'PLACE' && named !== null) handlePlace(named);
    if (heard !== 'TAKEN' || named === null || place === null) return tell(heard, code);
    shelf.take(named);
    taken.current.add(named);
    setHere((before) => before + 1);
    tell('TAKEN', code);
    // As the label has it, also where its digits alone were typed.
    const scan = { code: bookLabel(named), bookId: named, placeId: place, at: new Date().toISOString(), way };
    buffer.add(scan).then(
      () => setProblem(null),
      (failure: unknown) => {
        shelf.giveBack(named);
        taken.current.delete(named);
        setHere((before) => Math.max(0, before - 1));
        setProblem(failure instanceof Error ? failure.message : String(failure));
        tell('NOT_KEPT', code);
      },
    );
  };
  return {
    count: known?.count ?? null,
    error,
    retry: () => setTries((before) => before + 1),
    ...{ place, last, here, problem },
    onPlace: handlePlace,
    onCode: handleCode,
    counted: known?.shelf.count() ?? 0,
    send: async () => {
      await buffer.flush();
      runQueue();
    },
  };
}

/** A count as it was read last, and the books that this device counted and its labels may not know of; null: none is kept. */
async function readKept(
  owner: string,
  countId: number,
): Promise<{ count: KeptCount; books: number[] } | null> {
  try {
    const count = (await countStore().list(owner)).find(({ id }) => id === countId);
    if (!count) return null;
    const sent = (await sentStore().list(owner)).filter((one) => one.countId === countId);
    const kept = (await scanStore().list(owner)).filter((one) => one.countId === countId);
    const books = [
      ...sent.flatMap((one) => one.books),
      ...kept.flatMap(({ scans }) => scans.map(({ bookId }) => bookId)),
    ];
    return { count, books };
  } catch {
    // Nothing can be kept in this browser; that is said with the first code.
    return null;
  }
}

/** What was sent before now: newer labels know of it. */
async function sentKeys(owner: string, countId: number): Promise<string[]> {
  try {
    return (await sentStore().list(owner))
      .filter((one) => one.countId === countId)
      .map(({ sending }) => sending);
  } catch {
    return [];
  }
}
