import * as z from 'zod/mini';
import { consequencesSchema } from './consequences';
import { contractStatusSchema } from './contracts';
import { endpoint } from './endpoint';
import {
  actorSchema,
  calendarDate,
  enteredRupiah as typedAmount,
  idParams,
  instant,
  recordVersion,
  rupiah,
  storedId,
} from './fields';
import { postPaymentBody } from './payments';

/** What may be asked for on a contract; changes and voids of one receipt are `creditRequests`. */
export const CONTRACT_REQUEST_KINDS = [
  'PAYMENT',
  'PAYMENT_VOID',
  'SETTLEMENT_UNDO',
  'DEPOSIT_PAY_BACK',
  'WAIVER',
  'STATUS',
] as const;
export type ContractRequestKind = (typeof CONTRACT_REQUEST_KINDS)[number];
const kindSchema = z.enum(CONTRACT_REQUEST_KINDS);

/** Statuses that follow from a decision of people; the others follow from what is paid. */
export const DECIDED_STATUSES = ['ACTIVE', 'REPOSSESSED', 'WRITTEN_OFF', 'RESTRUCTURED'] as const;
export type DecidedStatus = (typeof DECIDED_STATUSES)[number];
const decidedStatusSchema = z.enum(DECIDED_STATUSES);

const amount = rupiah.check(z.minimum(0));
const lineNumber = z.int().check(z.minimum(1), z.maximum(600));
/** Why something is asked for or refused; people read it. */
const reason = z.string().check(z.trim(), z.minLength(5), z.maxLength(500));

/** What is asked for, by kind; amounts in rupiah. */
export const contractAskSchema = z.discriminatedUnion('kind', [
  /** A payment that its cashier may not take alone, as it would be sent to postPayment. */
  z.object({ kind: z.literal('PAYMENT'), payment: postPaymentBody }),
  /** All receipts and deposit movements of one act of paying. */
  z.object({ kind: z.literal('PAYMENT_VOID'), payment_id: storedId }),
  z.object({ kind: z.literal('SETTLEMENT_UNDO'), settlement_id: storedId }),
  /** cash + bank leave the deposit. */
  z.object({ kind: z.literal('DEPOSIT_PAY_BACK'), cash: typedAmount, bank: typedAmount }),
  /** Forgiven without a payment, on the day of approval. */
  z.object({
    kind: z.literal('WAIVER'),
    lines: z
      .array(z.object({ number: lineNumber, credit_discount: typedAmount, penalty_discount: typedAmount }))
      .check(z.minLength(1), z.maxLength(600)),
  }),
  z.object({ kind: z.literal('STATUS'), status: decidedStatusSchema }),
]);
export type ContractAsk = z.infer<typeof contractAskSchema>;

/** A request on a contract and what became of it. */
export const contractRequestSchema = z.object({
  id: z.int(),
  contract_code: z.string(),
  office_id: z.int(),
  customer_name: z.string(),
  ask: contractAskSchema,
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
  /** Why it cannot be approved as the contract stands now, in words; null where it can, or where it was decided. */
  obstacle: z.nullable(z.string()),
});
export type ContractRequestDetail = z.infer<typeof contractRequestDetailSchema>;

/** Why the caller cannot ask for something, in words; null where they can. */
const obstacle = z.nullable(z.string());

/** An act of paying that can be voided as a whole; rupiah. */
const voidablePaymentSchema = z.object({
  id: storedId,
  date_payment: calendarDate,
  /** What its receipts that count, and the deposit left with it, came to. */
  amount,
  invoices: z.array(z.string()),
  input_by: actorSchema,
  obstacle,
});

/** What may be asked for on a contract, with the reasons where not; amounts in rupiah. */
export const contractActionsSchema = z.object({
  contract_code: z.string(),
  customer_name: z.string(),
  /** The contract's version; asking names it. */
  version: z.int(),
  status: contractStatusSchema,
  /** The request that waits; while it does no other is taken. */
  waiting: z.nullable(contractRequestSchema),
  kinds: z.array(z.object({ kind: kindSchema, obstacle })),
  /** Newest first; the latest fifty that count. */
  payments: z.array(voidablePaymentSchema),
  /** The early settlement that was taken and stands. */
  settlement: z.nullable(
    z.object({
      id: storedId,
      total: amount,
      receipts: z.int(),
      taken_by: actorSchema,
      taken_at: instant,
    }),
  ),
  deposit_balance: amount,
  /** Lines on which something is owed today. */
  lines: z.array(
    z.object({ number: lineNumber, date_maturity: calendarDate, remainder: amount, penalty: amount }),
  ),
  statuses: z.array(z.object({ status: decidedStatusSchema, obstacle })),
});
export type ContractActions = z.infer<typeof contractActionsSchema>;

const READS = [
  'is_contract',
  'is_credit',
  'is_credit_add',
  'is_credit_update',
  'is_credit_approval',
] as const;

export const getContractActions = endpoint({
  name: 'getContractActions',
  method: 'GET',
  path: 'contracts/{id}/requests',
  origin: 'angsur',
  guard: READS,
  summary: 'What may be asked for on a contract, with the reasons where not, and the request that waits.',
  params: idParams,
  data: contractActionsSchema,
});

export const requestOnContract = endpoint({
  name: 'requestOnContract',
  method: 'POST',
  path: 'contracts/{id}/requests',
  origin: 'angsur',
  guard: ['is_contract', 'is_credit_add', 'is_credit_update'],
  summary:
    'Asks for something that a second person decides. 409: one waits already (who and when), the version is stale, or the contract does not allow it. 403: not by this title.',
  params: idParams,
  body: z.object({ ask: contractAskSchema, reason, version: recordVersion }),
  data: contractRequestSchema,
  idempotent: true,
});

export const listContractRequests = endpoint({
  name: 'listContractRequests',
  method: 'GET',
  path: 'contract-requests',
  origin: 'angsur',
  guard: READS,
  summary: 'Waiting requests on contracts that the caller may decide, and their own, oldest first.',
  data: z.array(contractRequestSchema),
});

export const getContractRequest = endpoint({
  name: 'getContractRequest',
  method: 'GET',
  path: 'contract-requests/{id}',
  origin: 'angsur',
  guard: READS,
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
  summary: 'Rejects a request; the asker is told why. 409: decided already (who and when).',
  params: idParams,
  body: z.object({ reason }),
  data: contractRequestSchema,
  idempotent: true,
});

export const withdrawContractRequest = endpoint({
  name: 'withdrawContractRequest',
  method: 'POST',
  path: 'contract-requests/{id}/withdraw',
  origin: 'angsur',
  guard: READS,
  summary: 'The asker takes a request back. 403: somebody else asked. 409: decided already.',
  params: idParams,
  data: contractRequestSchema,
  idempotent: true,
});
