import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { officeTime } from '@/lib/collection/callHours';
import type { CollectorPlan } from '@/lib/contract/collectorPlan';
import { useQueueState } from '@/lib/device/device';
import { planOptions } from './api/collectorDay.queries';
import { useKeptDay } from './device/useKeptDay';
import { dayRows, type DayRow } from './domain/dayRows';
import { newer } from './domain/newer';
import type { KeptVisit } from './device/KeptVisit';

/** A collector's day as it stands: the plan with what this device has done of it. */
export interface CollectorDay {
  /** Null: neither server nor device has one, or nothing was read yet. */
  plan: CollectorPlan | null;
  rows: readonly DayRow[];
  /** Visits of this device; null until they were read. */
  visits: readonly KeptVisit[] | null;
  /** The office's today, by this device's clock. */
  today: string;
  /** The server is being asked. */
  isAsking: boolean;
  /** Something newer is known to be there, and not here yet. */
  isStale: boolean;
  /** Why the server's did not come. */
  error: Error | null;
  /** Why nothing can be kept on this device. */
  problem: Error | null;
  retry: () => void;
}

/** A collector's day: from the device at once, then as the server has it. */
export function useCollectorDay(owner: string): CollectorDay {
  const { data, error, isFetching, isPlaceholderData, isStale, refetch } = useQuery(planOptions(owner));
  const kept = useKeptDay(owner);
  const queue = useQueueState();
  // The newer one: what another tab read is on the device too.
  const plan = newer(data ?? null, kept.plan);
  const visits = kept.visits;
  // A way through 200 rows is not sought again for every key.
  const rows = useMemo(() => (plan ? dayRows(plan, visits ?? [], queue) : []), [plan, visits, queue]);
  return {
    ...{ plan, rows, visits, error, problem: kept.problem },
    today: plan ? officeTime(plan.office.zone, new Date()).day : '',
    isAsking: isFetching,
    isStale: isFetching && isStale && !isPlaceholderData && data !== undefined,
    retry: () => void refetch(),
  };
}
