import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import {
  actorSchema,
  calendarDate,
  idParams,
  instant,
  officeId,
  recordVersion,
  rupiah,
  storedCount,
} from './fields';
import { reasonText } from './plainText';
import { deviceId, ttsBlockSchema } from './tts';
import { MAX_PLAN_ROWS, VISIT_RESULTS } from './visitTerms';

/*
 * A collector's day (DOMAIN, Daily plan): made on the server, kept on the device, added to and closed by the supervisor.
 */

const placeSchema = z.object({ latitude: z.number(), longitude: z.number() });
const namedSchema = z.object({ id: z.int(), name: z.string() });

/** Why a row stands in the plan, in their order: a promise of today, never visited, late or due, added. */
export const PLAN_SOURCES = ['PROMISE', 'DUE', 'ADDED'] as const;

/**
 * What became of a row since the plan was made: still to be visited; nothing of it is late or due within three days any
 * more, or what was added was paid on; another collector's or nobody's by now; the contract has ended.
 */
export const PLAN_ROW_STATES = ['OPEN', 'PAID', 'MOVED', 'ENDED'] as const;
export type PlanRowState = (typeof PLAN_ROW_STATES)[number];

/** A visit of the plan's collector on its day. */
export const planVisitSchema = z.object({
  id: deviceId,
  result: z.enum(VISIT_RESULTS),
  at: instant,
  /** Of its TTS; where there is none, what was promised; else 0. Rupiah. */
  amount: rupiah,
  /** The visit whose mistake it corrects. */
  corrects: z.nullable(deviceId),
});
export type PlanVisit = z.infer<typeof planVisitSchema>;

/**
 * All that a collector may know of an account, without NIK: what its visit needs while there is no connection. Which rows
 * there are stays as it was made; what is said of each is as of now. A row that is MOVED or ENDED needs no visit and says
 * no more than its name, village and vehicle: text is empty, lists are empty, the rest null or 0.
 */
export const planRowSchema = z.object({
  nth: z.int(),
  contract_code: z.string(),
  customer_name: z.string(),
  state: z.enum(PLAN_ROW_STATES),
  phone: z.string(),
  /** Of the borrower's latest form; '': not known. */
  whatsapp: z.string(),
  /** Where the borrower may be called on, and the village of it. */
  billing_address: z.string(),
  village: z.nullable(z.string()),
  domicile: z.string(),
  /** Where the last visit at the billing address or domicile was, else the survey; null: not known. */
  position: z.nullable(placeSchema),
  vehicle: z.string(),
  plate: z.string(),
  /** Null: nothing is due any more. */
  next_due: z.nullable(calendarDate),
  /** Days late; below 0: days until it is due. 0 where nothing is. */
  dpd: z.int(),
  installment: rupiah,
  /** Lines not covered, as far ahead as can be promised; and penalty of today. Rupiah. */
  owed: z.object({
    lines: z.array(z.object({ credit_to: z.int(), date_maturity: calendarDate, remainder: rupiah })),
    penalty: rupiah,
  }),
  /** The one that runs, and until when one in its place can be promised. */
  promise: z.nullable(z.object({ due: calendarDate, amount: rupiah, until: calendarDate })),
  /** The last one before the plan's day. */
  last_visit: z.nullable(z.object({ day: calendarDate, result: z.enum(VISIT_RESULTS), note: z.string() })),
  /** Consents that hold today. */
  consents: z.array(
    z.object({ id: z.int(), kind: z.enum(['HOURS', 'PLACE']), words: z.string(), until: calendarDate }),
  ),
  source: z.enum(PLAN_SOURCES),
  added_reason: z.string(),
  /** Today's visits that the server has, oldest first. */
  visits: z.array(planVisitSchema),
  close_reason: z.string(),
});
export type PlanRow = z.infer<typeof planRowSchema>;

export const collectorPlanSchema = z.object({
  id: z.int(),
  day: calendarDate,
  office: z.object({ id: z.int(), name: z.string(), code: z.string(), zone: z.string() }),
  /** When this answer was made. */
  as_of: instant,
  closed_at: z.nullable(instant),
  /** Sunday or a national holiday: nobody is called on without a consent. Its name; null: a working day. */
  holiday: z.nullable(z.string()),
  rows: z.array(planRowSchema).check(z.maxLength(MAX_PLAN_ROWS)),
  /** His accounts that are late or due within three days and stand in no row: beyond the most that a plan holds, or given since. */
  left_out: storedCount,
  /** Open blocks of the device that asks; none without `device`. */
  blocks: z.array(ttsBlockSchema),
  /** OPEN TTS of this collector: the money that he carries. Rupiah. */
  carried: z.object({ count: storedCount, amount: rupiah }),
});
export type CollectorPlan = z.infer<typeof collectorPlanSchema>;

