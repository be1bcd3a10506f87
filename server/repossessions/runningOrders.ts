import { and, asc, gte, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { daysBetween } from '@/lib/arithmetic/calendar';
import type { listRunningOrders, RunningOrder } from '@/lib/contract/repossessions';
import { todaysOf } from '../contracts/todays';
import { officeOfList, ofOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { repossessionOrders } from '../platform/db/schema';
import { orderState } from './orderState';
import { namedBy, orderQuery } from './readOrders';

type Query = z.output<NonNullable<typeof listRunningOrders.query>>;

/**
 * One page of the orders that run, the fewest days left first. Whether one runs follows from its contract too, so that those
 * of the last two weeks are read whole. 403: another office's.
 */
export async function runningOrders(
  db: Db,
  person: SignedIn,
  { office, page, size }: Query,
  now: Date,
): Promise<{ rows: RunningOrder[]; count: number }> {
  const listed = officeOfList(person, office);
  const todays = await todaysOf(db, person, listed, now);
  const [earliest = ''] = [...todays.values()].toSorted();
  const open = await orderQuery(db)
    .where(
      and(
        isNull(repossessionOrders.endedAs),
        gte(repossessionOrders.validUntil, earliest),
        ofOffice(repossessionOrders.officeId, listed),
      ),
    )
    .orderBy(asc(repossessionOrders.validUntil), asc(repossessionOrders.id));
  const running = open.flatMap((row) => {
    const today = todays.get(row.office.id);
    return today !== undefined && orderState(row.order, row.contract, today) === 'RUNNING'
      ? [{ ...row, today }]
      : [];
  });
  const shown = running.slice((page - 1) * size, page * size);
  const named = await namedBy(
    db,
    shown.map(({ order }) => order.id),
  );
  return {
    rows: shown.map(({ order, office: { id, name }, today }) => ({
      ...{ id: order.id, number: order.number, office: { id, name }, contract_code: order.contractCode },
      ...{ customer_name: order.paper.customer_name, vehicle: order.paper.vehicle },
      plate_number: order.paper.plate_number,
      collectors: (named.get(order.id) ?? []).map((one) => one.name),
      ...{ valid_until: order.validUntil, days_left: daysBetween(today, order.validUntil) },
    })),
    count: running.length,
  };
}
