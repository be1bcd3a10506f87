import * as z from 'zod/mini';
import { consequencesSchema } from './consequences';
import { creditDetailSchema } from './creditDetail';
import { creditWriteSchema, READS_CREDITS } from './credits';
import { endpoint } from './endpoint';
import { idParams, recordVersion, storedId } from './fields';
import { reasonText } from './plainText';

/** Why something is asked for or refused; people read it. */
const reason = reasonText;

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
    version: recordVersion,
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
    'Asks that a receipt be voided; it keeps its values. 409: a request waits already, the version is stale, it is void, or the card would not be sound without it.',
  params: idParams,
  body: z.object({ reason, version: recordVersion }),
  data: creditDetailSchema,
  idempotent: true,
});

/** What a decision is about: the request, and the version of the receipt, as they were read. */
const decision = { request_id: storedId, version: recordVersion };

export const voidCredit = endpoint({
  name: 'voidCredit',
  method: 'POST',
  path: 'credits/{id}/void',
  origin: 'angsur',
  guard: ['is_credit_approval'],
  summary:
    'Approves the void that waits: the receipt counts no more, later receipts of its instalment are split again. 409: another request waits, stale, decided, or the card would not be sound.',
  params: idParams,
  body: z.object(decision),
  data: creditDetailSchema,
  idempotent: true,
});

export const rejectCreditChange = endpoint({
  name: 'rejectCreditChange',
  method: 'POST',
  path: 'credits/{id}/reject',
  origin: 'angsur',
  guard: ['is_credit_approval'],
  summary:
    'Rejects the change or void that was read; the asker is notified. 409: decided (who and when, and what waits now), or the receipt changed since.',
  params: idParams,
  body: z.object({ ...decision, reason }),
  data: creditDetailSchema,
  idempotent: true,
});

export const withdrawCreditRequest = endpoint({
  name: 'withdrawCreditRequest',
  method: 'POST',
  path: 'credits/{id}/withdraw',
  origin: 'angsur',
  guard: READS_CREDITS,
  summary:
    "Takes back one's own change or void while it waits. 403: somebody else's. 409: decided already (who and when).",
  params: idParams,
  /** Whatever became of the receipt since: withdrawing leaves it as it is. */
  body: z.object({ request_id: storedId }),
  data: creditDetailSchema,
  idempotent: true,
});

/** What the request that waits on a receipt would do, and on whose contract. */
export const requestConsequencesSchema = z.object({
  request_id: z.int(),
  /** The receipt's version that it was calculated on. */
  version: z.int(),
  contract: z.object({
    code: z.string(),
    customer_name: z.string(),
    vehicle: z.string(),
    plate_number: z.string(),
  }),
  consequences: consequencesSchema,
  /** Why it is for another title to approve, in words; null: the caller may. */
  obstacle: z.nullable(z.string()),
});
export type RequestConsequences = z.infer<typeof requestConsequencesSchema>;

export const getCreditConsequences = endpoint({
  name: 'getCreditConsequences',
  method: 'GET',
  path: 'credits/{id}/consequences',
  origin: 'angsur',
  guard: ['is_credit_approval'],
  summary:
    'What approving the request that waits on a receipt would do now to card, penalty, day and later receipts. 409: it can no longer be applied (in words), or nothing waits.',
  params: idParams,
  data: requestConsequencesSchema,
});
