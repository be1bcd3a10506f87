import type { SendingStatus } from '@/components/SendingLine/SendingLine';
import type { CollectorRepossession } from '@/lib/contract/repossessions';
import type { QueueState } from '@/lib/device/QueueState';
import type { OwnOrders } from '../device/fieldDevice';
import type { KeptBast } from '../device/KeptBast';
import { isOver } from './bastRules';
import { bastStatus } from './visitStatus';

/** An order with the BAST that this device has of it. */
export interface OrderRow {
  order: Omit<CollectorRepossession, 'checklist'>;
  /** Null: none was begun here. */
  bast: KeptBast | null;
  /** Where that is by now. */
  status: SendingStatus | null;
  /** Its last day is over. */
  isOver: boolean;
}

/**
 * Orders that are known and what this device keeps of others, those that end first first; what was sent last.
 * @param today in the office
 */
export function orderRows(
  orders: OwnOrders | null,
  basts: readonly KeptBast[],
  queue: QueueState,
  today: string,
): OrderRow[] {
  const bastOf = (id: number) => basts.findLast(({ facts }) => facts.order.order_id === id) ?? null;
  const known = orders?.rows ?? [];
  const ids = new Set(known.map(({ order_id }) => order_id));
  const others = new Map(
    basts.map(({ facts }) => [facts.order.order_id, facts.order] as const).filter(([id]) => !ids.has(id)),
  );
  return [...known, ...others.values()]
    .map((order): OrderRow => {
      const bast = bastOf(order.order_id);
      const status = bast && bastStatus(bast, queue.get(bast.id) ?? null);
      return { order, bast, status, isOver: isOver(order, today) };
    })
    .toSorted(
      (a, b) =>
        Number(a.bast?.step === 'sent') - Number(b.bast?.step === 'sent') ||
        a.order.valid_until.localeCompare(b.order.valid_until) ||
        a.order.order_id - b.order.order_id,
    );
}

/** Orders that still are to be carried out here. */
export const openOrders = (rows: readonly OrderRow[]): OrderRow[] =>
  rows.filter(({ bast, isOver: isPast }) => !isPast && (bast === null || bast.step === 'draft'));
