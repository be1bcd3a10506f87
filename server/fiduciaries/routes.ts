import type { FastifyInstance } from 'fastify';
import { fiduciarySchema, getFiduciary, saveFiduciary as endpoint } from '@/lib/contract/fiduciaries';
import { findContract } from '../contracts/readContract';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { readFiduciary, saveFiduciary } from './fiduciary';

/** Fiduciaries of contracts. */
export function fiduciaryRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, getFiduciary, async ({ db, staff, params }) => {
    const { contract } = await findContract(db, staff, params.id);
    return { data: await readFiduciary(db, contract.code) };
  });
  route(app, parts, endpoint, async (call) => ({ data: await saveFiduciary(call) }), {
    refusal: refusalWith(fiduciarySchema),
  });
}
