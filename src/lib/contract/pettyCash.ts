import * as z from 'zod/mini';
import { cashierDayStateSchema } from './cashierDay';
import { denominationCounts, named } from './cashierDayFields';
import { endpoint } from './endpoint';
import {
  actorSchema,
  calendarDate,
  idParams,
  instant,
  officeId,
  pageNumber,
  pageSize,
  rupiah,
  storedCount,
  storedId,
} from './fields';
import { pettyRequestSchema } from './pettyRequests';
import { PETTY_COUNT_KINDS, PETTY_PAGE_SIZE } from './pettyTerms';
import { PETTY_CASH, pettyVoucherSchema } from './pettyVouchers';
import { noteText, reasonText } from './plainText';

/*
 * The petty cash fund of an office (DOMAIN, Petty cash): cash + vouchers that are not replenished + top-ups on their way =
 * ceiling, always. Days follow each other: before a voucher of a new day the last day with vouchers is closed.
 */

/** A count of notes and coins; amounts in rupiah. */
export const pettyCountSchema = z.object({
  id: z.int(),
  kind: z.enum(PETTY_COUNT_KINDS),
  office: named,
  /** The day that it closes, or on which it was counted. */
  day: calendarDate,
  at: instant,
  counted_by: actorSchema,
  /** Who held the fund then. */
  holder: named,
  expected: rupiah,
  counted: rupiah,
  denominations: denominationCounts,
  /** Of who counted. */
  explanation: z.string(),
  /** What the holder says of a surprise count, never changed; null: nothing yet. */
  answer: z.nullable(z.object({ text: z.string(), by: z.string(), at: instant })),
  /** Waits or decides what becomes of the difference; null: there is none, or what another found waits on. */
  request_id: z.nullable(z.int()),
  /** Opened again by a second person; null while it stands. */
  reopened: z.nullable(z.object({ at: instant, by: z.string(), reason: z.string() })),
  may_answer: z.boolean(),
});
export type PettyCount = z.infer<typeof pettyCountSchema>;

/** A fund; amounts in rupiah. `balance` + `not_replenished` + `on_way` = `ceiling`. */
const fundFigures = {
  office: named,
  ceiling: rupiah,
  balance: rupiah,
  /** Vouchers and open advances that no top-up named yet. */
  not_replenished: rupiah,
  /** Top-ups that are approved and have not come. */
  on_way: rupiah,
  holder: named,
};

export const pettyFundSchema = z.object({
  office: named,
  /** The office's. */
  today: calendarDate,
  /** Null: the office has no fund, or none any more. */
  fund: z.nullable(
    z.object({
      ...fundFigures,
      /** The day that is open or was last: an earlier one with vouchers that is not closed, else today. */
      day: calendarDate,
      /** Of that day. */
      state: cashierDayStateSchema,
      /** The newest voucher of the fund; 0: none. Counts name it. */
      last_voucher_id: z.int(),
      /** Of that day, what went in and out. */
      debit: rupiah,
      credit: rupiah,
      /** The last count that closed a day; null: none. */
      last_closing: z.nullable(pettyCountSchema),
    }),
  ),
  /** What waits for a second person, oldest first. */
  waiting: z.array(pettyRequestSchema),
  /** What is approved and whose money has not moved. */
  moving: z.array(pettyRequestSchema),
  /** Advances that are not settled, the oldest first. */
  advances: z.array(pettyVoucherSchema),
  may_write: z.boolean(),
  may_close: z.boolean(),
  may_reopen: z.boolean(),
  /** Another's fund may be counted by surprise. */
  may_count: z.boolean(),
  may_hand_over: z.boolean(),
  /** Asking for first money, another ceiling or the end. */
  may_change: z.boolean(),
  /** Who could hold it, while the caller may hand it over or ask for its first money. */
  holders: z.array(named),
  /** Cashiers of the office whose drawer could give to it or take from it. */
  drawers: z.array(named),
  /** Staff of the office who could get an advance. */
  staff: z.array(named),
  /** Categories that are offered today. */
  categories: z.array(z.object({ id: z.int(), code: z.string(), name: z.string(), limit: rupiah })),
});
export type PettyFund = z.infer<typeof pettyFundSchema>;

