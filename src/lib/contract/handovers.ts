import * as z from 'zod/mini';
import { denominationCounts, named } from './cashierDayFields';
import { endpoint } from './endpoint';
import {
  calendarDate,
  idParams,
  instant,
  officeId,
  pageNumber,
  pageSize,
  queryId,
  rupiah,
  storedCount,
  storedId,
} from './fields';
import { laterChangeSchema, shareSchema } from './payments';
import { nameText, noteText, reasonText } from './plainText';
import { FIELD_DAYS } from './requestedAction';
import { TTS_STATES } from './tts';

/*
 * Setoran Kolektor: a cashier counts what a collector brings, sees what each TTS becomes, and writes all of it in one press
 * (DOMAIN, Money in the field; docs/decisions/0162).
 */

/** TTS of one hand-over at most; the oldest first where a collector has more. */
export const MAX_HANDOVER_TTS = 300;

/**
 * What becomes of a TTS. PAYMENT: notas on its contract, what is over is left as deposit. DEPOSIT: all of it, for nothing is
 * owed. SUCCESSOR: as a payment on the contract that carries its own on. RETURN: settled or cancelled, it is given back.
 */
export const TTS_BECOMES = ['PAYMENT', 'DEPOSIT', 'SUCCESSOR', 'RETURN'] as const;

/** Ids in a query, `3,7,12`. */
const ttsIds = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,299}$/)),
  z.transform((text: string) => [...new Set(text.split(',').map(Number))]),
);

/** Who brings money, with what is still OPEN. */
export const handoverCollectorSchema = z.object({
  collector: named,
  office: named,
  count: storedCount,
  /** Rupiah. */
  total: rupiah,
  oldest_day: calendarDate,
  /** TTS that are underway for longer than one working day. */
  late: storedCount,
  /** What the collector still owes of earlier hand-overs ("Kurang setor"), rupiah. */
  shortage: rupiah,
});
export type HandoverCollector = z.infer<typeof handoverCollectorSchema>;

export const listHandoverCollectors = endpoint({
  name: 'listHandoverCollectors',
  method: 'GET',
  path: 'handovers/collectors',
  origin: 'angsur',
  guard: ['is_credit_add'],
  summary: 'Collectors whose TTS are OPEN in the offices that the caller sees, the oldest TTS first.',
  data: z.object({ rows: z.array(handoverCollectorSchema) }),
});

const ttsOf = {
  tts_id: z.int(),
  number: z.string(),
  contract_code: z.string(),
  customer_name: z.string(),
  amount: rupiah,
  /** The visit's corrected time and its day. */
  at: instant,
  day: calendarDate,
};

/** A TTS and what it becomes, on the card after the TTS before it. Rupiah. */
export const handoverLineSchema = z.object({
  ...ttsOf,
  late: z.boolean(),
  becomes: z.enum(TTS_BECOMES),
  /** Where it goes: its contract, or the one that carries it on; null: it is given back. */
  pays_on: z.nullable(z.string()),
  /** The notas' day: the TTS's, or the first of the contract that carries on; null: no notas. */
  date_payment: z.nullable(calendarDate),
  /** One per nota. */
  shares: z.array(shareSchema),
  /** Of the shares: for instalments and for penalty. */
  credit_payment: rupiah,
  penalty_payment: rupiah,
  /** Left as deposit. */
  deposit: rupiah,
  /** Given back. */
  returned: rupiah,
  /** Notas of later days that are split again. */
  later: z.array(laterChangeSchema),
  /** Why it is no plain payment, in words; '': it is one. */
  why: z.string(),
  /** Older than one working day, so another person decides; null: it is posted at once. */
  second_person: z.nullable(
    z.object({
      /** Penalty that its day takes off, against today's. */
      takes_off: rupiah,
      /** Why it cannot be asked for yet, in words: another request waits on the contract; null: it is asked for at once. */
      obstacle: z.nullable(z.string()),
    }),
  ),
});
export type HandoverLine = z.infer<typeof handoverLineSchema>;

/** What a hand-over would become now; rupiah. */
export const handoverBasisSchema = z.object({
  collector: named,
  office: named,
  /** In the order in which they are posted: by day, then number. */
  rows: z.array(handoverLineSchema),
  /** OPEN TTS of the collector that are not among the rows. */
  left_out: storedCount,
  sums: z.object({
    count: storedCount,
    amount: rupiah,
    credit_payment: rupiah,
    penalty_payment: rupiah,
    deposit: rupiah,
    /** To be given back. */
    returned: rupiah,
    /** Of the amount: what waits for a second person. */
    waiting: rupiah,
  }),
  /** The caller's drawer: banknotes come in on a day that is open only. */
  drawer: z.object({ day: calendarDate, obstacle: z.nullable(z.string()) }),
  /** Why the caller may not take it, in words; null: they may. */
  obstacle: z.nullable(z.string()),
  /** Of all that is shown: posting names it. */
  digest: z.string(),
});
export type HandoverBasis = z.infer<typeof handoverBasisSchema>;

export const getHandoverBasis = endpoint({
  name: 'getHandoverBasis',
  method: 'GET',
  path: 'handovers/basis',
  origin: 'angsur',
  guard: ['is_credit_add'],
  summary:
    'What the TTS of a collector become if they are handed over now: all OPEN ones, or those named. 409: one of those named is not OPEN any more.',
  query: z.object({
    collector: queryId,
    /** The office of the TTS; left out: the caller's own, else the one in which the collector has the oldest. */
    office: z.optional(officeId),
    /** Ids with commas. */
    tts: z.optional(ttsIds),
  }),
  data: handoverBasisSchema,
});

