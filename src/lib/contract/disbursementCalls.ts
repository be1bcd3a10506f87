import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { actorSchema, idParams, instant, recordVersion, rupiah, storedId } from './fields';
import { registrationSchema } from './registrations';

/** A loan that a cashier is to pay in banknotes. */
export const disbursementOrderSchema = z.object({
  /** Of the form. */
  registration_id: z.int(),
  version: recordVersion,
  number: z.string(),
  name: z.string(),
  vehicle: z.string(),
  amount: rupiah,
  ordered_by: actorSchema,
  ordered_at: instant,
  /** Why the reader can't pay it now, in words; null: they can. */
  obstacle: z.nullable(z.string()),
});
export type DisbursementOrder = z.infer<typeof disbursementOrderSchema>;

export const listDisbursementOrders = endpoint({
  name: 'listDisbursementOrders',
  method: 'GET',
  path: 'disbursement-orders',
  origin: 'angsur',
  guard: ['is_credit_add'],
  summary:
    'Loans of the offices seen that wait to be paid in banknotes, the oldest first; at most a hundred.',
  data: z.object({ rows: z.array(disbursementOrderSchema) }),
});

export const payDisbursement = endpoint({
  name: 'payDisbursement',
  method: 'POST',
  path: 'registrations/{id}/disbursement/pay',
  origin: 'angsur',
  guard: ['is_credit_add'],
  summary:
    'Pays an ordered loan out of the own drawer against the borrower’s signature; the contract runs from then on. 403: by who ordered or approved it, or not on this day. 409: changed since, the drawer is closed or does not hold as much.',
  params: idParams,
  body: z.object({
    version: recordVersion,
    /** File of the receipt that the borrower signed. */
    signature: storedId,
  }),
  data: z.object({ contract_code: z.string(), amount: rupiah }),
  idempotent: true,
});

export const takeBackDisbursement = endpoint({
  name: 'takeBackDisbursement',
  method: 'POST',
  path: 'registrations/{id}/disbursement/take-back',
  origin: 'angsur',
  guard: ['is_customer'],
  summary:
    'Takes an order back that no cashier has paid yet; the form stays signed. 409: it was paid, or changed since.',
  params: idParams,
  body: z.object({ version: recordVersion }),
  data: registrationSchema,
  idempotent: true,
});
