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
import { decide } from '../requests/engine/decide';
import { askOnReceipt } from './askOnReceipt';
import { changeBasis } from './changeBasis';
import { receiptSubject } from './receiptSubject';
import { requestConsequences } from './requestConsequences';

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

  const options = { refusal: REFUSAL };

  for (const endpoint of [requestCreditChange, requestCreditVoid])
    route(app, parts, endpoint, async (call) => ({ data: await askOnReceipt(call) }), options);

  route(
    app,
    parts,
    { ...approveCredit, data: receiptSchema },
    async ({ params, body: values, ...call }) => ({
      data: (
        await decide(receiptSubject, call, { ...params, kind: 'CHANGE', values }, { outcome: 'APPROVED' })
      ).credit,
      message: 'Berhasil Approve Nota Pembayaran',
    }),
    options,
  );

  route(
    app,
    parts,
    voidCredit,
    async ({ params, body, ...call }) => ({
      data: await decide(receiptSubject, call, { ...params, ...body, kind: 'VOID' }, { outcome: 'APPROVED' }),
    }),
    options,
  );

  route(
    app,
    parts,
    rejectCreditChange,
    async ({ params, body: { reason, ...seen }, ...call }) => ({
      data: await decide(receiptSubject, call, { ...params, ...seen }, { outcome: 'REJECTED', reason }),
    }),
    options,
  );

  route(
    app,
    parts,
    withdrawCreditRequest,
    async ({ params, body, ...call }) => ({
      data: await decide(receiptSubject, call, { ...params, ...body }, { outcome: 'WITHDRAWN' }),
    }),
    options,
  );
}
