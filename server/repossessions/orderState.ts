import { ORDER_DAYS, type OrderState } from '@/lib/contract/repossessionTerms';
import { addDays } from '@/lib/arithmetic/calendar';
import type { contracts, repossessionOrders } from '../platform/db/schema';

type Contract = Pick<
  typeof contracts.$inferSelect,
  'status' | 'officeId' | 'nextDue' | 'lateFrom' | 'outstanding'
>;
type Order = Pick<
  typeof repossessionOrders.$inferSelect,
  'officeId' | 'validFrom' | 'validUntil' | 'endedAs'
>;

/** Last day of an order that is approved on a day. */
export const lastDayOf = (day: string): string => addDays(day, ORDER_DAYS);

/** How many days after its order a BAST that was made in time may still come in. */
const RECEIVED_DAYS = 3;

/** Last day on which a unit that was taken in time still comes in: nobody revives an order for longer. */
export const lastReceivedDay = ({ validUntil }: Pick<Order, 'validUntil'>): string =>
  addDays(validUntil, RECEIVED_DAYS);

/** Whether there is something to withdraw: a unit can still come in by it. */
export const canWithdraw = (order: Order, state: OrderState, today: string): boolean =>
  state === 'RUNNING' || (state === 'EXPIRED' && today <= lastReceivedDay(order));

/** Whether something of a contract is late on a day of its office; one that was not calculated yet is not known to be. */
export const isLate = ({ status, nextDue, outstanding }: Contract, today: string): boolean =>
  status === 'ACTIVE' && outstanding !== null && nextDue !== null && nextDue < today;

/**
 * Whether what an order was given for is still so: the contract runs, in the order's office, and has been late on every day
 * since. Who paid keeps the unit.
 */
export const stillOwed = (order: Order, contract: Contract, today: string): boolean =>
  contract.officeId === order.officeId &&
  isLate(contract, today) &&
  contract.lateFrom !== null &&
  contract.lateFrom <= order.validFrom;

/** How an order stands on a day of its office. */
export function orderState(order: Order, contract: Contract, today: string): OrderState {
  if (order.endedAs !== null) return order.endedAs;
  if (today > order.validUntil) return 'EXPIRED';
  return stillOwed(order, contract, today) ? 'RUNNING' : 'ENDED';
}