export const getCollectorPlan = endpoint({
  name: 'getCollectorPlan',
  method: 'GET',
  path: 'collector/plan',
  origin: 'angsur',
  guard: ['is_collector'],
  summary:
    "A collector's plan of the office's today, with all that its visits need without a connection; made when it is first asked for.",
  query: z.object({ device: z.optional(deviceId) }),
  data: collectorPlanSchema,
});

export const planProgressSchema = z.object({
  id: z.int(),
  collector: namedSchema,
  rows: storedCount,
  /** Rows with a visit. */
  visited: storedCount,
  /** Rows with a visit in which something was promised. */
  promised: storedCount,
  /** TTS of the day that are not VOID, and those of any day that are OPEN. Rupiah. */
  taken: z.object({ count: storedCount, amount: rupiah }),
  carried: z.object({ count: storedCount, amount: rupiah }),
  /** When its latest visit came here. */
  last_at: z.nullable(instant),
  closed_at: z.nullable(instant),
  version: recordVersion,
});
export type PlanProgress = z.infer<typeof planProgressSchema>;

const supervisor = { origin: 'angsur', guard: ['is_collector_spv'] } as const;

export const listCollectorPlans = endpoint({
  ...supervisor,
  name: 'listCollectorPlans',
  method: 'GET',
  path: 'collector-plans',
  summary:
    "Plans of an office's day with their progress, by name; those of today are made where they are missing.",
  query: z.object({ office: z.optional(officeId), date: z.optional(calendarDate) }),
  data: z.object({
    office: namedSchema,
    day: calendarDate,
    /** The office's. */
    today: calendarDate,
    /** Whether a supervisor may still add to the plans of this day. */
    may_add: z.boolean(),
    rows: z.array(planProgressSchema),
  }),
});

export const planOverviewSchema = z.object({
  id: z.int(),
  day: calendarDate,
  office: namedSchema,
  collector: namedSchema,
  closed_at: z.nullable(instant),
  closed_by: z.nullable(actorSchema),
  version: recordVersion,
  may_add: z.boolean(),
  /** Why this person can't close it; null: they can. */
  obstacle: z.nullable(z.string()),
  rows: z.array(
    z.object({
      nth: z.int(),
      contract_code: z.string(),
      customer_name: z.string(),
      /** Null: the plan is closed. */
      state: z.nullable(z.enum(PLAN_ROW_STATES)),
      village: z.nullable(z.string()),
      dpd: z.int(),
      source: z.enum(PLAN_SOURCES),
      added_reason: z.string(),
      visits: planRowSchema.shape.visits,
      close_reason: z.string(),
    }),
  ),
});
export type PlanOverview = z.infer<typeof planOverviewSchema>;

export const getPlanOverview = endpoint({
  ...supervisor,
  name: 'getPlanOverview',
  method: 'GET',
  path: 'collector-plans/{id}',
  summary: 'A plan with what came of each row.',
  params: idParams,
  data: planOverviewSchema,
});

export const addToPlan = endpoint({
  ...supervisor,
  name: 'addToPlan',
  method: 'POST',
  path: 'collector-plans/{id}/rows',
  summary:
    'Adds accounts to a plan of today until 12.00, with a reason; the collector is told. 409 with `current`: it is too late, or closed. 422: a contract that does not run, is not this collector’s, or stands in it already.',
  params: idParams,
  body: z.object({
    contract_codes: z
      .array(z.string().check(z.minLength(1), z.maxLength(40)))
      .check(z.minLength(1), z.maxLength(50)),
    reason: reasonText,
  }),
  data: planOverviewSchema,
  idempotent: true,
});

export const closePlan = endpoint({
  ...supervisor,
  name: 'closePlan',
  method: 'POST',
  path: 'collector-plans/{id}/close',
  summary:
    'Closes a plan with a reason for each row without a visit; where it is PAID, MOVED or ENDED, that is the reason unless another is given. Nobody closes their own: 403. 409 with `current`: it was closed, added to, or another visit came since. 422: a reason is missing.',
  params: idParams,
  body: z.object({
    version: recordVersion,
    reasons: z
      .array(
        z.object({ contract_code: z.string().check(z.minLength(1), z.maxLength(40)), reason: reasonText }),
      )
      .check(z.maxLength(MAX_PLAN_ROWS)),
  }),
  data: planOverviewSchema,
  idempotent: true,
});
