import * as z from 'zod/mini';
import { cashierDayBy, cashierDayStateSchema } from './cashierDay';
import { CASHIER_DAY, named } from './cashierDayFields';
import { RECEIPT_DAYS } from './creditListDefaults';
import { endpoint } from './endpoint';
import { calendarDate, instant, rupiah } from './fields';

/** A cashier in the list of an office's day; rupiah. `cash` and `bank` go by `by`, all else is the drawer's. */
export const cashierSchema = z.object({
  cashier: named,
  office: named,
  /** Null: nothing moved in the drawer on that day, so there is nothing to close (by `paid` only). */
  state: z.nullable(cashierDayStateSchema),
  cash: rupiah,
  bank: rupiah,
  /** Of the last closing that stands. */
  counted_cash: z.nullable(rupiah),
  difference: z.nullable(rupiah),
  explanation: z.string(),
  closed_at: z.nullable(instant),
});
export type Cashier = z.infer<typeof cashierSchema>;

export const listCashierDays = endpoint({
  name: 'listCashierDays',
  method: 'GET',
  path: 'cashier-days',
  origin: 'angsur',
  guard: ['is_credit_approval'],
  summary: 'The cashiers of the caller’s office (or of all) on a day: who has closed, and who has not.',
  query: z.object({ day: z.optional(calendarDate), by: cashierDayBy }),
  data: z.object({
    by: z.enum(RECEIPT_DAYS),
    day: calendarDate,
    today: calendarDate,
    rows: z.array(cashierSchema),
  }),
});

export const listUnclosedDays = endpoint({
  name: 'listUnclosedDays',
  method: 'GET',
  path: 'cashier-days/unclosed',
  origin: 'angsur',
  guard: CASHIER_DAY,
  summary:
    'Days of the last 31 on which money moved and that are not closed: of the office’s cashiers for its approvers, else the caller’s own.',
  data: z.object({
    today: calendarDate,
    rows: z.array(
      z.object({ cashier: named, day: calendarDate, state: cashierDayStateSchema, cash: rupiah }),
    ),
  }),
});
export type UnclosedDays = z.infer<(typeof listUnclosedDays)['data']>;

export const listAbsentDays = endpoint({
  name: 'listAbsentDays',
  method: 'GET',
  path: 'cashier-days/absent',
  origin: 'angsur',
  guard: CASHIER_DAY,
  summary:
    'Days of the last 31 of other cashiers of the caller’s offices that are not closed, so that two others can where the cashier is away; without sums, for who counts does so blind.',
  data: z.object({
    rows: z.array(
      z.object({
        cashier: named,
        office: named,
        day: calendarDate,
        /** Something waits on it for a second person. */
        waits: z.boolean(),
      }),
    ),
  }),
});
export type AbsentDays = z.infer<(typeof listAbsentDays)['data']>;
