import type { FastifyInstance } from 'fastify';
import { billingSchema, changeBilling as endpoint, getCollecting } from '@/lib/contract/collecting';
import {
  deathSchema,
  recordDeath as recordDeathCall,
  takeBackDeath as takeBackDeathCall,
} from '@/lib/contract/deaths';
import { findContract } from '../contracts/readContract';
import { recordDeath, takeBackDeath } from '../heirs/deaths';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { changeBilling } from './changeBilling';
import { readCollecting } from './readCollecting';

/** Where borrowers are called on, and who collects. */
export function collectingRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, getCollecting, async ({ db, staff, params }) => ({
    data: await readCollecting(db, await findContract(db, staff, params.id)),
  }));
  route(app, parts, endpoint, async (call) => ({ data: await changeBilling(call) }), {
    refusal: refusalWith(billingSchema),
  });
  route(app, parts, recordDeathCall, async (call) => ({ data: await recordDeath(call) }), {
    refusal: refusalWith(deathSchema),
  });
  route(app, parts, takeBackDeathCall, async (call) => ({ data: await takeBackDeath(call) }));
}
