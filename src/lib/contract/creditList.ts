import * as z from 'zod/mini';
import {
  CREDIT_PAGE_SIZE,
  CREDIT_SORTS,
  PERIODS,
  RECEIPT_DAYS,
  RECEIPT_MEANS,
  RECEIPT_STATES,
} from './creditListDefaults';
import { READS_CREDITS, receiptSchema } from './credits';
import { CREDITS_PATH } from './earlyPaths';
import { endpoint } from './endpoint';
import { calendarDate, pageNumber, rupiah, pageSize, officeId, queryId, searchText } from './fields';

export const creditListQuery = z.object({
  search: z.optional(searchText),
  /** Span around `date` that the receipt's day (`by`) falls in; default day (SPEC 9). */
  period: z._default(z.enum(PERIODS), 'day'),
  /** `paid`: the period is of `date_payment`; `entered`: of `date_invoice`, the office's day of entry. */
  by: z._default(z.enum(RECEIPT_DAYS), 'paid'),
  /** Default: the office's today. */
  date: z.optional(calendarDate),
  page: z._default(pageNumber, 1),
  size: z._default(pageSize, CREDIT_PAGE_SIZE),
  sort: z._default(z.enum(CREDIT_SORTS), 'date_payment'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  /** Office id; left out: every office the caller may see. */
  office: z.optional(officeId),
  /** Id of the member of staff in whose drawer the money is. */
  cashier: z.optional(queryId),
  /** Kind of money that was taken. */
  means: z.optional(z.enum(RECEIPT_MEANS)),
  /**
   * `valid`: counts, also while a request waits; `waiting`: a change or void waits; `void`: counts no more; `unconfirmed`:
   * its transfer is on no checked statement, `late`: for three working days; `unknown`: taken before this was kept.
   */
  status: z.optional(z.enum(RECEIPT_STATES)),
});

export const creditPageSchema = z.object({
  rows: z.array(receiptSchema),
  /** Rows in all, up to `count_limit`. */
  count: z.int(),
  /** True when there are more than `count` says (counting stops there). */
  count_more: z.boolean(),
  /** Σ payment of all filtered rows, rupiah; null where counting stopped. */
  total_payment: z.nullable(rupiah),
  /** The date that the period was taken around. */
  date: calendarDate,
});
export type CreditPage = z.infer<typeof creditPageSchema>;

export const listCredits = endpoint({
  name: 'listCredits',
  method: 'GET',
  path: CREDITS_PATH,
  origin: 'angsur',
  guard: READS_CREDITS,
  summary:
    'One page of receipts with search, period by payment or entry, date, sort, office, cashier, kind of money and status.',
  query: creditListQuery,
  data: creditPageSchema,
});

/** Somebody by whom receipts are filtered; the username stands beside a name that several have. */
const cashierChoiceSchema = z.object({ id: z.int(), name: z.string() });
export type CashierChoice = z.infer<typeof cashierChoiceSchema>;

export const listCashiers = endpoint({
  name: 'listCashiers',
  method: 'GET',
  path: 'credits/cashiers',
  origin: 'angsur',
  guard: READS_CREDITS,
  summary:
    'Everyone in whose drawer the money of a receipt is, by alphabet, of one office or all that the caller may see.',
  query: z.object({ office: z.optional(officeId) }),
  data: z.array(cashierChoiceSchema),
});
