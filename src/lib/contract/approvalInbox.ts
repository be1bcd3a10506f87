import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { actorSchema, instant, pageNumber, pageSize, recordVersion, rupiah } from './fields';
import { APPROVAL_KINDS, APPROVALS_PAGE_SIZE } from './approvalInboxDefaults';

/** Something that waits for a second person: who asks, what, why, since when, what it comes to. */
export const approvalRowSchema = z.object({
  kind: z.enum(APPROVAL_KINDS),
  /** Of the request; where nothing else names it, of the record: a registration's, a commission's. */
  request_id: z.int(),
  /** What it is about, by its kind and id as in the log, and what it is called. */
  record: z.object({
    type: z.enum([
      ...([
        'credit',
        'contract',
        'registration',
        'agent',
        'marketer',
        'import',
        'cashier_day',
        'handover',
        'petty_fund',
        'bpkb',
      ] as const),
      ...([
        'title',
        'staff',
        'office_account',
        'office',
        'calculation',
        'overdue_classes',
        'petty_category',
      ] as const),
    ]),
    id: z.string(),
    label: z.string(),
  }),
  /** Version of what is decided, as this row shows it. */
  version: recordVersion,
  /** Code of the contract whose card it touches; null: none. Of two on one card the first changes what the second does. */
  card: z.nullable(z.string()),
  /** Customer, partner or cashier. */
  name: z.string(),
  /** Null: it is about the whole company. */
  office_id: z.nullable(z.int()),
  /** What is asked for, as people say it: 'Pembatalan nota'. */
  what: z.string(),
  /** The same in one sentence, with what it says. */
  summary: z.string(),
  /** Null: nobody has to give one. */
  reason: z.nullable(z.string()),
  /** Null: it came about by itself. */
  request_by: z.nullable(actorSchema),
  requested_at: instant,
  /**
   * Of a receipt or contract what approving lets go, as it was rehearsed when it was asked for; a registration's principal;
   * a commission; what was counted of a drawer. Null: there is none, or it is not known.
   */
  amount: z.nullable(rupiah),
  /** The caller may decide it; limits of their title are told with what approving would do. */
  may_decide: z.boolean(),
  may_withdraw: z.boolean(),
});
export type ApprovalRow = z.infer<typeof approvalRowSchema>;

/** Counted up to a limit; `count_more`: there are more. */
const counted = { count: z.int().check(z.minimum(0)), count_more: z.boolean() };

export const listApprovalInbox = endpoint({
  name: 'listApprovalInbox',
  method: 'GET',
  path: 'approvals',
  origin: 'angsur',
  guard: 'session',
  summary:
    'One page of what waits for a decision of the caller, or of their own for somebody else, of every kind, oldest first.',
  query: z.object({
    /** `decide`: what the caller may decide; `own`: what they asked for. */
    whose: z._default(z.enum(['decide', 'own']), 'decide'),
    kind: z.optional(z.enum(APPROVAL_KINDS)),
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, APPROVALS_PAGE_SIZE),
  }),
  data: z.object({ rows: z.array(approvalRowSchema), ...counted }),
});

export const countApprovalInbox = endpoint({
  name: 'countApprovalInbox',
  method: 'GET',
  path: 'approvals/count',
  origin: 'angsur',
  guard: 'session',
  summary: 'How much waits for a decision of the caller, and how much of their own for somebody else.',
  data: z.object({ decide: z.object(counted), own: z.object(counted) }),
});
