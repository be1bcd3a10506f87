import * as z from 'zod/mini';
import { waitingChangeSchema } from './changes';
import { endpoint } from './endpoint';
import { calendarDate, idParams, recordVersion } from './fields';
import { nameText } from './plainText';

/*
 * Bank accounts on which an office receives transfers (DOMAIN, Transfers; docs/decisions/0145). Bank, number and owner of an
 * account never change: another number is another account.
 */

/** An account that a transfer can be taken on. */
export const receivingAccountSchema = z.object({
  id: z.int(),
  bank: z.string(),
  number: z.string(),
  holder: z.string(),
});
export type ReceivingAccount = z.infer<typeof receivingAccountSchema>;

/** On which accounts an office takes transfers today. */
export const receivingSchema = z.object({
  accounts: z.array(receivingAccountSchema),
  /** A transfer names one of them: the office has, or had, an account in force. */
  required: z.boolean(),
});
export type Receiving = z.infer<typeof receivingSchema>;

export const officeAccountSchema = z.extend(receivingAccountSchema, {
  /** False: it takes no transfer. */
  active: z.boolean(),
  /** First day on which it takes transfers; null: it never did. */
  valid_from: z.nullable(calendarDate),
  version: z.int(),
  /** What waits for a second person; null: nothing does. */
  waiting: z.nullable(waitingChangeSchema),
});
export type OfficeAccount = z.infer<typeof officeAccountSchema>;

export const officeAccountWriteSchema = z.object({
  bank: nameText(2, 60),
  /** Digits alone. */
  number: z.string().check(z.trim(), z.regex(/^[0-9]{5,30}$/)),
  holder: nameText(3, 80),
});
export type OfficeAccountWrite = z.infer<typeof officeAccountWriteSchema>;

const shared = { origin: 'angsur', guard: ['is_master'], params: idParams } as const;

export const listOfficeAccounts = endpoint({
  ...shared,
  name: 'listOfficeAccounts',
  method: 'GET',
  path: 'masters/offices/{id}/accounts',
  summary: 'The receiving accounts of an office, those in use first, with what waits.',
  data: z.object({ today: calendarDate, rows: z.array(officeAccountSchema) }),
});

export const addOfficeAccount = endpoint({
  ...shared,
  name: 'addOfficeAccount',
  method: 'POST',
  path: 'masters/offices/{id}/accounts',
  summary:
    'A new receiving account. It waits for a second person and takes transfers from the day after; before the first contract at once. 409: the office has it already.',
  body: officeAccountWriteSchema,
  data: officeAccountSchema,
  idempotent: true,
});

export const switchOfficeAccount = endpoint({
  ...shared,
  name: 'switchOfficeAccount',
  method: 'PUT',
  path: 'masters/accounts/{id}/active',
  summary:
    'Takes a receiving account out at once, or asks for it again, which waits for a second person. 409: stale, or it waits already.',
  body: z.object({ active: z.boolean(), version: recordVersion }),
  data: officeAccountSchema,
  idempotent: true,
});
