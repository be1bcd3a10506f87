import * as z from 'zod/mini';
import { BPKB_FACTS, BPKB_KINDS, BPKB_PURPOSES, BPKB_REQUEST_KINDS } from './bpkbTerms';
import { named } from './cashierDayFields';
import { endpoint } from './endpoint';
import { actorSchema, calendarDate, idParams, instant, recordVersion } from './fields';
import { keptFileSchema } from './files';
import { noteText } from './plainText';

/*
 * What one keeper of books asks for and another person decides: a book that differs from its contract is kept all the same, a
 * book is lent whose contract is late, a book is gone. Who decides holds `is_credit_approval`, sees the office, and has not
 * asked.
 */

/** What the contract says and what the book says. */
export const bpkbDifferenceSchema = z.object({
  fact: z.enum(BPKB_FACTS),
  contract: z.string(),
  book: z.string(),
});
export type BpkbDifference = z.infer<typeof bpkbDifferenceSchema>;

export const bpkbRequestSchema = z.object({
  id: z.int(),
  kind: z.enum(BPKB_REQUEST_KINDS),
  bpkb_id: z.int(),
  /** Always 1: what is asked for does not change. A decision names it. */
  version: recordVersion,
  office: named,
  contract_code: z.string(),
  customer_name: z.string(),
  number: z.string(),
  /** MISMATCH: what differs, at least one; else none. */
  differences: z.array(bpkbDifferenceSchema),
  /** MISMATCH: the kind that came. */
  book_kind: z.nullable(z.enum(BPKB_KINDS)),
  /** LEND: what for, to whom, until when, and how late the contract was, days of DPD; else null and ''. */
  purpose: z.nullable(z.enum(BPKB_PURPOSES)),
  borrower: z.string(),
  phone: z.string(),
  until: z.nullable(calendarDate),
  dpd: z.nullable(z.int()),
  /** MISMATCH: pictures of the book; LOST: the police report. */
  files: z.array(keptFileSchema),
  reason: z.string(),
  request_by: actorSchema,
  requested_at: instant,
  status: z.enum(['WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN']),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(instant),
  decision_reason: z.nullable(z.string()),
  /** Why the caller may not decide it, in words; null: they may. */
  obstacle: z.nullable(z.string()),
  may_withdraw: z.boolean(),
});
export type BpkbRequest = z.infer<typeof bpkbRequestSchema>;

export const BPKB_REQUEST_READERS = ['is_inventory', 'is_credit_approval'] as const;

export const getBpkbRequest = endpoint({
  name: 'getBpkbRequest',
  method: 'GET',
  path: 'bpkb-requests/{id}',
  origin: 'angsur',
  guard: BPKB_REQUEST_READERS,
  summary: 'What was asked for of a book. 403: another office’s.',
  params: idParams,
  data: bpkbRequestSchema,
});

export const decideBpkbRequest = endpoint({
  name: 'decideBpkbRequest',
  method: 'POST',
  path: 'bpkb-requests/{id}/decide',
  origin: 'angsur',
  guard: BPKB_REQUEST_READERS,
  summary:
    'Approves or rejects it (never who asked), or takes it back (who asked; not a MISMATCH). MISMATCH: approved, the book counts as received and says what it says; rejected, it went back to who brought it and is awaited again. LEND: approved, a keeper may lend it as asked. LOST: approved, the book is lost. 409: decided already, or the book is not where it was.',
  params: idParams,
  body: z.object({
    version: recordVersion,
    decision: z.enum(['APPROVED', 'REJECTED', 'WITHDRAWN']),
    /** Asked for where it is rejected. */
    reason: noteText(500).check(z.trim()),
  }),
  data: bpkbRequestSchema,
  idempotent: true,
});
