import * as z from 'zod/mini';
import {
  ACHIEVEMENT_PAGE_SIZE,
  ACHIEVEMENT_PERIODS,
  ACHIEVEMENT_SORTS,
  COLLECTED_PARTS,
} from './achievementDefaults';
import { endpoint } from './endpoint';
import {
  calendarDate,
  instant,
  officeId,
  pageNumber,
  pageSize,
  queryId,
  rupiah,
  searchText,
  storedCount,
} from './fields';
import { ttsSchema } from './tts';
import { PLAN_SOURCES } from './collectorPlan';
import { VISIT_MET, VISIT_RESULTS } from './visitTerms';

/*
 * Pencapaian Kolektor (DOMAIN, Achievement; docs/decisions/0165). Every figure is read from rows each time it is asked for.
 * Who has `is_collector_spv` sees all collectors of the offices that they see, and "Tanpa kolektor"; everybody else their own.
 */

const namedSchema = z.object({ id: z.int(), name: z.string() });

/** Contracts, and rupiah. */
const achievedSchema = z.object({ amount: rupiah, accounts: storedCount });
export type Achieved = z.infer<typeof achievedSchema>;
/** How many, and rupiah. */
const countedSchema = z.object({ count: storedCount, amount: rupiah });

const moneyFields = {
  /** Of the period: the month's by its working days. Null: none was set. */
  target: z.nullable(achievedSchema),
  /**
   * `credit_payment` + `penalty_payment` by `date_payment`, as it stood when the month of that day closed; of a month that
   * runs, as it stands. `accounts`: contracts, each once, in the bucket of its first receipt of the period.
   */
  collected: achievedSchema,
  /** Entered, or changed to this, after the month had closed: receipts, rupiah. Not in `collected`. */
  entered_later: countedSchema,
  /**
   * Voided, or changed away from this, after the month had closed: receipts, rupiah (not signed). Still in `collected`: the
   * receipts list has `collected` + `entered_later` - `voided_later`.
   */
  voided_later: countedSchema,
};

export const bucketAchievementSchema = z.object({
  /** `8-15`, `121-`; see `bucketName`. */
  bucket: z.string(),
  ...moneyFields,
});
export type BucketAchievement = z.infer<typeof bucketAchievementSchema>;

export const achievementFiguresSchema = z.object({
  /** Sums of the buckets. */
  ...moneyFields,
  /** Every bucket of the answer's `buckets`, in their order. */
  buckets: z.array(bucketAchievementSchema),
  /** Rows of plans, those of them with a visit, and all visits, beside plans too; a correction is no visit of its own. */
  visits: z.object({ planned: storedCount, visited: storedCount, made: storedCount }),
  /**
   * Promises that this person took and that fell due in the period. `made` = `kept` + `broken` + `running`; what another
   * promise took the place of before that was known stands in `replaced` alone.
   */
  promises: z.object({
    made: countedSchema,
    kept: countedSchema,
    broken: countedSchema,
    running: countedSchema,
    replaced: countedSchema,
  }),
  /** TTS taken in the period, VOID left out; those that a cashier counted on their own day; and those that are VOID. */
  tts: z.object({ taken: countedSchema, same_day: countedSchema, void: countedSchema }),
});
export type AchievementFigures = z.infer<typeof achievementFiguresSchema>;

export const achievementRowSchema = z.object({
  /** Null: money of contracts that nobody collected on that day ("Tanpa kolektor"). */
  collector: z.nullable(namedSchema),
  ...achievementFiguresSchema.shape,
});
export type AchievementRow = z.infer<typeof achievementRowSchema>;

const windowFields = {
  /** The date that the period was taken around; default the office's today. */
  date: calendarDate,
  /** First and last day. */
  from: calendarDate,
  to: calendarDate,
};

export const achievementSchema = z.object({
  ...windowFields,
  /** When it was read. */
  as_of: instant,
  /** The caller sees others than themself. */
  supervises: z.boolean(),
  /** Buckets that hold on some day of the period, or that a target was set for, rising. */
  buckets: z.array(z.object({ bucket: z.string(), from: z.int(), to: z.nullable(z.int()) })),
  rows: z.array(achievementRowSchema),
  count: storedCount,
  /** Sum of all rows that were found, on every page. */
  totals: achievementFiguresSchema,
  /** The same by office, by name; sums of them are the totals. */
  offices: z.array(z.object({ office: namedSchema, ...achievementFiguresSchema.shape })),
});
export type Achievement = z.infer<typeof achievementSchema>;

const shared = { origin: 'angsur', guard: ['is_collector_ach'] } as const;