/** What a TTS has become by now. */
export const handoverRowSchema = z.object({
  ...ttsOf,
  state: z.enum(TTS_STATES),
  /** Where its money went; null: nowhere yet, or it was given back. */
  pays_on: z.nullable(z.string()),
  date_payment: z.nullable(calendarDate),
  invoices: z.array(z.object({ id: z.int(), invoice: z.string(), credit_to: z.int() })),
  credit_payment: rupiah,
  penalty_payment: rupiah,
  deposit: rupiah,
  /** Its payment was voided since. */
  voided: z.boolean(),
  /** Why it is still HANDED_IN: its contract takes no money, so it is to be given back. */
  to_return: z.boolean(),
  /** The request by which a second person decides; null: none waits. */
  request_id: z.nullable(z.int()),
  /** HANDED_IN, nothing waits, and it can be asked for (again). */
  may_ask: z.boolean(),
  returned: z.nullable(z.object({ at: instant, by: z.string(), to: z.string(), file_id: z.int() })),
});
export type HandoverRow = z.infer<typeof handoverRowSchema>;

const handoverHead = {
  id: z.int(),
  number: z.string(),
  office: named,
  collector: named,
  cashier: named,
  /** In whose drawer the money is; the office's day. */
  day: calendarDate,
  at: instant,
  count: storedCount,
  counted: rupiah,
  /** Sum of its TTS. */
  expected: rupiah,
  /** HANDED_IN still: waits for a second person, or is to be given back. */
  underway: storedCount,
};

/** The protocol of a hand-over, with what each TTS has become by now. Rupiah. */
export const handoverSchema = z.object({
  ...handoverHead,
  denominations: denominationCounts,
  /** Why counted and expected differ; '': they do not. */
  reason: z.string(),
  /** "Kurang setor": what the collector owes of it; null: nothing was short. */
  shortage: z.nullable(z.object({ id: z.int(), amount: rupiah, settled: rupiah })),
  /** "Lebih setor", rupiah; 0: none. */
  surplus: rupiah,
  rows: z.array(handoverRowSchema),
});
export type Handover = z.infer<typeof handoverSchema>;

export const postHandover = endpoint({
  name: 'postHandover',
  method: 'POST',
  path: 'handovers',
  origin: 'angsur',
  guard: ['is_credit_add'],
  summary:
    'Takes a hand-over as it was shown, all of it or nothing: notas, deposits, what a second person decides, Kurang or Lebih setor. 403: the caller is the collector. 409 with the new basis: something of it changed since, or another cashier was first. 422: a difference or a late TTS without its reason.',
  body: z.object({
    collector_id: storedId,
    tts_ids: z.array(storedId).check(z.minLength(1), z.maxLength(MAX_HANDOVER_TTS)),
    denominations: denominationCounts,
    /** Why counted and expected differ; at least five characters where they do. */
    reason: noteText(500).check(z.trim()),
    /** Why late TTS are brought only now; at least five characters where there are any. */
    late_reason: noteText(500).check(z.trim()),
    digest: z.string().check(z.maxLength(100)),
  }),
  data: handoverSchema,
  idempotent: true,
});

export const getHandover = endpoint({
  name: 'getHandover',
  method: 'GET',
  path: 'handovers/{id}',
  origin: 'angsur',
  guard: ['is_credit_add', 'is_collector_spv', 'is_performance'],
  summary: 'A hand-over with what each TTS has become: its protocol. 403: another office’s.',
  params: idParams,
  data: handoverSchema,
});

export const handoverListRowSchema = z.object({
  ...handoverHead,
  /** What is still owed of its Kurang setor, rupiah. */
  shortage_left: rupiah,
});
export type HandoverListRow = z.infer<typeof handoverListRowSchema>;

export const listHandovers = endpoint({
  name: 'listHandovers',
  method: 'GET',
  path: 'handovers',
  origin: 'angsur',
  guard: ['is_credit_add', 'is_collector_spv', 'is_performance'],
  summary: 'Hand-overs of the offices that the caller sees, newest first.',
  query: z.object({
    office: z.optional(officeId),
    collector: z.optional(queryId),
    /** Counted on that day of the office. */
    day: z.optional(calendarDate),
    /** 1: only those of which a TTS is still HANDED_IN. */
    underway: z.optional(z.literal('1')),
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, 20),
  }),
  data: z.object({ rows: z.array(handoverListRowSchema), count: storedCount }),
});

export const returnTts = endpoint({
  name: 'returnTts',
  method: 'POST',
  path: 'tts/{id}/return',
  origin: 'angsur',
  guard: ['is_credit_add'],
  summary:
    'Gives the money of a TTS that is HANDED_IN back from the caller’s open drawer, against a signed paper. 409 with the hand-over: it is not HANDED_IN any more, a request waits, or its contract still takes it. Never by its collector.',
  params: idParams,
  body: z.object({
    /** Who got it, as it is signed. */
    to: nameText(2, 80),
    /** The signed paper, sent before. */
    file_id: storedId,
  }),
  data: handoverSchema,
  idempotent: true,
});

export const askTts = endpoint({
  name: 'askTts',
  method: 'POST',
  path: 'tts/{id}/ask',
  origin: 'angsur',
  guard: ['is_credit_add'],
  summary:
    'Asks a second person (again) about the TTS of this hand-over and contract that are HANDED_IN: their request was rejected, taken back, or another one waited then. 409: a request waits, or the contract takes no money.',
  params: idParams,
  body: z.object({
    /** TAKEN takes penalty off; COUNTED dates the notas on the day of the hand-over. */
    day: z.enum(FIELD_DAYS),
    reason: reasonText,
  }),
  data: handoverSchema,
  idempotent: true,
});
