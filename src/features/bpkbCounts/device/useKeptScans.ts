import { useEffect, useState } from 'react';
import { scanStore } from './countDevice';
import type { KeptScans } from './keptScansSchema';

/** Codes of a person that the server does not have, of all counts; null until they were read. Follows tabs and queue. */
export function useKeptScans(owner: string): readonly KeptScans[] | null {
  const [found, setFound] = useState<readonly KeptScans[] | null>(null);
  useEffect(() => {
    let isOver = false;
    const read = () =>
      scanStore()
        .list(owner)
        .then(
          (kept) => {
            if (!isOver) setFound(kept.filter(({ step }) => step !== 'sent'));
          },
          // A browser that keeps nothing has nothing to be sent.
          () => {
            if (!isOver) setFound([]);
          },
        );
    void read();
    const stop = scanStore().subscribe(() => void read());
    return () => {
      isOver = true;
      stop();
    };
  }, [owner]);
  return found;
}
