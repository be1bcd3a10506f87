import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { approvalSchema, approveCredit } from '@/lib/contract/approvals';
import { getChangeBasis } from '@/lib/contract/changeBasis';
import {
  getCreditConsequences,
  rejectCreditChange,
  requestCreditChange,
  requestCreditVoid,
  voidCredit,
  withdrawCreditRequest,
} from '@/lib/contract/creditRequests';
import { receiptSchema } from '@/lib/contract/credits';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { approveChange } from './approveChange';
import { changeBasis } from './changeBasis';
import { rejectChange } from './rejectChange';
import { requestChange } from './requestChange';
import { requestConsequences } from './requestConsequences';
import { requestVoid } from './requestVoid';
import { voidReceipt } from './voidReceipt';
import { withdrawRequest } from './withdrawRequest';

/** The receipt as it is now, and the request that waits on it instead. */
const REFUSAL = z.extend(refusalWith(receiptSchema), { waiting: z.nullish(approvalSchema) });

/** The steps of a change or a void of a receipt: asked for, looked at, decided, withdrawn. */
export function creditRequestRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, getChangeBasis, async ({ db, staff, params, now }) => ({
    data: await changeBasis(db, staff, params.id, now),
  }));

  route(app, parts, getCreditConsequences, async (call) => ({ data: await requestConsequences(call) }), {
    locks: true,
    refusal: REFUSAL,
  });

  route(
    app,
    parts,
    requestCreditChange,
    async (call) => ({
      data: await requestChange(call),
    }),
    { refusal: REFUSAL },
  );

  route(
    app,
    parts,
    { ...approveCredit, data: receiptSchema },
    async (call) => ({
      data: await approveChange(call),
      message: 'Berhasil Approve Nota Pembayaran',
    }),
    { refusal: REFUSAL },
  );

  route(
    app,
    parts,
    rejectCreditChange,
    async (call) => ({
      data: await rejectChange(call),
    }),
    { refusal: REFUSAL },
  );

  route(
    app,
    parts,
    requestCreditVoid,
    async (call) => ({
      data: await requestVoid(call),
    }),
    { refusal: REFUSAL },
  );

  route(
    app,
    parts,
    voidCredit,
    async (call) => ({
      data: await voidReceipt(call),
    }),
    { refusal: REFUSAL },
  );

  route(
    app,
    parts,
    withdrawCreditRequest,
    async (call) => ({
      data: await withdrawRequest(call),
    }),
    { refusal: REFUSAL },
  );
}
