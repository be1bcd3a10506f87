import * as z from 'zod/mini';
import { CASH_ACT_KINDS, CASH_SOURCES } from './cashActs';
import { CASHIER_DAY, denominationCounts, named } from './cashierDayFields';
import { RECEIPT_DAYS } from './creditListDefaults';
import { drawerRequestSchema, HAND_OVER_WAYS } from './drawerRequests';
import { endpoint } from './endpoint';
import { calendarDate, enteredRupiah, instant, queryId, rupiah, storedCount, storedId } from './fields';
import { noteText, reasonText } from './plainText';
import { TRANSFER_STATES } from './transferState';

const count = storedCount;
/**
 * `entered`: what moved the drawer on the day. `paid`: all movements, whenever entered, of what was paid on the day, so that
 * they come to what its receipts and deposits count for now (docs/decisions/0075).
 */
export const cashierDayBy = z._default(z.enum(RECEIPT_DAYS), 'entered');

/** What moved money in a drawer (`cash_movements`). */
export const CASH_MOVEMENT_KINDS = [
  'TAKEN',
  'VOIDED',
  'CORRECTED',
  'DEPOSIT_ADDED',
  'DEPOSIT_PAID_BACK',
  'DEPOSIT_VOIDED',
  ...CASH_ACT_KINDS,
] as const;

/** Not closed, closed, or closed and moved again afterwards. */
export const CASHIER_DAY_STATES = ['OPEN', 'CLOSED', 'CHANGED'] as const;
export const cashierDayStateSchema = z.enum(CASHIER_DAY_STATES);
export type CashierDayState = z.infer<typeof cashierDayStateSchema>;

/** One movement of a cashier's money; amounts in rupiah, below 0: out. */
export const cashMovementSchema = z.object({
  id: z.int(),
  at: instant,
  /** The office's day of `at`: the one on which it was entered. */
  day: calendarDate,
  kind: z.enum(CASH_MOVEMENT_KINDS),
  cash: rupiah,
  bank: rupiah,
  /** The receipt's number, the deposit's, or an act's reference ('': it has none). */
  number: z.string(),
  credit_id: z.nullable(z.int()),
  /** What is known now of the transfer that its receipt or deposit came with; left out where there is none. */
  transfer_state: z.optional(z.enum(TRANSFER_STATES)),
  /** Null: about no contract. */
  contract_code: z.nullable(z.string()),
  /** The customer, or who else gave or got it. */
  customer_name: z.string(),
  /** The day on which what it changes was entered; another than its own where an earlier day is corrected. */
  entered: calendarDate,
  /** The day on which it was paid; that of entry for deposits that came with no payment. */
  paid: calendarDate,
});
export type CashMovement = z.infer<typeof cashMovementSchema>;

/** One closing of a day: what was counted against what was expected then. Rupiah. */
export const closingSchema = z.object({
  /** 1, 2, 3 … of the day. */
  closing: z.int(),
  expected_cash: rupiah,
  expected_bank: rupiah,
  counted_cash: rupiah,
  denominations: denominationCounts,
  explanation: z.string(),
  closed_at: instant,
  closed_by: z.string(),
  /** Who confirmed the count of a cashier who was away; null: it is the cashier's own. */
  confirmed_by: z.nullable(z.string()),
  /** Opened again by a second person; null while it stands. */
  reopened: z.nullable(z.object({ at: instant, by: z.string(), reason: z.string() })),
});
export type Closing = z.infer<typeof closingSchema>;

/**
 * One cashier's day (docs/decisions/0075); amounts in rupiah. Sums and lines go by `by`; `state`, `last_movement_id`,
 * `since_closing` and `closings` are the drawer's, which goes by entry.
 */
export const cashierDaySchema = z.object({
  by: z.enum(RECEIPT_DAYS),
  cashier: named,
  office: named,
  day: calendarDate,
  /** The cashier's office's today. */
  today: calendarDate,
  state: cashierDayStateSchema,
  /** What the drawer should hold (by `paid`: what came in banknotes), and what came by transfer. */
  cash: rupiah,
  bank: rupiah,
  /** The drawer's last movement; 0 when nothing moved. A closing names it. */
  last_movement_id: z.int(),
  /**
   * Sums by kind. Apart stand, by `entered`, corrections of what was entered on an earlier day; by `paid`, what was entered
   * on another day.
   */
  totals: z.array(
    z.object({
      kind: z.enum(CASH_MOVEMENT_KINDS),
      of_other_day: z.boolean(),
      count,
      cash: rupiah,
      bank: rupiah,
    }),
  ),
  /** Newest first, at most 500 of `line_count`. */
  lines: z.array(cashMovementSchema),
  line_count: count,
  /** Movements after the last closing. */
  since_closing: count,
  /** Oldest first. */
  closings: z.array(closingSchema),
  /** Never by `paid`: what is counted is the drawer. */
  may_close: z.boolean(),
  /**
   * What the cashier asked for and nobody decided yet, while the caller may close the day: approved later, it may move the
   * drawer once more. `id`: of the receipt, or of the request on a contract.
   */
  own_waiting: z.array(z.object({ on: z.enum(['RECEIPT', 'CONTRACT']), id: z.int(), summary: z.string() })),
  may_reopen: z.boolean(),
  /** What waits for a second person on this day; null: nothing. */
  waiting: z.nullable(drawerRequestSchema),
  /** Money that the cashier asks for; null: it is another's day than the caller's, or not today. */
  cash_in: z.nullable(
    z.object({
      may_ask: z.boolean(),
      /** What the safe of the office could give now, rupiah. */
      safe: rupiah,
      /** What was asked for and nobody gave yet, on whichever day. */
      waiting: z.nullable(drawerRequestSchema),
    }),
  ),
  /** Of the closing that stands; null: none does, nothing was counted, or it is from before hand-overs were asked for. */
  hand_over: z.nullable(
    z.object({
      /** What was counted, rupiah. */
      amount: rupiah,
      /** Who has the money: who counted it. */
      held_by: named,
      /** How it was handed over; null: not yet. */
      done: z.nullable(drawerRequestSchema),
      may_ask: z.boolean(),
      /** Cashiers of the office who could take it on, while the caller may ask. */
      receivers: z.array(named),
    }),
  ),
});
export type CashierDay = z.infer<typeof cashierDaySchema>;

