import type { FastifyInstance } from 'fastify';
import * as calls from '@/lib/contract/collectorPlan';
import { officeOrOwn } from '../platform/auth/offices';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { addToPlan } from './addToPlan';
import { closePlan } from './closePlan';
import { findPlan } from './findPlan';
import { ownPlan } from './ownPlan';
import { planList } from './planList';
import { planOverview } from './planOverview';

/** Plans of collectors' days (docs/decisions/0161). */
export function collectorPlanRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, calls.getCollectorPlan, async ({ staff, query, now }) => ({
    data: await ownPlan(parts.connection, staff, { device: query.device, now }),
  }));

  route(app, parts, calls.listCollectorPlans, async ({ staff, query, now }) => ({
    data: await planList(parts.connection, staff, {
      ...{ officeId: officeOrOwn(staff, query.office), date: query.date, now },
    }),
  }));

  route(app, parts, calls.getPlanOverview, async ({ db, staff, params, now }) => ({
    data: await planOverview(db, staff, await findPlan(db, staff, params.id), now),
  }));

  const refusal = refusalWith(calls.planOverviewSchema);
  route(app, parts, calls.addToPlan, async (call) => ({ data: await addToPlan(call) }), { refusal });
  route(app, parts, calls.closePlan, async (call) => ({ data: await closePlan(call) }), { refusal });
}