const periodQuery = {
  /** Default day (SPEC 3); a week is Monday to Sunday. */
  period: z._default(z.enum(ACHIEVEMENT_PERIODS), 'day'),
  date: z.optional(calendarDate),
  /** Default: all offices that the caller sees. 403: another. */
  office: z.optional(officeId),
};

/** Whose rows: a collector, `none` for "Tanpa kolektor"; left out: all that the caller sees. 403: somebody else, for who does not supervise. */
const collectorQuery = z.optional(z.union([z.literal('none'), queryId]));

export const getAchievement = endpoint({
  ...shared,
  name: 'getAchievement',
  method: 'GET',
  path: 'achievement',
  summary:
    'One page of what collectors achieved in a day, week or month against their targets, with totals; a collector gets themself alone. 403: an office that is not seen, or somebody else.',
  query: z.object({
    /** In the collector's name. */
    search: z.optional(searchText),
    collector: collectorQuery,
    ...periodQuery,
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, ACHIEVEMENT_PAGE_SIZE),
    sort: z._default(z.enum(ACHIEVEMENT_SORTS), 'name'),
    order: z._default(z.enum(['asc', 'desc']), 'asc'),
  }),
  data: achievementSchema,
});

export const trendDaySchema = z.object({
  day: calendarDate,
  /** No Sunday and no national holiday: only such days have a target. */
  working: z.boolean(),
  /** Of this day, rupiah; parts as in the figures. */
  collected: rupiah,
  entered_later: rupiah,
  voided_later: rupiah,
  /** From the first of the month to this day, rupiah. */
  collected_to_date: rupiah,
  /** The same of the target; null: none was set. */
  target_to_date: z.nullable(rupiah),
});

export const achievementTrendSchema = z.object({
  ...windowFields,
  today: calendarDate,
  as_of: instant,
  /** Every day of the month; those after `today` have nothing collected yet. */
  days: z.array(trendDaySchema),
});
export type AchievementTrend = z.infer<typeof achievementTrendSchema>;

export const getAchievementTrend = endpoint({
  ...shared,
  name: 'getAchievementTrend',
  method: 'GET',
  path: 'achievement/trend',
  summary:
    'Collected and target by day of the month around a date. Money of nobody’s contracts is in it too.',
  query: z.object({
    date: periodQuery.date,
    office: periodQuery.office,
    collector: collectorQuery,
  }),
  data: achievementTrendSchema,
});

/* The rows behind each figure. Counts and totals are those of all rows that were found; without NIK and phone. */

const rowsQuery = {
  collector: collectorQuery,
  ...periodQuery,
  page: z._default(pageNumber, 1),
  size: z._default(pageSize, ACHIEVEMENT_PAGE_SIZE),
};
/** `8-15`, as in the figures. */
const bucketQuery = z.optional(z.string().check(z.regex(/^\d{1,4}-\d{0,4}$/)));

const contractFields = {
  contract_code: z.string(),
  customer_name: z.string(),
  office: namedSchema,
  /** On that day; null: nobody. */
  collector: z.nullable(namedSchema),
};

export const achievedReceiptSchema = z.object({
  ...contractFields,
  id: z.int(),
  invoice: z.string(),
  credit_to: z.int(),
  date_payment: calendarDate,
  entered_at: instant,
  voided_at: z.nullable(instant),
  /** Days late at payment, and the bucket that they are by the classes of that day. */
  overdue: z.int(),
  bucket: z.string(),
  /** `credit_payment` + `penalty_payment`; in `voided_later` as it was when the month closed. */
  amount: rupiah,
});
export type AchievedReceipt = z.infer<typeof achievedReceiptSchema>;

export const listAchievedReceipts = endpoint({
  ...shared,
  name: 'listAchievedReceipts',
  method: 'GET',
  path: 'achievement/receipts',
  summary: 'The receipts behind collected, newest day first; those of after the closing of a month apart.',
  query: z.object({
    ...rowsQuery,
    bucket: bucketQuery,
    part: z._default(z.enum(COLLECTED_PARTS), 'collected'),
  }),
  data: z.object({
    ...windowFields,
    rows: z.array(achievedReceiptSchema),
    count: storedCount,
    /** Σ amount of all of them. */
    total: rupiah,
  }),
});

export const achievedAccountSchema = z.object({
  ...contractFields,
  /** Kelurahan of the billing address. */
  village: z.nullable(z.string()),
  /** Still this collector's and still running. Where it is not, nothing of what is due is told. */
  held: z.boolean(),
  /** Of its first receipt of the period; where it paid nothing, of today. */
  bucket: z.string(),
  /** As of now: the first due day that is not covered, days late (below 0: until it is due), one instalment, principal not covered. */
  next_due: z.nullable(calendarDate),
  dpd: z.nullable(z.int()),
  installment: z.nullable(rupiah),
  outstanding: z.nullable(rupiah),
  /** `collected` of it in the period while it was this collector's; 0: still unpaid. */
  paid: rupiah,
});
export type AchievedAccount = z.infer<typeof achievedAccountSchema>;

