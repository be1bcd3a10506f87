import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import {
  actorSchema,
  calendarDate,
  idParams,
  instant,
  officeId,
  pageNumber,
  pageSize,
  queryId,
  rupiah,
  searchText,
  storedCount,
} from './fields';
import { reasonText } from './plainText';

/*
 * Tanda terima sementara: what a collector gives for money that he was handed, from numbers that his device was given while
 * it was online (DOMAIN, Money in the field).
 */

/** Id that a device makes: a UUID in small letters. */
export const deviceId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

/** Taken; counted by a cashier and waiting for a second person; a nota or deposit; voided; given back. */
export const TTS_STATES = ['OPEN', 'HANDED_IN', 'POSTED', 'VOID', 'RETURNED'] as const;
export type TtsState = (typeof TTS_STATES)[number];

/** A TTS whose money is still underway for longer than this many working days stands on Home. */
export const TTS_WORKING_DAYS = 1;

export const ttsBlockSchema = z.object({
  id: deviceId,
  device: deviceId,
  /** What its numbers begin with, `{office}/K{YYMM}/`. */
  prefix: z.string(),
  first: z.int(),
  last: z.int(),
  /** The office's day on which it was given; its numbers are used in that month alone. */
  given_on: calendarDate,
  /** Numbers that the server has a TTS of. */
  used: z.array(z.int()),
  /** The day of its last TTS: the next one is not before it. */
  last_day: z.nullable(calendarDate),
  closed_at: z.nullable(instant),
});
export type TtsBlock = z.infer<typeof ttsBlockSchema>;

export const takeTtsBlock = endpoint({
  name: 'takeTtsBlock',
  method: 'POST',
  path: 'collector/tts-blocks',
  origin: 'angsur',
  guard: ['is_collector'],
  summary:
    'Gives a device its next block of 25 numbers; the same id gives the same block. 409: two blocks of this device or four of this person are open in this month already, or the id is another’s.',
  body: z.object({ id: deviceId, device: deviceId }),
  data: ttsBlockSchema,
  idempotent: true,
});

export const closeTtsBlock = endpoint({
  name: 'closeTtsBlock',
  method: 'POST',
  path: 'tts-blocks/{id}/close',
  origin: 'angsur',
  guard: ['is_collector', 'is_collector_spv'],
  summary:
    'Closes a block: what was not used of it never will be. Its collector, where nothing waits on the device; a supervisor, where the device is lost (with a reason).',
  params: idParams,
  body: z.object({ reason: reasonText }),
  data: ttsBlockSchema,
  idempotent: true,
});

export const listTtsBlocks = endpoint({
  name: 'listTtsBlocks',
  method: 'GET',
  path: 'tts-blocks',
  origin: 'angsur',
  guard: ['is_collector_spv'],
  summary:
    'Blocks of TTS of an office, those still out first; each number used, unused and closed, or still out.',
  query: z.object({
    office: z.optional(officeId),
    collector: z.optional(queryId),
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, 20),
  }),
  data: z.object({
    rows: z.array(z.extend(ttsBlockSchema, { collector: actorSchema, close_reason: z.string() })),
    count: storedCount,
  }),
});

export const ttsSchema = z.object({
  id: z.int(),
  number: z.string(),
  contract_code: z.string(),
  customer_name: z.string(),
  office_id: z.int(),
  collector: z.object({ id: z.int(), name: z.string() }),
  amount: rupiah,
  /** The visit's corrected time, its day in the office, and when it came here. */
  at: instant,
  day: calendarDate,
  received_at: instant,
  state: z.enum(TTS_STATES),
  /** Underway for longer than one working day. */
  late: z.boolean(),
  /** Number of the hand-over that counted it. */
  handover: z.nullable(z.object({ id: z.int(), number: z.string() })),
  /** Notas that it became. */
  invoices: z.array(z.string()),
  void_reason: z.string(),
  /** It came after its block was closed. */
  after_close: z.boolean(),
});
export type Tts = z.infer<typeof ttsSchema>;

const ttsPage = z.object({
  rows: z.array(ttsSchema),
  count: storedCount,
  /** Of all that the filters let through, rupiah. */
  total: rupiah,
});

export const listOwnTts = endpoint({
  name: 'listOwnTts',
  method: 'GET',
  path: 'collector/tts',
  origin: 'angsur',
  guard: ['is_collector'],
  summary: "A collector's own TTS, newest first; OPEN is the money that he carries.",
  query: z.object({
    state: z.optional(z.enum(TTS_STATES)),
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, 20),
  }),
  data: ttsPage,
});

export const listTts = endpoint({
  name: 'listTts',
  method: 'GET',
  path: 'tts',
  origin: 'angsur',
  guard: ['is_collector_spv', 'is_performance', 'is_credit_add'],
  summary: 'TTS of an office, the oldest that are still underway first.',
  query: z.object({
    office: z.optional(officeId),
    collector: z.optional(queryId),
    state: z.optional(z.enum(TTS_STATES)),
    /** Number of the TTS, or as contracts are found: name, code, plate, NIK, phone. */
    search: z.optional(searchText),
    /** 1: only those underway for longer than one working day. */
    late: z.optional(z.literal('1')),
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, 20),
  }),
  data: ttsPage,
});

export const voidTts = endpoint({
  name: 'voidTts',
  method: 'POST',
  path: 'tts/{id}/void',
  origin: 'angsur',
  guard: ['is_collector_spv'],
  summary:
    'Voids a TTS that is OPEN, with a reason; never one’s own. 409 with `current`: it is not OPEN any more.',
  params: idParams,
  body: z.object({ reason: reasonText }),
  data: ttsSchema,
  idempotent: true,
});
