import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { paymentCardSchema } from '@/lib/contract/paymentCard';
import { contractActionsSchema, getContractActions } from '@/lib/contract/contractActions';
import {
  approveContractRequest,
  type ContractRequest,
  contractRequestDetailSchema,
  getContractRequest,
  listContractRequests,
  rejectContractRequest,
  requestOnContract,
  withdrawContractRequest,
} from '@/lib/contract/requests';
import { getRestructureBasis, getRestructurePlan } from '@/lib/contract/restructures';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { contractActions } from './contractActions';
import { contractSubject } from './contractSubject';
import { createRequest } from './createRequest';
import { decide } from './engine/decide';
import { requestDetail } from './requestDetail';
import { toRequest, listPendingRequests } from './requestRow';
import { restructureBasis } from './restructure/basis';
import { readPlan } from './restructure/readPlan';

/** What may be asked for now; or the card, where a payment is asked for that was calculated from another one. */
const ASKED = refusalWith(z.union([contractActionsSchema, paymentCardSchema]));
/** The request as it stands now, or the card as above. */
const DECIDED = refusalWith(z.union([contractRequestDetailSchema, paymentCardSchema]));

/** Requests on contracts: what may be asked, asking, and the three ways in which a request ends. */
export function requestRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, getContractActions, async ({ db, staff, params, now }) => ({
    data: await contractActions(db, staff, params.id, now),
  }));

  route(
    app,
    parts,
    requestOnContract,
    async (call) => ({
      data: await createRequest(call),
    }),
    { refusal: ASKED },
  );

  route(app, parts, listContractRequests, async ({ db, staff }) => ({
    data: await listRequests(db, staff),
  }));

  route(app, parts, getContractRequest, async (call) => ({ data: await requestDetail(call) }), {
    locks: true,
  });

  route(app, parts, getRestructureBasis, async ({ db, staff, params, now }) => ({
    data: await restructureBasis(db, staff, params.id, now),
  }));

  route(app, parts, getRestructurePlan, async (call) => ({ data: await readPlan(call) }), {
    locks: true,
  });

  route(
    app,
    parts,
    approveContractRequest,
    async ({ params, body, ...call }) => ({
      data: await decide(contractSubject, call, { ...params, ...body }, { outcome: 'APPROVED' }),
    }),
    { refusal: DECIDED },
  );

  route(
    app,
    parts,
    rejectContractRequest,
    async ({ params, body: { version, reason }, ...call }) => ({
      data: await decide(contractSubject, call, { ...params, version }, { outcome: 'REJECTED', reason }),
    }),
    { refusal: DECIDED },
  );

  route(
    app,
    parts,
    withdrawContractRequest,
    async ({ params, ...call }) => ({
      data: await decide(contractSubject, call, params, { outcome: 'WITHDRAWN' }),
    }),
    { refusal: DECIDED },
  );
}

/** Waiting requests that a person may decide, and their own, oldest first. */
async function listRequests(db: Db, person: SignedIn): Promise<ContractRequest[]> {
  const rows = await listPendingRequests(db, person);
  const seen = rows.map((row) => toRequest(row, person));
  return seen.filter(({ may_decide, may_withdraw }) => may_decide || may_withdraw);
}
