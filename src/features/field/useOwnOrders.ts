import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { officeTime } from '@/lib/collection/callHours';
import { useQueueState } from '@/lib/device/device';
import { ownOrdersOptions } from './api/ownOrders.queries';
import type { OwnOrders } from './device/fieldDevice';
import type { BastFacts, KeptBast } from './device/KeptBast';
import { readPlanCopy } from './device/planCopy';
import { useKeptOrders } from './device/useKeptOrders';
import { newer } from './domain/newer';
import { orderRows, type OrderRow } from './domain/orderRows';

/** A collector's orders as they stand: what the server said last, with what this device has done of them. */
export interface OwnOrdersState {
  /** Null: neither server nor device has any answer, or nothing was read yet. */
  orders: OwnOrders | null;
  rows: readonly OrderRow[];
  /** BAST of this device; null until they were read. */
  basts: readonly KeptBast[] | null;
  /** What the device knows of the office and its day. */
  office: Pick<BastFacts, 'zone' | 'holiday'>;
  /** The office's today, by this device's clock. */
  today: string;
  /** The server is being asked, or the device is being read. */
  isAsking: boolean;
  /** Why the server's did not come. */
  error: Error | null;
  /** Why nothing can be kept on this device. */
  problem: Error | null;
  retry: () => void;
}

/** A collector's orders: from the device at once, then as the server has them. */
export function useOwnOrders(owner: string): OwnOrdersState {
  const { data, error, isFetching, refetch } = useQuery(ownOrdersOptions(owner));
  const kept = useKeptOrders(owner);
  const queue = useQueueState();
  const [office] = useState(() => officeOf(owner));
  const { basts } = kept;
  const orders = newer(data ?? null, kept.orders);
  const today = officeTime(office.zone, new Date()).day;
  const rows = useMemo(() => orderRows(orders, basts ?? [], queue, today), [orders, basts, queue, today]);
  return {
    ...{ orders, rows, basts, office, today, error, problem: kept.problem },
    isAsking: isFetching || !kept.isRead || basts === null,
    retry: () => void refetch(),
  };
}

/** Of the plan that is kept; before the first one the device's own clock is that of its place. */
function officeOf(owner: string): Pick<BastFacts, 'zone' | 'holiday'> {
  const plan = readPlanCopy(owner);
  const zone = plan?.office.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { zone, holiday: plan?.holiday ? { day: plan.day, name: plan.holiday } : null };
}
