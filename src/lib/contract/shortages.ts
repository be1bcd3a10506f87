import * as z from 'zod/mini';
import { denominationCounts, named } from './cashierDayFields';
import { endpoint } from './endpoint';
import {
  calendarDate,
  enteredRupiah,
  idParams,
  instant,
  officeId,
  pageNumber,
  pageSize,
  queryId,
  rupiah,
  storedCount,
} from './fields';
import { reasonText } from './plainText';

/*
 * Kurang setor: what a collector owes because a hand-over was short, until it is paid in or a second person writes it off
 * (DOMAIN, Money in the field; docs/decisions/0162).
 */

/** How a part of it was settled; rupiah. */
export const shortageSettlementSchema = z.object({
  id: z.int(),
  kind: z.enum(['PAID', 'WRITTEN_OFF']),
  amount: rupiah,
  at: instant,
  /** Who took the banknotes, or asked for the write-off. */
  by: z.string(),
  /** Who decided it; null: it was paid. */
  decided_by: z.nullable(z.string()),
  reason: z.string(),
});

export const shortageSchema = z.object({
  id: z.int(),
  handover: z.object({ id: z.int(), number: z.string() }),
  office: named,
  collector: named,
  cashier: named,
  day: calendarDate,
  at: instant,
  /** Why it was short, as it was said at the count. */
  reason: z.string(),
  amount: rupiah,
  settled: rupiah,
  /** Oldest first. */
  settlements: z.array(shortageSettlementSchema),
  /** The write-off that waits: `decideDrawerRequest` decides it; null: none. */
  waiting: z.nullable(
    z.object({
      id: z.int(),
      amount: rupiah,
      reason: z.string(),
      requested_by: z.string(),
      requested_at: instant,
      /** Why the caller may not decide it, in words; null: they may. */
      obstacle: z.nullable(z.string()),
      may_withdraw: z.boolean(),
    }),
  ),
  /** Why the caller may neither take its money nor ask for a write-off, in words; null: they may. */
  obstacle: z.nullable(z.string()),
});
export type Shortage = z.infer<typeof shortageSchema>;

export const listShortages = endpoint({
  name: 'listShortages',
  method: 'GET',
  path: 'shortages',
  origin: 'angsur',
  guard: ['is_credit_add', 'is_collector_spv', 'is_performance'],
  summary:
    'Kurang setor of the offices that the caller sees: what is still owed first, the oldest of it on top.',
  query: z.object({
    office: z.optional(officeId),
    collector: z.optional(queryId),
    /** 1: only what is still owed. */
    open: z.optional(z.literal('1')),
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, 20),
  }),
  data: z.object({
    rows: z.array(shortageSchema),
    count: storedCount,
    /** Still owed, of all that the filters let through, rupiah. */
    owed: rupiah,
  }),
});

export const payShortage = endpoint({
  name: 'payShortage',
  method: 'POST',
  path: 'shortages/{id}/pay',
  origin: 'angsur',
  guard: ['is_credit_add'],
  summary:
    'Takes banknotes for a Kurang setor into the caller’s open drawer. Never by the collector who owes it. 409 with `current`: it was settled further since, or the drawer is closed. 422: nothing counted, or more than is owed.',
  params: idParams,
  body: z.object({
    denominations: denominationCounts,
    /** What was settled when it was seen, rupiah. */
    settled: enteredRupiah,
  }),
  data: shortageSchema,
  idempotent: true,
});

export const askShortageWriteOff = endpoint({
  name: 'askShortageWriteOff',
  method: 'POST',
  path: 'shortages/{id}/write-off',
  origin: 'angsur',
  guard: ['is_credit_add', 'is_collector_spv'],
  summary:
    'Asks that a Kurang setor, or a part of it, is written off; an approver of the office decides within what their title lets go, never the asker or the collector. 409 with `current`: it was settled further since, or a request waits.',
  params: idParams,
  body: z.object({
    /** Rupiah, above 0 and at most what is owed. */
    amount: enteredRupiah,
    /** What was settled when it was seen, rupiah. */
    settled: enteredRupiah,
    reason: reasonText,
  }),
  data: shortageSchema,
  idempotent: true,
});
