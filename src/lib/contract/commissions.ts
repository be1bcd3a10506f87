import * as z from 'zod/mini';
import type { AccessFlag } from './access';
import { endpoint } from './endpoint';
import {
  actorSchema,
  idParams,
  instant,
  officeId,
  pageNumber,
  pageSize,
  queryId,
  recordVersion,
  rupiah,
  searchText,
  storedId,
} from './fields';
import { exportEndpoint } from './exportEndpoint';
import { COMMISSION_PAGE_SIZE, COMMISSION_STATES } from './partnerListDefaults';
import { bankAccountSchema } from './partnerTerms';

/*
 * Commissions (DOMAIN, Commission; docs/decisions/0102): computed when a contract is paid out, approved by another
 * person, paid in a batch, taken back by rule. Amounts in rupiah.
 */

const count = z.int().check(z.minimum(0));
const named = z.object({ id: z.int(), name: z.string() });
const numbered = z.object({ id: z.int(), number: z.string() });

export const BACK_REASONS = ['CANCELLED', 'FIRST_PAYMENT_DEFAULT'] as const;
export type BackReason = (typeof BACK_REASONS)[number];

export const commissionSchema = z.object({
  id: z.int(),
  state: z.enum(COMMISSION_STATES),
  partner: named,
  office_id: z.int(),
  contract_code: z.string(),
  customer_name: z.string(),
  principal: rupiah,
  /** How it was computed: the line of the scheme as it was then. */
  scheme_number: z.int(),
  basis: z.enum(['FIXED', 'PER_MILLE']),
  /** Rupiah, or hundredths of a per mille of the principal. */
  value: z.int(),
  amount: rupiah,
  computed_at: instant,
  approved_by: z.nullable(actorSchema),
  approved_at: z.nullable(instant),
  /** The batch that paid it. */
  batch: z.nullable(numbered),
  taken_back: z.nullable(z.object({ why: z.enum(BACK_REASONS), at: instant })),
  /** The batch that held it back after it was paid. */
  recovered: z.nullable(numbered),
  /** Its scheme takes it back as things are; null: it stays. */
  due_back: z.nullable(z.enum(BACK_REASONS)),
  version: z.int(),
  /** Why the caller can't approve it, in words; null: they can, or it is approved already. */
  obstacle: z.nullable(z.string()),
});
export type Commission = z.infer<typeof commissionSchema>;

/** What a batch pays to one partner. */
export const payoutSchema = z.object({
  partner: named,
  account: bankAccountSchema,
  entries: z.array(
    z.object({
      commission_id: z.int(),
      contract_code: z.string(),
      customer_name: z.string(),
      /** Negative: paid before and taken back since. */
      amount: rupiah,
    }),
  ),
  /** Sum of the entries. */
  total: rupiah,
});
export type Payout = z.infer<typeof payoutSchema>;

export const batchPreviewSchema = z.object({
  office_id: z.int(),
  payouts: z.array(payoutSchema),
  total: rupiah,
  /** Partners with approved commissions that are not paid now, and why. */
  held: z.array(z.object({ partner: named, total: rupiah, why: z.string() })),
  /** Why the caller can't pay it, in words; null: they can. */
  obstacle: z.nullable(z.string()),
});
export type BatchPreview = z.infer<typeof batchPreviewSchema>;

export const batchRowSchema = z.object({
  id: z.int(),
  /** `{office}/KA{YYMM}/{00001}`; marketers have KM. */
  number: z.string(),
  office_id: z.int(),
  paid_at: instant,
  paid_by: actorSchema,
  partners: count,
  total: rupiah,
});
export type BatchRow = z.infer<typeof batchRowSchema>;

export const batchSchema = z.extend(batchRowSchema, { payouts: z.array(payoutSchema) });
export type Batch = z.infer<typeof batchSchema>;

