import * as z from 'zod/mini';
import { consequencesSchema } from './consequences';
import { requestedActionSchema } from './requestedAction';
import { endpoint } from './endpoint';
import { actorSchema, idParams, instant, recordVersion } from './fields';
import { reasonText } from './plainText';

/** Why something is asked for or refused; people read it. */
const reason = reasonText;

/** A request on a contract and what became of it. */
export const contractRequestSchema = z.object({
  id: z.int(),
  contract_code: z.string(),
  office_id: z.int(),
  customer_name: z.string(),
  ask: requestedActionSchema,
  /** What is asked for, in one Indonesian sentence, as it stood when it was asked. */
  summary: z.string(),
  reason: z.string(),
  status: z.enum(['WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN']),
  request_by: actorSchema,
  requested_at: instant,
  /** Who approved, rejected or withdrew it; null while it waits. */
  decided_by: z.nullable(actorSchema),
  decided_at: z.nullable(instant),
  /** Why it was rejected. */
  decision_reason: z.nullable(z.string()),
  /** The caller may approve and reject it: it waits, in their office, and somebody else asked. */
  may_decide: z.boolean(),
  /** The caller asked for it and it waits. */
  may_withdraw: z.boolean(),
});
export type ContractRequest = z.infer<typeof contractRequestSchema>;

export const contractRequestDetailSchema = z.object({
  request: contractRequestSchema,
  /** The contract's version that was calculated; approving names it. */
  version: z.int(),
  /** What approving would do now; null where it cannot be approved. */
  consequences: z.nullable(consequencesSchema),
  /**
   * Why the caller cannot approve it, in words; null where they can, or where it was decided. Beside consequences it is
   * for another title to approve; without them the contract does not allow it now.
   */
  obstacle: z.nullable(z.string()),
});
export type ContractRequestDetail = z.infer<typeof contractRequestDetailSchema>;

/** Whoever works on contracts or receipts sees what is asked for on a contract. */
export const REQUEST_READERS = [
  'is_contract',
  'is_credit',
  'is_credit_add',
  'is_credit_update',
  'is_credit_approval',
  'is_collector_spv',
] as const;

export const requestOnContract = endpoint({
  name: 'requestOnContract',
  method: 'POST',
  path: 'contracts/{id}/requests',
  origin: 'angsur',
  guard: ['is_contract', 'is_credit_add', 'is_credit_update', 'is_collector_spv'],
  summary:
    'Asks for something that a second person decides. 409: one waits already (who and when), the version is stale, or the contract does not allow it. 403: not by this title.',
  params: idParams,
  body: z.object({ ask: requestedActionSchema, reason, version: recordVersion }),
  data: contractRequestSchema,
  idempotent: true,
});

export const listContractRequests = endpoint({
  name: 'listContractRequests',
  method: 'GET',
  path: 'contract-requests',
  origin: 'angsur',
  guard: REQUEST_READERS,
  summary: 'Waiting requests on contracts that the caller may decide, and their own, oldest first.',
  data: z.array(contractRequestSchema),
});

export const getContractRequest = endpoint({
  name: 'getContractRequest',
  method: 'GET',
  path: 'contract-requests/{id}',
  origin: 'angsur',
  guard: REQUEST_READERS,
  summary: 'One request on a contract; while it waits with what approving would do now.',
  params: idParams,
  data: contractRequestDetailSchema,
});

export const approveContractRequest = endpoint({
  name: 'approveContractRequest',
  method: 'POST',
  path: 'contract-requests/{id}/approve',
  origin: 'angsur',
  guard: ['is_credit_approval'],
  summary:
    'Approves and applies a request in one step. 409: decided already (who and when), the contract is not the one that was seen, or it no longer allows it.',
  params: idParams,
  /** The contract's version that the approver saw. */
  body: z.object({ version: recordVersion }),
  data: contractRequestSchema,
  idempotent: true,
});

export const rejectContractRequest = endpoint({
  name: 'rejectContractRequest',
  method: 'POST',
  path: 'contract-requests/{id}/reject',
  origin: 'angsur',
  guard: ['is_credit_approval'],
  summary:
    'Rejects a request; the asker is told why. 409: decided already (who and when), or the contract is not the one that was seen.',
  params: idParams,
  /** The contract's version that was seen. */
  body: z.object({ reason, version: recordVersion }),
  data: contractRequestSchema,
  idempotent: true,
});

export const withdrawContractRequest = endpoint({
  name: 'withdrawContractRequest',
  method: 'POST',
  path: 'contract-requests/{id}/withdraw',
  origin: 'angsur',
  guard: REQUEST_READERS,
  summary: 'The asker takes a request back. 403: somebody else asked. 409: decided already.',
  params: idParams,
  data: contractRequestSchema,
  idempotent: true,
});
