import * as z from 'zod/mini';
import { contractRequestKindSchema, decidedStatusSchema } from './requestedAction';
import { contractStatusSchema } from './contracts';
import { endpoint } from './endpoint';
import { actorSchema, calendarDate, idParams, instant, rupiah, storedId } from './fields';
import { REQUEST_READERS, contractRequestSchema } from './requests';

const lineNumber = z.int().check(z.minimum(1), z.maximum(600));
const amount = rupiah.check(z.minimum(0));

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
  kinds: z.array(z.object({ kind: contractRequestKindSchema, obstacle })),
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
  /** Active offices that it may go to, by code. */
  offices: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })),
});
export type ContractActions = z.infer<typeof contractActionsSchema>;

export const getContractActions = endpoint({
  name: 'getContractActions',
  method: 'GET',
  path: 'contracts/{id}/requests',
  origin: 'angsur',
  guard: REQUEST_READERS,
  summary: 'What may be asked for on a contract, with the reasons where not, and the request that waits.',
  params: idParams,
  data: contractActionsSchema,
});
