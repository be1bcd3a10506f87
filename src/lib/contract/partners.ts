import * as z from 'zod/mini';
import type { AccessFlag } from './access';
import { endpoint } from './endpoint';
import { idParams, officeId, pageNumber, pageSize, recordVersion, searchText, storedId } from './fields';
import { PARTNER_PAGE_SIZE, PARTNER_SORTS } from './partnerListDefaults';
import {
  applicationSchema,
  partnerAskSchema,
  partnerRowSchema,
  partnerSchema,
  partnerWriteSchema,
} from './partnerRecords';
import { PARTNER_KINDS } from './partnerTerms';
import { noteText, reasonText } from './plainText';

/*
 * Partners: outside people who bring customers (DOMAIN, Agen and Marketing Ekternal; docs/decisions/0102). Agents and
 * marketers have the same calls, each guarded by its own flag; `partnerEndpoints` declares them.
 */

const count = z.int().check(z.minimum(0));

const why = reasonText;

/** The calls about one kind of partner. `noun` in the singular: `Agent` makes `listAgents`, `createAgent` … */
export function partnerEndpoints<const N extends string>(noun: N, path: string, flag: AccessFlag) {
  const shared = { origin: 'angsur', guard: [flag] } as const;
  const one = `${path}/{id}`;
  return {
    list: endpoint({
      ...shared,
      name: `list${noun}s`,
      method: 'GET',
      path,
      summary:
        'One page of partners with search (name, NIK, phone), whether active, office; what each is owed.',
      query: z.object({
        search: z.optional(searchText),
        active: z.optional(z.enum(['1', '0'])),
        office: z.optional(officeId),
        page: z._default(pageNumber, 1),
        size: z._default(pageSize, PARTNER_PAGE_SIZE),
        sort: z._default(z.enum(PARTNER_SORTS), 'name'),
        order: z._default(z.enum(['asc', 'desc']), 'asc'),
      }),
      data: z.object({ rows: z.array(partnerRowSchema), count, count_more: z.boolean() }),
    }),
    get: endpoint({
      ...shared,
      name: `get${noun}`,
      method: 'GET',
      path: one,
      summary: 'One partner: person, account, schemes, what waits for approval, sums, what was done.',
      params: idParams,
      data: partnerSchema,
    }),
    create: endpoint({
      ...shared,
      name: `create${noun}`,
      method: 'POST',
      path,
      summary: 'A new partner of the own office, without scheme and account. 422: one of that NIK is there.',
      body: partnerWriteSchema,
      data: partnerSchema,
      idempotent: true,
    }),
    change: endpoint({
      ...shared,
      name: `change${noun}`,
      method: 'PUT',
      path: one,
      summary: 'Changes the person. 409: changed since; data.current is the partner as it is.',
      params: idParams,
      body: z.extend(partnerWriteSchema, { version: recordVersion }),
      data: partnerSchema,
      idempotent: true,
    }),
    switch: endpoint({
      ...shared,
      name: `switch${noun}`,
      method: 'PUT',
      path: `${one}/active`,
      summary: 'Lets new forms name it, or no longer; what it has earned stays. 409: changed since.',
      params: idParams,
      body: z.object({ active: z.boolean(), version: recordVersion }),
      data: partnerSchema,
      idempotent: true,
    }),
    request: endpoint({
      ...shared,
      name: `request${noun}Change`,
      method: 'POST',
      path: `${one}/requests`,
      summary:
        'Asks for another scheme or account; a second person decides. 409: changed since, or one of that kind waits.',
      params: idParams,
      body: z.object({ ask: partnerAskSchema, reason: why, version: recordVersion }),
      data: partnerSchema,
      idempotent: true,
    }),
    decide: endpoint({
      ...shared,
      name: `decide${noun}Change`,
      method: 'POST',
      path: `${one}/requests/decide`,
      summary:
        'Approves or rejects what was asked for (is_credit_approval, never the asker), or takes it back (the asker). 409: decided already (who and when), or changed since it was seen.',
      params: idParams,
      body: z.object({
        request_id: storedId,
        /** The partner's version that was seen; taking back holds whatever it is. */
        version: recordVersion,
        decision: z.enum(['APPROVED', 'REJECTED', 'WITHDRAWN']),
        /** Asked for where it is rejected. */
        reason: noteText(500).check(z.trim()),
      }),
      data: partnerSchema,
      idempotent: true,
    }),
    applications: endpoint({
      ...shared,
      name: `list${noun}Applications`,
      method: 'GET',
      path: `${one}/applications`,
      summary: 'Registrations that name the partner, newest first, each with its contract and commission.',
      params: idParams,
      query: z.object({
        page: z._default(pageNumber, 1),
        size: z._default(pageSize, PARTNER_PAGE_SIZE),
      }),
      data: z.object({ rows: z.array(applicationSchema), count, count_more: z.boolean() }),
    }),
  };
}

/** Agen. */
export const agents = partnerEndpoints('Agent', 'agents', 'is_agen');
/** Marketing Ekternal. */
export const marketers = partnerEndpoints('Marketer', 'marketers', 'is_marketing');
export type PartnerEndpoints = ReturnType<typeof partnerEndpoints<string>>;

/** A partner that a form may name. */
export const partnerChoiceSchema = z.object({
  id: z.int(),
  kind: z.enum(PARTNER_KINDS),
  name: z.string(),
  phone: z.string(),
});
export type PartnerChoice = z.infer<typeof partnerChoiceSchema>;

export const listPartnerChoices = endpoint({
  name: 'listPartnerChoices',
  method: 'GET',
  path: 'registrations/partners',
  origin: 'angsur',
  guard: ['is_customer'],
  summary:
    "Agents and marketers that a form of an office may name, by name: active, with a scheme. Left out: one's own.",
  query: z.object({ office: z.optional(officeId) }),
  data: z.object({ rows: z.array(partnerChoiceSchema) }),
});
