import type { FastifyInstance } from 'fastify';
import {
  agentCommissions,
  batchPreviewSchema,
  commissionSchema,
  exportAgentBatch,
  exportMarketerBatch,
  marketerCommissions,
  type CommissionEndpoints,
} from '@/lib/contract/commissions';
import { AGENT, MARKETER, type PartnerSide } from '../partners/PartnerSide';
import { officeOrOwn } from '../platform/auth/offices';
import { fileRoute } from '../platform/http/fileRoute';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { listBatches, readBatch } from './batches';
import { approveCommission, takeBackCommission } from './decideCommission';
import { exportBatch } from './exportBatch';
import { requireApprover } from './obstacleToApprove';
import { payBatch } from './payBatch';
import { listCommissions } from './readCommissions';
import { readyToPay } from './readyToPay';

/** Commissions of agents and external marketers: approved, taken back, paid in batches. */
export function commissionRoutes(app: FastifyInstance, parts: Parts): void {
  callsOf(app, parts, agentCommissions, AGENT);
  callsOf(app, parts, marketerCommissions, MARKETER);
  fileRoute(app, parts, exportAgentBatch, (call) => exportBatch(AGENT, call));
  fileRoute(app, parts, exportMarketerBatch, (call) => exportBatch(MARKETER, call));
}

function callsOf(app: FastifyInstance, parts: Parts, calls: CommissionEndpoints, side: PartnerSide): void {
  const deciding = { refusal: refusalWith(commissionSchema) };

  route(app, parts, calls.list, async ({ db, staff, query, now }) => ({
    data: await listCommissions(db, side, staff, query, now),
  }));

  route(app, parts, calls.approve, async (call) => ({ data: await approveCommission(side, call) }), {
    ...deciding,
    also: requireApprover,
  });

  route(
    app,
    parts,
    calls.takeBack,
    async (call) => ({ data: await takeBackCommission(side, call) }),
    deciding,
  );

  route(app, parts, calls.preview, async ({ db, staff, query, now }) => {
    const office = officeOrOwn(staff, query.office);
    return { data: (await readyToPay(db, side, staff, office, now)).preview };
  });

  route(
    app,
    parts,
    calls.pay,
    async (call) => {
      const data = await payBatch(side, call);
      return { data };
    },
    { refusal: refusalWith(batchPreviewSchema) },
  );

  route(app, parts, calls.batches, async ({ db, staff, query }) => ({
    data: await listBatches(db, side, staff, query),
  }));

  route(app, parts, calls.batch, async ({ db, staff, params }) => ({
    data: await readBatch(db, side, staff, params.id),
  }));
}
