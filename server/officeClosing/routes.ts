import type { FastifyInstance } from 'fastify';
import { getOfficeHoldings } from '@/lib/contract/officeClosing';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { holdingsOf } from './holdings';

/** What is looked at before an office is switched off. */
export function officeClosingRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, getOfficeHoldings, async ({ db, params }) => ({
    data: await holdingsOf(db, params.id),
  }));
}