export const getPettyFund = endpoint({
  name: 'getPettyFund',
  method: 'GET',
  path: 'petty-funds/current',
  origin: 'angsur',
  guard: PETTY_CASH,
  summary: 'The petty cash fund of an office: its sums, its day, what waits and what the caller may do.',
  query: z.object({
    /** Left out: the caller’s own. */
    office: z.optional(officeId),
  }),
  data: pettyFundSchema,
});

export const listPettyFunds = endpoint({
  name: 'listPettyFunds',
  method: 'GET',
  path: 'petty-funds',
  origin: 'angsur',
  guard: PETTY_CASH,
  summary: 'The funds of the offices that the caller sees, with what is open on each.',
  data: z.object({
    rows: z.array(
      z.object({
        ...fundFigures,
        /** Vouchers of an earlier day that is not closed; null: none. */
        unclosed_day: z.nullable(calendarDate),
        late_advances: storedCount,
        waiting: storedCount,
        moving: storedCount,
      }),
    ),
  }),
});
export type PettyFunds = z.infer<(typeof listPettyFunds)['data']>;

/** As it was on screen. */
const seen = { office_id: storedId, last_voucher_id: z.int().check(z.minimum(0)) };

export const closePettyDay = endpoint({
  name: 'closePettyDay',
  method: 'POST',
  path: 'petty-counts/close',
  origin: 'angsur',
  guard: PETTY_CASH,
  summary:
    'Closes the day that is open with a count of notes and coins, by who holds the fund; what differs waits for a second person. 409: closed already, or money moved since; 422: a difference without an explanation.',
  body: z.object({
    ...seen,
    day: calendarDate,
    denominations: denominationCounts,
    explanation: noteText(500).check(z.trim()),
  }),
  data: pettyFundSchema,
  idempotent: true,
});

export const reopenPettyDay = endpoint({
  name: 'reopenPettyDay',
  method: 'POST',
  path: 'petty-counts/{id}/reopen',
  origin: 'angsur',
  guard: PETTY_CASH,
  summary:
    'Opens the last closed day again, with a reason; the count is kept. By an approver of the office who did not close it. 409: it is not the last, not closed, or vouchers came since.',
  params: idParams,
  body: z.object({ reason: reasonText }),
  data: pettyFundSchema,
  idempotent: true,
});

export const countPettyCash = endpoint({
  name: 'countPettyCash',
  method: 'POST',
  path: 'petty-counts',
  origin: 'angsur',
  guard: PETTY_CASH,
  summary:
    'A surprise count, by somebody who does not hold the fund and sees its balance only afterwards; what differs waits for another person, and the holder says why.',
  body: z.object({
    office_id: storedId,
    denominations: denominationCounts,
    explanation: noteText(500).check(z.trim()),
  }),
  data: pettyCountSchema,
  idempotent: true,
});

export const answerPettyCount = endpoint({
  name: 'answerPettyCount',
  method: 'POST',
  path: 'petty-counts/{id}/answer',
  origin: 'angsur',
  guard: PETTY_CASH,
  summary:
    'What the holder says of a difference that a surprise count found; once. 403: somebody else; 409: said already.',
  params: idParams,
  body: z.object({ text: reasonText }),
  data: pettyCountSchema,
  idempotent: true,
});

export const listPettyCounts = endpoint({
  name: 'listPettyCounts',
  method: 'GET',
  path: 'petty-counts',
  origin: 'angsur',
  guard: PETTY_CASH,
  summary: 'One page of an office’s counts, newest first.',
  query: z.object({
    office: officeId,
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, PETTY_PAGE_SIZE),
  }),
  data: z.object({ rows: z.array(pettyCountSchema), count: z.int(), count_more: z.boolean() }),
});
