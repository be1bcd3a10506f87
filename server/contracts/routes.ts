import type { FastifyInstance } from 'fastify';
import { getContract } from '@/lib/contract/contractDetail';
import { listContracts } from '@/lib/contract/contracts';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { contractDetail } from './contractDetail';
import { contractPage } from './contractPage';

/** Contracts: list and detail. */
export function contractRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listContracts, async ({ db, staff, query, now }) => ({
    data: await contractPage(db, staff, query, now),
  }));

  route(app, parts, getContract, async ({ db, staff, params, now }) => ({
    data: await contractDetail(db, staff, params.id, now),
  }));
}