export const getCashierDay = endpoint({
  name: 'getCashierDay',
  method: 'GET',
  path: 'cashier-day',
  origin: 'angsur',
  guard: CASHIER_DAY,
  summary:
    'One cashier’s day: what moved his money, by day of entry or of payment, and how it was closed. 403: another’s.',
  query: z.object({
    /** Left out: today. */
    day: z.optional(calendarDate),
    /** Left out: the caller’s own. */
    staff_id: z.optional(queryId),
    by: cashierDayBy,
  }),
  data: cashierDaySchema,
});

export const closeCashierDay = endpoint({
  name: 'closeCashierDay',
  method: 'POST',
  path: 'cashier-days/close',
  origin: 'angsur',
  guard: ['is_credit_add'],
  summary:
    'Closes the caller’s own day with a count of notes and coins. 409: closed already, or money moved since it was shown (`current`); 422: a difference without an explanation.',
  body: z.object({
    day: calendarDate,
    /** As they were on screen. */
    last_movement_id: z.int().check(z.minimum(0)),
    closings: count,
    denominations: denominationCounts,
    explanation: noteText(500),
  }),
  data: cashierDaySchema,
  idempotent: true,
});

export const reopenCashierDay = endpoint({
  name: 'reopenCashierDay',
  method: 'POST',
  path: 'cashier-days/reopen',
  origin: 'angsur',
  guard: ['is_credit_approval'],
  summary:
    'Opens a closed day of another person again, with a reason; the count is kept. 403: one’s own, or another office’s; 409: it is not closed.',
  body: z.object({
    staff_id: storedId,
    day: calendarDate,
    /** The closing that was on screen. */
    closing: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    reason: reasonText,
  }),
  data: cashierDaySchema,
  idempotent: true,
});

export const handOverCash = endpoint({
  name: 'handOverCash',
  method: 'POST',
  path: 'cashier-days/hand-over',
  origin: 'angsur',
  guard: CASHIER_DAY,
  summary:
    'Hands over the cash of a closed day: to the bank (with reference and proof), the safe, or another cashier; who receives it confirms. By who counted it. 403: somebody else; 409: not closed, changed since, or handed over already.',
  body: z.object({
    staff_id: storedId,
    day: calendarDate,
    /** The closing that was on screen. */
    closing: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    way: z.enum(HAND_OVER_WAYS),
    /** BANK: which, and what the bank calls it. */
    bank: noteText(60).check(z.trim()),
    reference: noteText(60).check(z.trim()),
    /** BANK: the slip. */
    file_id: z.nullable(storedId),
    /** HOLDER: who receives it. */
    receiver_id: z.nullable(storedId),
    note: noteText(500).check(z.trim()),
  }),
  data: cashierDaySchema,
  idempotent: true,
});

export const askCash = endpoint({
  name: 'askCash',
  method: 'POST',
  path: 'cashier-days/ask-cash',
  origin: 'angsur',
  guard: ['is_credit_add'],
  summary:
    'Asks for money for the caller’s own drawer, from the safe, a bank or the head office (with reference); an approver of the office gives it, into the day that is open then. 409: closed, something waits, or more than the safe holds (`current`).',
  body: z.object({
    source: z.enum(CASH_SOURCES),
    amount: enteredRupiah,
    /** BANK: which. */
    bank: noteText(60).check(z.trim()),
    /** BANK, HEAD_OFFICE: what they call it. */
    reference: noteText(60).check(z.trim()),
    /** What it is for. */
    note: noteText(500).check(z.trim()),
  }),
  data: cashierDaySchema,
  idempotent: true,
});

export const closeAbsentDay = endpoint({
  name: 'closeAbsentDay',
  method: 'POST',
  path: 'cashier-days/close-absent',
  origin: 'angsur',
  guard: CASHIER_DAY,
  summary:
    'Asks to close the day of a cashier of the office who is away, with a count; an approver of the office who is neither confirms. 403: one’s own, or another office’s; 409: closed already, or something waits; 422: a difference without an explanation.',
  body: z.object({
    staff_id: storedId,
    day: calendarDate,
    denominations: denominationCounts,
    explanation: noteText(500),
    reason: reasonText,
  }),
  data: drawerRequestSchema,
  idempotent: true,
});
