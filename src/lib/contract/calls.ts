import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import {
  actorSchema,
  calendarDate,
  enteredRupiah,
  idParams,
  instant,
  officeId,
  pageNumber,
  pageSize,
  rupiah,
  storedId,
} from './fields';
import { noteText } from './plainText';

/*
 * Phone calls to borrowers and what they promised (DOMAIN, Field collection; docs/decisions/0153).
 */

/** Rows of one page of a contract's calls, promises or consents. */
export const COLLECTION_PAGE_SIZE = 10;
/**
 * What promises ask for. `running`: neither kept nor broken; `today`: due today, and `soon`: until three days later, kept
 * ones among them; `kept`, `broken`: due in the last 30 days or later. What another one took the place of is in none.
 */
export const PROMISE_GROUPS = ['running', 'today', 'soon', 'kept', 'broken'] as const;
export type PromiseGroup = (typeof PROMISE_GROUPS)[number];
/** So many days back kept and broken ones are listed. */
export const PROMISE_DAYS_BACK = 30;
/** So many days ahead promises are reminded of, today among them. */
export const REMINDER_DAYS = 3;

const count = z.int().check(z.minimum(0));

export const CALL_RESULTS = ['REACHED', 'PROMISED', 'REFUSED', 'NOT_REACHED', 'MESSAGE_LEFT'] as const;
export type CallResult = (typeof CALL_RESULTS)[number];
export const SPOKE_TO = ['BORROWER', 'OTHER', 'NOBODY'] as const;
export type SpokeTo = (typeof SPOKE_TO)[number];

/** What a call can come to, by whom one spoke to. */
export const RESULTS_OF: Readonly<Record<SpokeTo, readonly CallResult[]>> = {
  BORROWER: ['REACHED', 'PROMISED', 'REFUSED'],
  OTHER: ['NOT_REACHED', 'MESSAGE_LEFT'],
  NOBODY: ['NOT_REACHED'],
};

export const promiseSchema = z.object({
  id: z.int(),
  /** Days in the office. */
  made_on: calendarDate,
  due: calendarDate,
  amount: rupiah,
  source: z.enum(['CALL', 'VISIT']),
  /** See `src/lib/collection/promiseState`; as of the office's today. */
  state: z.enum(['RUNNING', 'KEPT', 'BROKEN', 'REPLACED']),
  /** What came in for it, rupiah. */
  paid: rupiah,
  /** The last day on which it can be kept. */
  ends_on: calendarDate,
  at: instant,
  written_by: actorSchema,
});
export type BorrowerPromise = z.infer<typeof promiseSchema>;

export const callSchema = z.object({
  id: z.int(),
  at: instant,
  called_by: actorSchema,
  phone: z.string(),
  spoke_to: z.enum(SPOKE_TO),
  result: z.enum(CALL_RESULTS),
  note: z.string(),
  promise: z.nullable(z.object({ due: calendarDate, amount: rupiah })),
  /** It was made outside Monday to Saturday 08.00–20.00 or on a holiday. */
  outside_hours: z.boolean(),
  /** The consent by which that was allowed; null: none was named. */
  consent_id: z.nullable(z.int()),
});
export type BorrowerCall = z.infer<typeof callSchema>;

/** Whether a borrower may be called or written to at this moment (DOMAIN, Who, where, when). */
const callHours = {
  /** Why nobody may be called at this moment without a consent; null: they may. */
  outside: z.nullable(z.enum(['SUNDAY', 'HOLIDAY', 'HOURS'])),
  /** Consents to other hours that hold today. */
  consents: z.array(z.object({ id: z.int(), words: z.string(), until: calendarDate })),
};
export const callHoursSchema = z.object(callHours);
export type CallHours = z.infer<typeof callHoursSchema>;

export const callBasisSchema = z.object({
  code: z.string(),
  customer_name: z.string(),
  /** Of the heir, where there is one. */
  phone: z.string(),
  /** Who is spoken to because the borrower died; null: the borrower. */
  heir: z.nullable(z.object({ name: z.string(), relation: z.string() })),
  office: z.string(),
  /** The office's. */
  today: calendarDate,
  ...callHours,
  /** Why no call is recorded on it; null: it runs. */
  obstacle: z.nullable(z.string()),
  /** What a promise is measured by: lines not covered, as far ahead as can be promised; and penalty. Rupiah. */
  owed: z.object({
    lines: z.array(z.object({ date_maturity: calendarDate, remainder: rupiah })),
    penalty: rupiah,
  }),
  /** Titipan: what the company holds already, which `owed` does not take off. */
  deposit: rupiah,
  /** The promise that runs, which another one would replace. */
  running: z.nullable(promiseSchema),
  /** The furthest day that can be promised: promises that replace each other go on from the first. */
  promise_until: calendarDate,
});
export type CallBasis = z.infer<typeof callBasisSchema>;

