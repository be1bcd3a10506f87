import type { FastifyInstance } from 'fastify';
import * as counts from '@/lib/contract/bpkbCounts';
import { idOf } from '../platform/http/idOf';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { cancelCount, closeCount, reopenCount } from './closeCount';
import { readCount } from './countPage';
import { countsPage, GONE } from './countRow';
import { findingsPage } from './findings';
import { finishCount } from './finish';
import { countLabels, sendScans } from './scans';
import { settleFinding } from './settle';
import { startCount } from './startCount';

/** A count as it is now. */
const refusal = { refusal: refusalWith(counts.bpkbCountSchema) };

/** Opname: books are counted on their shelves, what differs is settled one by one, and a second keeper signs. */
export function bpkbCountRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, counts.listBpkbCounts, async ({ db, staff, query }) => ({
    data: await countsPage(db, staff, query),
  }));
  route(app, parts, counts.startBpkbCount, async (call) => ({ data: await startCount(call) }));
  route(app, parts, counts.getBpkbCount, async ({ db, staff, params }) => ({
    data: await readCount(db, staff, idOf(params.id, GONE)),
  }));
  route(app, parts, counts.getBpkbCountLabels, async ({ db, staff, params }) => ({
    data: await countLabels(db, staff, idOf(params.id, GONE)),
  }));
  route(app, parts, counts.sendBpkbScans, async (call) => ({ data: await sendScans(call) }));
  route(app, parts, counts.listBpkbFindings, async ({ db, staff, params, query }) => ({
    data: await findingsPage(db, staff, idOf(params.id, GONE), query),
  }));
  route(app, parts, counts.closeBpkbCount, async (call) => ({ data: await closeCount(call) }), refusal);
  route(app, parts, counts.reopenBpkbCount, async (call) => ({ data: await reopenCount(call) }), refusal);
  route(app, parts, counts.cancelBpkbCount, async (call) => ({ data: await cancelCount(call) }), refusal);
  route(app, parts, counts.settleBpkbFinding, async (call) => ({ data: await settleFinding(call) }), refusal);
  route(app, parts, counts.finishBpkbCount, async (call) => ({ data: await finishCount(call) }), refusal);
}
