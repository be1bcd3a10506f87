import * as z from 'zod/mini';
import { deathSchema } from './deaths';
import { endpoint } from './endpoint';
import { actorSchema, calendarDate, idParams, instant } from './fields';
import { noteText, reasonText } from './plainText';
import { foundRegionSchema } from './regions';

/*
 * Where a contract's borrower is called on, and who collects it (DOMAIN, Field collection).
 */

const address = noteText(300).check(z.trim());
/** Kelurahan, as the masters write it. */
const villageCode = z.string().check(z.regex(/^\d{10}$/));

export const billingSchema = z.object({
  address: z.string(),
  /** Null: not known ("Belum berwilayah"). */
  village: z.nullable(foundRegionSchema),
});
export type Billing = z.infer<typeof billingSchema>;

export const collectingSchema = z.object({
  billing: billingSchema,
  /** Null: the borrower lives, as far as is known. */
  death: z.nullable(deathSchema),
  /** Who collects it now; null: nobody ("Belum berkolektor"). */
  collector: z.nullable(actorSchema),
  /** From which day on who collected it, the latest first; fifty at most. */
  collectors: z.array(
    z.object({
      from: calendarDate,
      /** Null: nobody. */
      collector: z.nullable(actorSchema),
      at: instant,
      /** Null: the system, because the contract went to another office. */
      by: z.nullable(actorSchema),
      reason: z.string(),
    }),
  ),
});
export type Collecting = z.infer<typeof collectingSchema>;

export const getCollecting = endpoint({
  name: 'getCollecting',
  method: 'GET',
  path: 'contracts/{id}/collecting',
  origin: 'angsur',
  guard: ['is_overdue', 'is_collector_spv', 'is_contract'],
  summary: "Where a contract's borrower is called on, and who collects it, with its history.",
  params: idParams,
  data: collectingSchema,
});

const written = z.object({ address, village_code: z.nullable(villageCode) });

export const changeBilling = endpoint({
  name: 'changeBilling',
  method: 'PUT',
  path: 'contracts/{id}/billing',
  origin: 'angsur',
  guard: ['is_contract'],
  summary:
    'Changes where a borrower is called on. 409 with `current`: `before` is no longer what stands there, the contract has ended. 422: there is no such kelurahan.',
  params: idParams,
  body: z.object({
    ...written.shape,
    address: address.check(z.minLength(5)),
    /** What the form began with. */
    before: z.object({ address: z.string().check(z.maxLength(2000)), village_code: z.nullable(villageCode) }),
    reason: reasonText,
  }),
  data: billingSchema,
  idempotent: true,
});
