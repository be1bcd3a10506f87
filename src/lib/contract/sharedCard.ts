import * as z from 'zod/mini';
import { CONTRACT_STATUSES } from './contractListDefaults';
import { SHARED_CARD_PATH } from './earlyPaths';
import { endpoint } from './endpoint';
import { calendarDate, instant, rupiah } from './fields';

const amount = rupiah.check(z.minimum(0));
const count = z.int().check(z.minimum(0));

// Nothing of other schemas: a customer's phone would load them.

/** An instalment as its customer sees it; amounts in rupiah. */
export const sharedLineSchema = z.object({
  number: z.int().check(z.minimum(1)),
  date_maturity: calendarDate,
  instalment: amount,
  paid: amount,
  discount: amount,
  /** Null: the contract no longer runs, so that nothing is asked for on it. */
  owed: z.nullable(
    z.object({
      remainder: amount,
      penalty: amount,
      /** Days late. */
      overdue: count,
      status: z.enum(['PAID', 'PART_PAID', 'DUE', 'OVERDUE', 'UPCOMING']),
    }),
  ),
});
export type SharedLine = z.infer<typeof sharedLineSchema>;

/** What was to be paid by today, or else what comes next; amounts in rupiah. */
export const dueNowSchema = z.object({
  /** Of the first instalment that is not covered; null: only penalty is left. */
  date: z.nullable(calendarDate),
  /** The working day on which it is best paid, where `date` is a Sunday or holiday; else the same. */
  pay_by: z.nullable(calendarDate),
  /** How many instalments are in `instalments`. */
  count,
  instalments: amount,
  penalty: amount,
  total: amount,
});

/**
 * A contract's card as a link shows it: who it is about only in part, so that whoever finds the link learns no name,
 * number or vehicle. What is not named here is not sent.
 */
export const sharedCardSchema = z.object({
  code: z.string(),
  status: z.enum(CONTRACT_STATUSES),
  /** `B*** S******`, `************0003`, `*********890`, `B **21 ***`; empty where nothing is known. */
  customer: z.object({ name: z.string(), nik: z.string(), phone: z.string(), plate: z.string() }),
  lines: z.array(sharedLineSchema),
  /** What is left of all instalments, and penalty as of `as_of`; null: the contract no longer runs. */
  remaining: z.nullable(z.object({ instalments: amount, penalty: amount })),
  /** Null: nothing is to be paid. */
  due: z.nullable(dueNowSchema),
  /** How its ownership book is fetched: from when, null: not said yet; and what is brought. Null: there is none to fetch. */
  bpkb: z.nullable(z.object({ from: z.nullable(calendarDate), papers: z.array(z.string()) })),
  /** Where it is paid. */
  office: z.object({
    name: z.string(),
    /** Empty where Kantor Cabang has none. */
    address: z.string(),
    phone: z.string(),
    /** False: it takes no payments at present. */
    active: z.boolean(),
  }),
  /** The office's today, which all is calculated to. */
  as_of: calendarDate,
  /** Until when the link opens. */
  ends_at: instant,
});
export type SharedCard = z.infer<typeof sharedCardSchema>;

export const openSharedCard = endpoint({
  name: 'openSharedCard',
  method: 'GET',
  path: SHARED_CARD_PATH,
  origin: 'angsur',
  guard: 'public',
  summary:
    "A contract's card by the token of a link, without a session. 404, in the same words, for every token that opens nothing. 429: too often, `Retry-After` in seconds.",
  // Any text: what cannot be a token is told nothing else than what is none.
  params: z.object({ id: z.string() }),
  data: sharedCardSchema,
});
