import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { idParams, instant, recordVersion } from './fields';
import { noteText } from './plainText';

/*
 * Changes that wait for a second person: rights, and masters that bound money (DOMAIN, Nobody alone;
 * docs/decisions/0140).
 */

/** What kinds there are; each has its `ChangeKind` on the server. */
export const CHANGE_KINDS = [
  'TITLE',
  'STAFF',
  'HIRE',
  'RETURN',
  'LINK',
  'AUTHENTICATOR',
  'OFFICE_ACCOUNT',
  'OFFICE',
  'CALCULATION',
  'LETTER_DAYS',
  'PETTY_CATEGORY',
] as const;
export type ChangeKindName = (typeof CHANGE_KINDS)[number];

/**
 * Who decides: a holder of `is_credit_approval` who sees every office concerned, or of `is_user` who sees all. Never the
 * maker, the person concerned, or a holder of the title that is widened.
 */
export type ChangeRule = 'APPROVER' | 'ADMINISTRATOR';

/** A change that waits, as it stands beside its record. */
export const waitingChangeSchema = z.object({
  id: z.int(),
  kind: z.enum(CHANGE_KINDS),
  /** What is asked for, as people say it: 'perubahan jabatan Kasir'. */
  what: z.string(),
  request_by: z.object({ username: z.string(), name: z.string() }),
  requested_at: instant,
  /** Who may decide it, or with `takes_effect_at` stop it, by name. */
  people: z.array(z.string()),
  /** Nobody could decide it: when it takes effect by itself unless somebody stops it; null: somebody decides. */
  takes_effect_at: z.nullable(instant),
  may_decide: z.boolean(),
  may_withdraw: z.boolean(),
});
export type WaitingChange = z.infer<typeof waitingChangeSchema>;

export const changeSchema = z.extend(waitingChangeSchema, {
  status: z.enum(['WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN']),
  reason: z.nullable(z.string()),
  /** Of the record, as the facts show it. */
  version: recordVersion,
  /** What changes, in words. */
  facts: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  /** Why the caller cannot approve it, in words; null: they can. With `may_decide` they may still stop it. */
  obstacle: z.nullable(z.string()),
});
export type Change = z.infer<typeof changeSchema>;

const shared = { origin: 'angsur', guard: 'session' } as const;

export const getChange = endpoint({
  ...shared,
  name: 'getChange',
  method: 'GET',
  path: 'changes/{id}',
  summary:
    'A change that waits for a second person, or waited: what it changes, and who decides. 403: neither asked for by the caller nor theirs to decide.',
  params: idParams,
  data: changeSchema,
});

export const decideChange = endpoint({
  ...shared,
  name: 'decideChange',
  method: 'POST',
  path: 'changes/{id}/decide',
  summary:
    'Approves or rejects a change (never the maker nor whom it concerns), stops one that would take effect by itself, or takes it back (the maker). 409: decided already (who and when), or changed since it was seen.',
  params: idParams,
  body: z.object({
    /** Of the record as it was seen; taking back holds whatever it is. */
    version: recordVersion,
    decision: z.enum(['APPROVED', 'REJECTED', 'WITHDRAWN']),
    /** Asked for where it is rejected. */
    reason: noteText(500).check(z.trim()),
  }),
  data: changeSchema,
  idempotent: true,
});
