import * as z from 'zod/mini';
import { creditSchema, creditValuesSchema } from './credits';
import { endpoint } from './endpoint';
import { actorSchema, idParams } from './fields';

/** What is asked for: other values, or that the receipt counts no more. */
export const REQUEST_KINDS = ['CHANGE', 'VOID'] as const;

/** A request that waits: the push on `credit_approvals.{userId}` (SPEC 3, Approval push) and what the API adds. */
export const approvalSchema = z.object({
  /** Current values; what follows `creditSchema` only the embedded API sends. */
  credit: z.extend(creditSchema, {
    cashier_by: z.optional(actorSchema),
    office_id: z.optional(z.int()),
    customer_name: z.optional(z.string()),
    version: z.optional(z.int()),
    created_at: z.optional(z.string()),
    updated_at: z.optional(z.string()),
  }),
  /** Requested new values; fields that are left out keep their current value. */
  update: z.looseObject(z.partial(creditSchema).shape),
  request_by: actorSchema,
  /** Names the request: every decision carries it. Only the embedded API sends it. */
  request_id: z.optional(z.int()),
  /** Only the embedded API sends it; a host without it means a change. A void asks for no values: `update` is empty. */
  kind: z.optional(z.enum(REQUEST_KINDS)),
  /** Why it is asked for; only the embedded API sends it. */
  reason: z.nullish(z.string()),
  requested_at: z.nullish(z.string()),
});
export type Approval = z.infer<typeof approvalSchema>;

/** Body of PUT credits/{id}: SPEC 7's list, lenient because the values come back as they were pushed. */
export const approveCreditBody = z.extend(creditValuesSchema, { request_approval: z.literal(false) });

export const listApprovals = endpoint({
  name: 'listApprovals',
  method: 'GET',
  path: 'credit-approvals',
  origin: 'angsur',
  guard: ['is_credit_approval'],
  summary:
    'Every change or void that waits for the caller, oldest first; fetched again after a lost connection.',
  data: z.array(approvalSchema),
});

export const approveCredit = endpoint({
  name: 'approveCredit',
  method: 'PUT',
  path: 'credits/{id}',
  origin: 'spec',
  guard: ['is_credit_approval'],
  summary:
    'Approves a changed receipt: the requested values with request_approval false. 409: stale or already decided.',
  params: idParams,
  body: approveCreditBody,
  data: z.unknown(),
});