export const listAchievedAccounts = endpoint({
  ...shared,
  name: 'listAchievedAccounts',
  method: 'GET',
  path: 'achievement/accounts',
  summary:
    'Accounts that are late or due within three days and were the collector’s on the last day of the period (today where it goes on), and those that paid in it: unpaid first, the latest of them first.',
  query: z.object({
    ...rowsQuery,
    bucket: bucketQuery,
    show: z._default(z.enum(['all', 'unpaid', 'paid']), 'all'),
  }),
  data: z.object({
    ...windowFields,
    rows: z.array(achievedAccountSchema),
    count: storedCount,
    /** Σ paid of all of them. */
    total: rupiah,
  }),
});

export const achievedVisitSchema = z.object({
  contract_code: z.string(),
  customer_name: z.string(),
  office: namedSchema,
  collector: namedSchema,
  day: calendarDate,
  /** Why it stands in the plan; null: it stands in none. */
  source: z.nullable(z.enum(PLAN_SOURCES)),
  /** In `made` the visit itself; else the latest of that day. Null: nobody went there. */
  visit: z.nullable(
    z.object({
      id: z.string(),
      at: instant,
      met: z.enum(VISIT_MET),
      result: z.enum(VISIT_RESULTS),
      note: z.string(),
      /** A later visit corrects it. */
      corrected: z.boolean(),
    }),
  ),
  /** Why nobody went there. */
  close_reason: z.string(),
});
export type AchievedVisit = z.infer<typeof achievedVisitSchema>;

export const listAchievedVisits = endpoint({
  ...shared,
  name: 'listAchievedVisits',
  method: 'GET',
  path: 'achievement/visits',
  summary: 'Rows of plans with what came of them, or every visit, newest day first.',
  query: z.object({
    ...rowsQuery,
    /** `plan`: rows of plans (`planned`); `visited`, `unvisited`: those of them; `made`: every visit. */
    show: z._default(z.enum(['plan', 'visited', 'unvisited', 'made']), 'plan'),
  }),
  data: z.object({ ...windowFields, rows: z.array(achievedVisitSchema), count: storedCount }),
});

export const achievedPromiseSchema = z.object({
  id: z.int(),
  contract_code: z.string(),
  customer_name: z.string(),
  office: namedSchema,
  collector: namedSchema,
  made_on: calendarDate,
  due: calendarDate,
  /** The last day on which it can be kept. */
  ends_on: calendarDate,
  amount: rupiah,
  paid: rupiah,
  state: z.enum(['RUNNING', 'KEPT', 'BROKEN', 'REPLACED']),
  source: z.enum(['CALL', 'VISIT']),
});
export type AchievedPromise = z.infer<typeof achievedPromiseSchema>;

export const listAchievedPromises = endpoint({
  ...shared,
  name: 'listAchievedPromises',
  method: 'GET',
  path: 'achievement/promises',
  summary:
    'Promises that fell due in the period, newest first; `made` leaves out those that gave way to another.',
  query: z.object({
    ...rowsQuery,
    show: z._default(z.enum(['made', 'kept', 'broken', 'running', 'replaced']), 'made'),
  }),
  data: z.object({
    ...windowFields,
    rows: z.array(achievedPromiseSchema),
    count: storedCount,
    /** Σ amount of all of them. */
    total: rupiah,
  }),
});

export const achievedTtsSchema = z.object({
  id: z.int(),
  number: z.string(),
  contract_code: z.string(),
  customer_name: z.string(),
  office: namedSchema,
  collector: namedSchema,
  amount: rupiah,
  day: calendarDate,
  at: instant,
  state: ttsSchema.shape.state,
  /** The day on which a cashier counted it; null: not yet. */
  handed_in_on: z.nullable(calendarDate),
  same_day: z.boolean(),
});
export type AchievedTts = z.infer<typeof achievedTtsSchema>;

export const listAchievedTts = endpoint({
  ...shared,
  name: 'listAchievedTts',
  method: 'GET',
  path: 'achievement/tts',
  summary: 'TTS taken in the period, newest first: `taken` without VOID ones, and parts of them.',
  query: z.object({
    ...rowsQuery,
    show: z._default(z.enum(['taken', 'same_day', 'later', 'void']), 'taken'),
  }),
  data: z.object({
    ...windowFields,
    rows: z.array(achievedTtsSchema),
    count: storedCount,
    /** Σ amount of all of them. */
    total: rupiah,
  }),
});
