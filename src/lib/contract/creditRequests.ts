import * as z from 'zod/mini';
import { creditDetailSchema } from './creditDetail';
import { creditWriteSchema } from './credits';
import { endpoint } from './endpoint';
import { idParams } from './fields';

/** Why something is asked for or refused; people read it. */
const reason = z.string().check(z.trim(), z.minLength(5), z.maxLength(500));

export const requestCreditChange = endpoint({
  name: 'requestCreditChange',
  method: 'POST',
  path: 'credits/{id}/request',
  origin: 'angsur',
  guard: ['is_credit_update'],
  summary: 'Asks for a change of a receipt. 409: one waits already (who and when), or the version is stale.',
  params: idParams,
  body: z.object({
    update: creditWriteSchema,
    reason,
    version: z.int(),
  }),
  data: creditDetailSchema,
  idempotent: true,
});

export const requestCreditVoid = endpoint({
  name: 'requestCreditVoid',
  method: 'POST',
  path: 'credits/{id}/void-request',
  origin: 'angsur',
  guard: ['is_credit_update'],
  summary:
    'Asks that a receipt be voided; it keeps its values. 409: a request waits already, the version is stale, it is void, or later receipts of the instalment build on it.',
  params: idParams,
  body: z.object({ reason, version: z.int() }),
  data: creditDetailSchema,
  idempotent: true,
});

export const voidCredit = endpoint({
  name: 'voidCredit',
  method: 'POST',
  path: 'credits/{id}/void',
  origin: 'angsur',
  guard: ['is_credit_approval'],
  summary: 'Approves the void that waits: the receipt counts no more. 409: stale, decided, or built upon.',
  params: idParams,
  /** The version of the receipt that the approver saw. */
  body: z.object({ version: z.int() }),
  data: creditDetailSchema,
  idempotent: true,
});

export const rejectCreditChange = endpoint({
  name: 'rejectCreditChange',
  method: 'POST',
  path: 'credits/{id}/reject',
  origin: 'angsur',
  guard: ['is_credit_approval'],
  summary: 'Rejects the change or void that waits; the asker is notified. 409: already decided.',
  params: idParams,
  body: z.object({ reason }),
  data: creditDetailSchema,
  idempotent: true,
});
