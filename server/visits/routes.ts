import type { FastifyInstance } from 'fastify';
import { listContractVisits, listOutsideVisits, sendVisit } from '@/lib/contract/visits';
import { findContract } from '../contracts/readContract';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { outsideVisits, visitsOf } from './readVisits';
import { receiveVisit } from './receiveVisit';

/** What collectors found at the door. */
export function visitRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, sendVisit, async (call) => ({ data: await receiveVisit(call) }));
  route(app, parts, listContractVisits, async ({ db, staff, params, query }) => {
    const { contract } = await findContract(db, staff, params.id);
    return { data: await visitsOf(db, contract.code, query) };
  });
  route(app, parts, listOutsideVisits, async ({ db, staff, query }) => ({
    data: await outsideVisits(db, staff, query),
  }));
}
