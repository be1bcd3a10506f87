import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { actorSchema, calendarDate, idParams, instant, storedId } from './fields';
import { keptFileSchema } from './files';
import { PARTNER_PHONE } from './partnerRecords';
import { nameText, noteText, reasonText } from './plainText';

/*
 * That a contract's borrower died, and who is spoken to since (DOMAIN, A borrower who died).
 */

/** The spouse or heir: calls, visits and letters go to them, and what they promise is theirs. */
export const heirSchema = z.object({
  name: z.string(),
  /** To the borrower: "Istri". */
  relation: z.string(),
  phone: z.string(),
  address: z.string(),
});
export type Heir = z.infer<typeof heirSchema>;

export const deathSchema = z.object({
  id: z.int(),
  died_on: calendarDate,
  heir: heirSchema,
  file: keptFileSchema,
  created_at: z.nullable(instant),
  created_by: z.nullable(actorSchema),
});
export type Death = z.infer<typeof deathSchema>;

export const deathBodySchema = z.object({
  died_on: calendarDate,
  heir: z.object({
    name: nameText(2, 100),
    relation: nameText(2, 40),
    phone: z.string().check(z.regex(PARTNER_PHONE)),
    address: noteText(300).check(z.trim(), z.minLength(5)),
  }),
  /** An upload of one's own: the paper that says so. */
  file_id: storedId,
  /** Id of the record that is seen, which this one takes the place of; null: there is none. */
  replaces: z.nullable(storedId),
});
export type DeathBody = z.infer<typeof deathBodySchema>;

const shared = { method: 'POST', origin: 'angsur', guard: ['is_contract'], params: idParams } as const;

export const recordDeath = endpoint({
  ...shared,
  name: 'recordDeath',
  path: 'contracts/{id}/deaths',
  summary:
    'Keeps that the borrower died, with its paper, and who is spoken to since. 422: on a day that has not come, or before the contract began. 409: another record is there by now (data.current), or the contract has ended.',
  body: deathBodySchema,
  data: deathSchema,
  idempotent: true,
});

export const takeBackDeath = endpoint({
  ...shared,
  name: 'takeBackDeath',
  path: 'contracts/{id}/deaths/end',
  summary:
    'Takes back what was recorded by mistake: the borrower is spoken to again. 404: the contract has no such record that counts.',
  body: z.object({ death_id: storedId, reason: reasonText }),
  data: z.object({ id: z.int() }),
  idempotent: true,
});
