import { useEffect, useState } from 'react';
import { bastStore, orderStore, type OwnOrders } from './fieldDevice';
import type { KeptBast } from './KeptBast';

/** What is on the device of a person's orders. */
export interface KeptOrders {
  /** Null until it was read. */
  basts: readonly KeptBast[] | null;
  /** Null: none are kept, or they were not read yet. */
  orders: OwnOrders | null;
  /** Orders were looked for. */
  isRead: boolean;
  /** Nothing could be read. */
  problem: Error | null;
}

/** A person's orders and BAST on this device. Follows what other tabs and the queue do. */
export function useKeptOrders(owner: string): KeptOrders {
  const [found, setFound] = useState<KeptOrders>({ basts: null, orders: null, isRead: false, problem: null });
  useEffect(() => {
    let isOver = false;
    const show = (part: Partial<KeptOrders>) => {
      if (!isOver) setFound((before) => ({ ...before, ...part }));
    };
    const fail = (error: unknown) =>
      show({ basts: [], problem: error instanceof Error ? error : new Error(String(error)) });
    const read = () =>
      bastStore()
        .list(owner)
        .then((basts) => show({ basts, problem: null }), fail);
    void orderStore()
      .list(owner)
      .then(
        ([orders]) => show({ orders: orders ?? null, isRead: true }),
        // That nothing can be read the BAST say.
        () => show({ isRead: true }),
      );
    void read();
    const stop = bastStore().subscribe(() => void read());
    return () => {
      isOver = true;
      stop();
    };
  }, [owner]);
  return found;
}
