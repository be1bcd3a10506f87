import type { FastifyInstance } from 'fastify';
import { listApprovals } from '@/lib/contract/approvals';
import { getCredit } from '@/lib/contract/creditDetail';
import { listCashiers, listCredits } from '@/lib/contract/creditList';
import { countCreditExport, exportCredits } from '@/lib/contract/creditExport';
import { fileRoute } from '../platform/http/fileRoute';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { creditDetail } from './creditDetail';
import { exportReceipts, exportSummary } from './exportReceipts';
import { cashiersOf } from './cashiersOf';
import { listReceipts } from './listReceipts';
import { listPendingRequests } from './pendingRequests';

/** Receipts: list, export, detail, and what waits for an approver. */
export function creditRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listCredits, async ({ db, staff, query, now }) => ({
    data: await listReceipts(db, staff, query, now),
  }));

  route(app, parts, listCashiers, async ({ db, staff, query }) => ({
    data: await cashiersOf(db, staff, query.office),
  }));

  route(app, parts, countCreditExport, async ({ db, staff, query, now }) => ({
    data: await exportSummary(db, staff, query, now),
  }));

  fileRoute(app, parts, exportCredits, exportReceipts);

  route(app, parts, getCredit, async ({ db, staff, params }) => ({
    data: await creditDetail(db, staff, params.id),
  }));

  route(app, parts, listApprovals, async ({ db, staff }) => ({
    data: await listPendingRequests(db, staff),
  }));
}
