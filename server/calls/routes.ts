import type { FastifyInstance } from 'fastify';
import {
  callBasisSchema,
  getCallBasis,
  listCalls,
  listOfficePromises,
  listOutsideCalls,
  listPromises,
  recordCall as recordCallEndpoint,
} from '@/lib/contract/calls';
import {
  endConsent as endConsentEndpoint,
  listConsents,
  recordConsent as recordConsentEndpoint,
} from '@/lib/contract/consents';
import { findContract } from '../contracts/readContract';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { callBasis } from './callBasis';
import { consentsOf, endConsent, recordConsent } from './consents';
import { callsOf, outsideCalls } from './readCalls';
import { officePromises } from './officePromises';
import { promisesOf } from './readPromises';
import { recordCall } from './recordCall';

/** Phone calls, what was promised in them, and what borrowers allow beyond the rule of place and hours. */
export function callRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, getCallBasis, async ({ db, staff, params, now }) => ({
    data: await callBasis(db, await findContract(db, staff, params.id), now),
  }));
  route(app, parts, recordCallEndpoint, async (call) => ({ data: await recordCall(call) }), {
    refusal: refusalWith(callBasisSchema),
  });
  route(app, parts, listCalls, async ({ db, staff, params, query }) => {
    const { contract } = await findContract(db, staff, params.id);
    return { data: await callsOf(db, contract.code, query) };
  });
  route(app, parts, listOutsideCalls, async ({ db, staff, query }) => ({
    data: await outsideCalls(db, staff, query),
  }));

  route(app, parts, listPromises, async ({ db, staff, params, query, now }) => {
    const { contract } = await findContract(db, staff, params.id);
    return { data: await promisesOf(db, contract.code, query, now) };
  });
  route(app, parts, listOfficePromises, async ({ db, staff, query, now }) => ({
    data: await officePromises(db, staff, query, now),
  }));

  route(app, parts, listConsents, async ({ db, staff, params, query, now }) => {
    const { contract } = await findContract(db, staff, params.id);
    return { data: await consentsOf(db, contract.code, query, now) };
  });
  route(app, parts, recordConsentEndpoint, async (call) => ({ data: await recordConsent(call) }));
  route(app, parts, endConsentEndpoint, async (call) => ({ data: await endConsent(call) }));
}
