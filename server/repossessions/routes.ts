import type { FastifyInstance } from 'fastify';
import {
  getRepossession,
  getRepossessionOrder,
  listCollectorRepossessions,
  listRunningOrders,
  repossessionOrderSchema,
  sendUnitHandover,
  withdrawRepossessionOrder,
  writeUnitRecord,
} from '@/lib/contract/repossessions';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { ownOrders, SALE } from './ownOrders';
import { findOrder, readOrder } from './readOrders';
import { readRepossession } from './readRepossession';
import { receiveHandover } from './receiveHandover';
import { runningOrders } from './runningOrders';
import { writeRecord } from './unitRecords';
import { withdrawOrder } from './withdrawOrder';

/** Taking a unit: what an order needs, orders, their BAST, and the unit afterwards (docs/decisions/0167). */
export function repossessionRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, getRepossession, async ({ db, staff, params, now }) => ({
    data: await readRepossession(db, staff, params.id, now),
  }));
  route(app, parts, listRunningOrders, async ({ db, staff, query, now }) => ({
    data: await runningOrders(db, staff, query, now),
  }));
  route(app, parts, getRepossessionOrder, async ({ db, staff, params, now }) => {
    const { order } = await findOrder(db, staff, params.id);
    return { data: await readOrder(db, order.id, staff, now) };
  });
  route(
    app,
    parts,
    withdrawRepossessionOrder,
    async (call) => ({
      data: await withdrawOrder(call),
    }),
    { refusal: refusalWith(repossessionOrderSchema) },
  );
  route(app, parts, listCollectorRepossessions, async ({ db, staff, now }) => ({
    data: { as_of: now.toISOString(), sale: SALE, rows: await ownOrders(db, staff, now) },
  }));
  route(app, parts, sendUnitHandover, async (call) => ({ data: await receiveHandover(call) }));
  route(app, parts, writeUnitRecord, async (call) => {
    const code = await writeRecord(call);
    return { data: await readRepossession(call.db, call.staff, code, call.now) };
  });
}
