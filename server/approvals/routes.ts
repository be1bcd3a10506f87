import type { FastifyInstance } from 'fastify';
import { countApprovalInbox, listApprovalInbox } from '@/lib/contract/approvalInbox';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { approvalCounts, approvalInbox } from './inbox';

/** The one inbox of what waits for a second person. */
export function approvalRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listApprovalInbox, async ({ query, ...call }) => ({
    data: await approvalInbox(call, query),
  }));

  route(app, parts, countApprovalInbox, async (call) => ({ data: await approvalCounts(call) }));
}