/** Who reads what was said and allowed on a contract. */
const readers = ['is_overdue', 'is_collector_spv', 'is_contract'] as const;
const ofContract = { origin: 'angsur', params: idParams } as const;
export const collectionPageQuery = z.object({
  page: z._default(pageNumber, 1),
  size: z._default(pageSize, COLLECTION_PAGE_SIZE),
});

export const getCallBasis = endpoint({
  ...ofContract,
  name: 'getCallBasis',
  method: 'GET',
  path: 'contracts/{id}/call-basis',
  guard: ['is_overdue'],
  summary: 'Whom a call is made to, whether the hours allow it now, and what can be promised.',
  data: callBasisSchema,
});

export const callBodySchema = z.object({
  phone: z.string().check(
    z.regex(/^[0-9()+ -]{3,20}$/),
    z.refine((text) => /\d/.test(text)),
  ),
  spoke_to: z.enum(SPOKE_TO),
  result: z.enum(CALL_RESULTS),
  note: z._default(noteText(500), ''),
  /** With PROMISED, and only then. `replaces`: id of the promise that runs, as it was seen; null: none did. */
  promise: z._default(
    z.nullable(
      z.object({
        due: calendarDate,
        amount: enteredRupiah,
        replaces: z._default(z.nullable(storedId), null),
      }),
    ),
    null,
  ),
  /** Allows the hour; of those that the basis names. */
  consent_id: z._default(z.nullable(storedId), null),
  /** Kept and listed for the supervisor, though the hour or who was spoken to is outside the rule. */
  outside_rule: z._default(z.boolean(), false),
});

export const recordCall = endpoint({
  ...ofContract,
  name: 'recordCall',
  method: 'POST',
  path: 'contracts/{id}/calls',
  guard: ['is_overdue'],
  summary:
    'Keeps the result of a call; a promise takes the place of the one that runs, which it names. 422: the hour or who was spoken to is outside the rule, and neither a consent nor `outside_rule` says that it is kept all the same; or the promise is in the past or above what is owed by its day. 409: the contract has ended; or another promise runs by now, and data.current is what the form begins with.',
  body: callBodySchema,
  data: callSchema,
  idempotent: true,
});

export const listCalls = endpoint({
  ...ofContract,
  name: 'listCalls',
  method: 'GET',
  path: 'contracts/{id}/calls',
  guard: readers,
  summary: "A contract's calls, newest first.",
  query: collectionPageQuery,
  data: z.object({ rows: z.array(callSchema), count }),
});

export const listPromises = endpoint({
  ...ofContract,
  name: 'listPromises',
  method: 'GET',
  path: 'contracts/{id}/promises',
  guard: readers,
  summary: "A contract's promises with what became of each as of the office's today, newest first.",
  query: collectionPageQuery,
  data: z.object({ rows: z.array(promiseSchema), count }),
});

/** What a list over contracts says of one. */
const contractOf = {
  contract_code: z.string(),
  customer_name: z.string(),
  office_id: z.int(),
};

export const listedPromiseSchema = z.extend(promiseSchema, {
  ...contractOf,
  phone: z.string(),
  office: z.string(),
});
export type ListedPromise = z.infer<typeof listedPromiseSchema>;

const promiseSum = z.object({ accounts: count, amount: rupiah });

const listQuery = z.object({
  /** Left out: every office that the caller sees. */
  office: z.optional(officeId),
  page: z._default(pageNumber, 1),
  size: z._default(pageSize, 20),
});

export const officePromisesQuery = z.extend(listQuery, {
  group: z._default(z.enum(PROMISE_GROUPS), 'running'),
});

export const listOfficePromises = endpoint({
  name: 'listOfficePromises',
  method: 'GET',
  path: 'promises',
  origin: 'angsur',
  guard: ['is_overdue', 'is_collector_spv'],
  summary: `Promises on each office's own today, by what they ask for, with how many there are of each: those that run the earliest first, those of the last ${PROMISE_DAYS_BACK} days that were kept or broken the latest first.`,
  query: officePromisesQuery,
  data: z.object({
    rows: z.array(listedPromiseSchema),
    count,
    /** Promises and what was promised, rupiah. */
    figures: z.object({
      running: promiseSum,
      today: promiseSum,
      soon: promiseSum,
      kept: promiseSum,
      broken: promiseSum,
    }),
  }),
});

export const outsideCallSchema = z.extend(callSchema, contractOf);
export type OutsideCall = z.infer<typeof outsideCallSchema>;

export const listOutsideCalls = endpoint({
  name: 'listOutsideCalls',
  method: 'GET',
  path: 'calls/outside',
  origin: 'angsur',
  guard: ['is_collector_spv'],
  summary:
    'Calls that were made outside the hours without a consent, or to somebody else than the borrower; newest first.',
  query: listQuery,
  data: z.object({ rows: z.array(outsideCallSchema), count }),
});
