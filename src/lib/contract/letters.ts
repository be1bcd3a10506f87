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
  recordVersion,
  rupiah,
  searchText,
  storedCount,
  storedId,
} from './fields';
import { LETTER_LAPSES, LETTER_PAGE_SIZE, LETTER_STATES, LETTER_STEPS, MAX_DELIVERIES } from './letterTerms';
import { nameText, noteText } from './plainText';

/*
 * Warning letters SP1 to SP3 (DOMAIN, Letters; docs/decisions/0154): made once in a stretch of being late, printed as
 * they were made, delivered later. Amounts in rupiah.
 */

const amount = rupiah.check(z.minimum(0));
export const letterStepSchema = z.literal(LETTER_STEPS);

/** How a letter is brought. */
export const LETTER_WAYS = ['HAND', 'POST', 'COURIER'] as const;
export type LetterWay = (typeof LETTER_WAYS)[number];

/** What is printed, as it was when the letter was made; no NIK. */
export const letterPaperSchema = z.object({
  customer_name: z.string(),
  /** Where the borrower is called on. */
  address: z.string(),
  vehicle: z.string(),
  plate_number: z.string(),
  /** What was late on the day of the letter, by due date. */
  lines: z.array(
    z.object({
      number: z.int(),
      date_maturity: calendarDate,
      overdue: z.int(),
      remainder: amount,
      penalty: amount,
    }),
  ),
  /** Titipan on the day of the letter, which its sums do not take off. */
  deposit: amount,
  /** Day until which to pay. */
  pay_until: calendarDate,
});
export type LetterPaper = z.infer<typeof letterPaperSchema>;

export const letterSchema = z.object({
  id: z.int(),
  /** `{office}/SP/{YYMM}/{00001}`, without gaps per office and month. */
  number: z.string(),
  contract_code: z.string(),
  /** Of its contract; the number keeps the code of the office that made it. */
  office_id: z.int(),
  customer_name: z.string(),
  step: letterStepSchema,
  /** First day of the stretch of being late that it belongs to. */
  late_from: calendarDate,
  made_on: calendarDate,
  dpd: z.int(),
  /** Instalments that were late on its day, and their penalty. */
  arrears: amount,
  penalty: amount,
  made_at: instant,
  made_by: actorSchema,
  /** Why it is brought no more, which is no attempt; null: it waits, or was brought or tried. */
  lapsed: z.nullable(z.enum(LETTER_LAPSES)),
  /** While it waits: where the borrower is called on by now, if that is not what stands on it; else null. */
  address_now: z.nullable(z.string()),
  /** Null: neither delivered nor tried. */
  delivery: z.nullable(
    z.object({
      way: z.enum(LETTER_WAYS),
      day: calendarDate,
      /** Null: it was tried and could not be handed over. */
      received_by: z.nullable(z.string()),
      note: z.string(),
      written_by: actorSchema,
    }),
  ),
  /** A later letter rests on its delivery, which stays as it is. */
  followed: z.boolean(),
  version: z.int(),
});
export type Letter = z.infer<typeof letterSchema>;

/** A letter with what is printed on it. */
export const printedLetterSchema = z.extend(letterSchema, { paper: letterPaperSchema });
export type PrintedLetter = z.infer<typeof printedLetterSchema>;

/** A contract's letters, newest first, and which is due. */
export const contractLettersSchema = z.object({
  /** Of the contract's office. */
  today: calendarDate,
  rows: z.array(letterSchema),
  due: z.object({
    step: z.nullable(letterStepSchema),
    /** Why none is due, in words; null: one is. */
    why: z.nullable(z.string()),
  }),
});
export type ContractLetters = z.infer<typeof contractLettersSchema>;

/** How a letter was delivered, or the attempt. */
export const deliverySchema = z.object({
  way: z.enum(LETTER_WAYS),
  day: calendarDate,
  /** Null: it could not be handed over; the note then says why. */
  received_by: z.nullable(nameText(1, 100)),
  note: noteText(500).check(z.trim()),
});
export type DeliveryWrite = z.infer<typeof deliverySchema>;

const shared = { origin: 'angsur', guard: ['is_overdue'] } as const;

export const listContractLetters = endpoint({
  ...shared,
  name: 'listContractLetters',
  method: 'GET',
  path: 'contracts/{id}/letters',
  summary: "A contract's warning letters, newest first, and which is due today, or why none is.",
  params: idParams,
  data: contractLettersSchema,
});

export const makeLetter = endpoint({
  ...shared,
  name: 'makeLetter',
  method: 'POST',
  path: 'contracts/{id}/letters',
  summary: 'Makes the letter that is due. 409: that letter is not due, and why.',
  params: idParams,
  body: z.object({
    /** The letter that was seen to be due. */
    step: letterStepSchema,
  }),
  data: printedLetterSchema,
  idempotent: true,
});

export const letterListQuery = z.object({
  state: z._default(z.enum(LETTER_STATES), 'UNDELIVERED'),
  office: z.optional(officeId),
  /** Number of the letter, or as contracts are found: name, code, plate, NIK, phone. */
  search: z.optional(searchText),
  page: z._default(pageNumber, 1),
  size: z._default(pageSize, LETTER_PAGE_SIZE),
});

export const listLetters = endpoint({
  ...shared,
  name: 'listLetters',
  method: 'GET',
  path: 'letters',
  summary: 'One page of letters: those that wait to be brought, oldest first, or all, newest first.',
  query: letterListQuery,
  data: z.object({
    /** Of the caller's office. */
    today: calendarDate,
    rows: z.array(letterSchema),
    count: storedCount,
    count_more: z.boolean(),
  }),
});

export const getLetter = endpoint({
  ...shared,
  name: 'getLetter',
  method: 'GET',
  path: 'letters/{id}',
  summary: 'A letter with what is printed on it, as it was when it was made.',
  params: idParams,
  data: printedLetterSchema,
});

export const recordDelivery = endpoint({
  ...shared,
  name: 'recordDelivery',
  method: 'PUT',
  path: 'letters/{id}/delivery',
  summary:
    'Records how a letter was delivered, or that it was tried. 409: changed since, or a later letter rests on it; data.current is it as it is. 422: before it was made, in the future, or tried without saying why.',
  params: idParams,
  body: z.extend(deliverySchema, { version: recordVersion }),
  data: letterSchema,
  idempotent: true,
});

export const recordDeliveries = endpoint({
  ...shared,
  name: 'recordDeliveries',
  method: 'PUT',
  path: 'letters/deliveries',
  summary:
    'Records the same delivery, or attempt, of several letters: all or none. 409: one changed since, or a later letter rests on it. 422: as of one letter.',
  body: z.extend(deliverySchema, {
    letters: z.array(z.object({ id: storedId, version: recordVersion })).check(
      z.minLength(1),
      z.maxLength(MAX_DELIVERIES),
      z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
    ),
  }),
  data: z.object({ rows: z.array(letterSchema) }),
  idempotent: true,
});
