import type { FastifyInstance } from 'fastify';
import { getContract } from '@/lib/contract/contractDetail';
import { listContracts as listContractsCall } from '@/lib/contract/contracts';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { contractDetail } from './contractDetail';
import { listContracts } from './listContracts';

/** Contracts: list and detail. */
export function contractRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listContractsCall, async ({ db, staff, query, now }) => ({
    data: await listContracts(db, staff, query, now),
  }));

  route(app, parts, getContract, async ({ db, staff, params, now }) => ({
    data: await contractDetail(db, staff, params.id, now),
  }));
}
