import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { calendarDate, idParams, recordVersion } from './fields';
import { nameText } from './plainText';
import { stampsSchema } from './stamps';

/*
 * The fiduciary of a contract (DOMAIN, Fiduciary). Empty text and null: not known yet.
 */

const fields = {
  deed_number: nameText(0, 60),
  deed_on: z.nullable(calendarDate),
  notary: nameText(0, 80),
  certificate_number: nameText(0, 60),
  certificate_on: z.nullable(calendarDate),
  removed_on: z.nullable(calendarDate),
};

export const fiduciarySchema = z.object({
  ...fields,
  /** As it stands, also where it was written under another rule. */
  deed_number: z.string(),
  notary: z.string(),
  certificate_number: z.string(),
  /** The first day that the deed may have: of the contract, or of the first of those that it carries on. */
  deed_from: calendarDate,
  /** 0: nothing was recorded yet. */
  version: z.int(),
  ...stampsSchema.shape,
});
export type Fiduciary = z.infer<typeof fiduciarySchema>;

export const getFiduciary = endpoint({
  name: 'getFiduciary',
  method: 'GET',
  path: 'contracts/{id}/fiduciary',
  origin: 'angsur',
  guard: ['is_contract'],
  summary: "A contract's fiduciary: deed, certificate and removal.",
  params: idParams,
  data: fiduciarySchema,
});

export const fiduciaryBodySchema = z.object({ ...fields, version: recordVersion });
export type FiduciaryBody = z.infer<typeof fiduciaryBodySchema>;

export const saveFiduciary = endpoint({
  name: 'saveFiduciary',
  method: 'PUT',
  path: 'contracts/{id}/fiduciary',
  origin: 'angsur',
  guard: ['is_contract'],
  summary:
    'Keeps the fiduciary. 422: its days are out of order or have not come. 409 with `current`: somebody else changed it; without: another contract carries it on.',
  params: idParams,
  body: fiduciaryBodySchema,
  data: fiduciarySchema,
  idempotent: true,
});