/** The calls about commissions of one kind of partner; as `partnerEndpoints`. */
export function commissionEndpoints<const N extends string>(noun: N, path: string, flag: AccessFlag) {
  const shared = { origin: 'angsur', guard: [flag] } as const;
  const commissions = `${path}-commissions`;
  const batches = `${path}-batches`;
  return {
    list: endpoint({
      ...shared,
      name: `list${noun}Commissions`,
      method: 'GET',
      path: commissions,
      summary:
        'One page of commissions, newest first, with state, partner, office and search; sum of what is filtered.',
      query: z.object({
        /** Name of the partner or the customer, or contract code. */
        search: z.optional(searchText),
        state: z.optional(z.enum(COMMISSION_STATES)),
        /** Id of a partner. */
        partner: z.optional(queryId),
        office: z.optional(officeId),
        page: z._default(pageNumber, 1),
        size: z._default(pageSize, COMMISSION_PAGE_SIZE),
      }),
      data: z.object({ rows: z.array(commissionSchema), count, total: rupiah }),
    }),
    approve: endpoint({
      ...shared,
      name: `approve${noun}Commission`,
      method: 'POST',
      path: `${commissions}/{id}/approve`,
      summary:
        'Approves a computed commission. 403: without is_credit_approval, or by who made the form or paid it out. 409: changed since; data.current is it as it is.',
      params: idParams,
      body: z.object({ version: recordVersion }),
      data: commissionSchema,
      idempotent: true,
    }),
    takeBack: endpoint({
      ...shared,
      name: `takeBack${noun}Commission`,
      method: 'POST',
      path: `${commissions}/{id}/take-back`,
      summary: 'Takes a commission back whose scheme says so now. 409: it does not, or changed since.',
      params: idParams,
      body: z.object({ version: recordVersion }),
      data: commissionSchema,
      idempotent: true,
    }),
    preview: endpoint({
      ...shared,
      name: `preview${noun}Batch`,
      method: 'GET',
      path: `${batches}/preview`,
      summary:
        "What a batch of an office would pay now, and what it would not and why. Left out: one's own office.",
      query: z.object({ office: z.optional(officeId) }),
      data: batchPreviewSchema,
    }),
    pay: endpoint({
      ...shared,
      name: `pay${noun}Batch`,
      method: 'POST',
      path: batches,
      summary:
        'Pays what the preview showed, as one batch. 403: who approved any of it does not pay it. 409: it is not what was shown; data.current is what it is.',
      body: z.object({
        office_id: storedId,
        /** Ids of the commissions that were shown, and what they came to. */
        entries: z.array(storedId).check(z.minLength(1), z.maxLength(5000)),
        total: rupiah,
      }),
      data: batchSchema,
      idempotent: true,
    }),
    batches: endpoint({
      ...shared,
      name: `list${noun}Batches`,
      method: 'GET',
      path: batches,
      summary: 'One page of batches that were paid, newest first.',
      query: z.object({
        office: z.optional(officeId),
        page: z._default(pageNumber, 1),
        size: z._default(pageSize, COMMISSION_PAGE_SIZE),
      }),
      data: z.object({ rows: z.array(batchRowSchema), count }),
    }),
    batch: endpoint({
      ...shared,
      name: `get${noun}Batch`,
      method: 'GET',
      path: `${batches}/{id}`,
      summary: 'One batch: to whom, into which account, for what.',
      params: idParams,
      data: batchSchema,
    }),
  };
}

/** Of agents. */
export const agentCommissions = commissionEndpoints('Agent', 'agent', 'is_agen');
/** Of external marketers. */
export const marketerCommissions = commissionEndpoints('Marketer', 'marketer', 'is_marketing');
export type CommissionEndpoints = ReturnType<typeof commissionEndpoints<string>>;

const exported = {
  origin: 'angsur',
  summary: 'A batch for the bank: one row per partner with account.',
  query: z.object({ batch: queryId }),
} as const;

export const exportAgentBatch = exportEndpoint({
  ...exported,
  name: 'exportAgentBatch',
  path: 'agent-batches/export',
  guard: ['is_agen'],
});

export const exportMarketerBatch = exportEndpoint({
  ...exported,
  name: 'exportMarketerBatch',
  path: 'marketer-batches/export',
  guard: ['is_marketing'],
});
