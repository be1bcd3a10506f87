import { useEffect, useMemo, useState } from 'react';
import type { CollectorPlan } from '@/lib/contract/collectorPlan';
import { planStore, visitStore } from './fieldDevice';
import type { KeptVisit } from './KeptVisit';
import { readPlanCopy } from './planCopy';

/** What is on the device of a person. */
export interface KeptDay {
  /** Null until it was read. */
  visits: readonly KeptVisit[] | null;
  /** Null: none is kept, or it was not read yet. */
  plan: CollectorPlan | null;
  /** Nothing could be read. */
  problem: Error | null;
}

/** A person's day on this device; the plan's copy is there at once. Follows what other tabs and the queue do. */
export function useKeptDay(owner: string): KeptDay {
  const copied = useMemo(() => readPlanCopy(owner), [owner]);
  const [found, setFound] = useState<KeptDay>({ visits: null, plan: null, problem: null });
  useEffect(() => {
    let isOver = false;
    const show = (part: Partial<KeptDay>) => {
      if (!isOver) setFound((before) => ({ ...before, ...part }));
    };
    const fail = (error: unknown) =>
      show({ visits: [], problem: error instanceof Error ? error : new Error(String(error)) });
    const read = () =>
      visitStore()
        .list(owner)
        .then((visits) => show({ visits, problem: null }), fail);
    // Written together, so the database knows nothing newer than the copy.
    if (!copied)
      void planStore()
        .list(owner)
        // That nothing can be read the visits say.
        .then(
          ([plan]) => plan && show({ plan }),
          () => undefined,
        );
    void read();
    const stop = visitStore().subscribe(() => void read());
    return () => {
      isOver = true;
      stop();
    };
  }, [owner, copied]);
  return { ...found, plan: found.plan ?? copied };
}
