import { useMemo } from 'react';
import { useQueueState } from '@/lib/device/device';
import { UnsentScans } from './components/UnsentScans';
import { scanStore } from './device/countDevice';
import { useKeptScans } from './device/useKeptScans';
import { unsentCodes, type UnsentCodes } from './domain/unsentStatus';

/** What of a count is on this device alone. */
export function useUnsent(owner: string, countId: number): UnsentCodes {
  const kept = useKeptScans(owner);
  const queue = useQueueState();
  return useMemo(
    () =>
      unsentCodes(
        (kept ?? []).filter((one) => one.countId === countId),
        queue,
      ),
    [kept, queue, countId],
  );
}

export interface CountUnsentProps {
  /** Staff id of who counts. */
  owner: string;
  /** The count. */
  countId: number;
}

/** Codes of a count that only this device has, and what can be done about those that were refused. */
export function CountUnsent({ owner, countId }: CountUnsentProps) {
  const unsent = useUnsent(owner, countId);
  return (
    <UnsentScans
      unsent={unsent}
      // What fails stays as it is, and is shown so.
      onAgain={(record) =>
        void scanStore()
          .finish(record, () => record)
          .catch(() => undefined)
      }
      onDrop={(record) =>
        void scanStore()
          .remove(record)
          .catch(() => undefined)
      }
    />
  );
}
