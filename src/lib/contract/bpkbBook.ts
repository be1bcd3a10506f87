import * as z from 'zod/mini';
import { BPKB_KEEPERS, bpkbRowSchema } from './bpkbList';
import { bpkbRequestSchema } from './bpkbRequests';
import {
  BPKB_KINDS,
  BPKB_MOVEMENTS,
  BPKB_PURPOSES,
  BPKB_STATES,
  HANDING_PAPERS,
  HANDING_WAYS,
} from './bpkbTerms';
import { named } from './cashierDayFields';
import { endpoint } from './endpoint';
import { actorSchema, calendarDate, idParams, instant, recordVersion, storedId } from './fields';
import { keptFileSchema } from './files';
import { PHONE_SIGNS } from './phoneNumbers';
import { nameText, noteText, reasonText } from './plainText';

/*
 * One book (DOMAIN, BPKB): where it is, all that happened to it, and what a keeper may do. Each act names the version that was
 * on screen, and answers with the book as it is then. 409 of every act: the book is not as it was seen, or does not allow it.
 */

/** Something that happened to a book. */
export const bpkbMovementSchema = z.object({
  id: z.int(),
  movement: z.enum(BPKB_MOVEMENTS),
  at: instant,
  /** Null: it came about by itself. */
  by: z.nullable(actorSchema),
  /** How the book stood afterwards, and where. */
  state: z.enum(BPKB_STATES),
  office: named,
  /** The contract that it secured then. */
  contract_code: z.string(),
  place: z.string(),
  /** Who got, brought, fetched or carries it; '': nobody is named. */
  person: z.string(),
  phone: z.string(),
  purpose: z.nullable(z.enum(BPKB_PURPOSES)),
  /** When it is expected back. */
  until: z.nullable(calendarDate),
  /** SENT: to where. */
  to_office: z.nullable(named),
  way: z.nullable(z.enum(HANDING_WAYS)),
  note: z.string(),
  /** Pictures of the book, a police report; of HANDED_OVER a photo of who fetched it. */
  files: z.array(keptFileSchema),
  /** Papers of who fetched it. */
  papers: z.array(z.object({ paper: z.enum(HANDING_PAPERS), file: keptFileSchema })),
  signature: z.nullable(keptFileSchema),
  /** The request that allowed it; null: none was needed. */
  request_id: z.nullable(z.int()),
});
export type BpkbMovementRow = z.infer<typeof bpkbMovementSchema>;

/** What a hand-over needs, in the order in which it is put right. */
export const HANDING_CONDITIONS = ['ENDED', 'PENALTY', 'DEPOSIT', 'CONFIRMED', 'DAY'] as const;

/** An act that a keeper may do now; `obstacle`: why not, in words. */
const act = z.object({ obstacle: z.nullable(z.string()) });

export const BPKB_ACTS = [
  ...(['receive', 'store', 'lend', 'return', 'send', 'arrive'] as const),
  ...(['ready', 'unready', 'prepare', 'hand_over', 'lost'] as const),
] as const;
export type BpkbAct = (typeof BPKB_ACTS)[number];

export const bpkbBookSchema = z.extend(bpkbRowSchema, {
  version: z.int(),
  /** As they stand in the contract, or as they were accepted. */
  facts: z.object({
    number: z.string(),
    chassis_number: z.string(),
    engine_number: z.string(),
    plate_number: z.string(),
    owner: z.string(),
  }),
  /** Of the contract's office. */
  today: calendarDate,
  /** Days of DPD of the contract today; 0: nothing is late. */
  dpd: z.int(),
  /** What a hand-over needs; empty where nothing of the contract says that its book goes out. */
  conditions: z.array(
    z.object({
      condition: z.enum(HANDING_CONDITIONS),
      met: z.boolean(),
      /** What is, or what to do, in one sentence. */
      words: z.string(),
    }),
  ),
  /** The first day on which it may be given out; null: no end of the contract allows it. */
  handing_from: z.nullable(calendarDate),
  /** By what right it may be given out now. */
  ways: z.array(z.enum(HANDING_WAYS)),
  /** What one keeper has prepared for another; null: nothing. */
  prepared: z.nullable(
    z.object({
      way: z.enum(HANDING_WAYS),
      person: z.string(),
      phone: z.string(),
      papers: z.array(z.object({ paper: z.enum(HANDING_PAPERS), file: keptFileSchema })),
      note: z.string(),
      by: actorSchema,
      at: instant,
    }),
  ),
  /** What waits for a second person, or was approved and is not done yet (LEND); null: nothing. */
  request: z.nullable(bpkbRequestSchema),
  /** Each act that its state knows, with what is in its way for the caller. */
  acts: z.partialRecord(z.enum(BPKB_ACTS), act),
  /** Newest first; the latest 200. */
  movements: z.array(bpkbMovementSchema),
  movements_more: z.boolean(),
});
export type BpkbBook = z.infer<typeof bpkbBookSchema>;

const shared = { origin: 'angsur', guard: BPKB_KEEPERS, params: idParams, data: bpkbBookSchema } as const;
const seen = { version: recordVersion };
const files = (most: number) => z.array(storedId).check(z.maxLength(most));
const note = noteText(500).check(z.trim());

export const getBpkb = endpoint({
  ...shared,
  name: 'getBpkb',
  method: 'GET',
  path: 'bpkb/{id}',
  summary: 'One book, all that happened to it, and what the caller may do. 403: it is at another office.',
});

export const receiveBpkb = endpoint({
  ...shared,
  name: 'receiveBpkb',
  method: 'POST',
  path: 'bpkb/{id}/receive',
  summary:
    'A book came: from the dealer, for the first time on record, or one that was lost. What was read from it is compared with the contract, folded as vehicles are; where it differs it is a MISMATCH until a second person decides. 422: nothing was read, or a difference without a reason.',
  body: z.object({
    ...seen,
    kind: z.enum(BPKB_KINDS),
    /** As read from the book. */
    facts: z.object({
      number: nameText(3, 30),
      chassis_number: nameText(3, 30),
      engine_number: nameText(3, 30),
      plate_number: nameText(1, 20),
      owner: nameText(2, 80),
    }),
    /** Who brought it. */
    person: nameText(2, 80),
    /** Pictures of the book, at least one. */
    file_ids: files(5).check(z.minLength(1)),
    /** Why it is kept although it differs. */
    note,
  }),
  idempotent: true,
});

export const storeBpkb = endpoint({
  ...shared,
  name: 'storeBpkb',
  method: 'POST',
  path: 'bpkb/{id}/store',
  summary: 'Puts a book that is here at a place of its office, or at another place.',
  body: z.object({ ...seen, place_id: storedId, note }),
  idempotent: true,
});

export const lendBpkb = endpoint({
  ...shared,
  name: 'lendBpkb',
  method: 'POST',
  path: 'bpkb/{id}/lend',
  summary:
    'Lends a book, against a signature. Where its contract is more than 30 days late it waits for a second person first (REQUESTED), and is then lent as it was asked. 409: the debt has ended, or a hand-over is prepared; 422: the day lies before today or more than 90 days ahead, or no signature.',
  body: z.object({
    ...seen,
    purpose: z.enum(BPKB_PURPOSES),
    /** Who takes it: a person, or a notary's office. */
    person: nameText(2, 80),
    phone: z.string().check(z.trim(), z.regex(PHONE_SIGNS)),
    until: calendarDate,
    note,
    /** Null only where it will wait. */
    signature_id: z.nullable(storedId),
    file_ids: files(3),
  }),
  idempotent: true,
});

export const returnBpkb = endpoint({
  ...shared,
  name: 'returnBpkb',
  method: 'POST',
  path: 'bpkb/{id}/return',
  summary: 'A book that was lent is back, with what was seen of it; it lies at no place yet.',
  body: z.object({
    ...seen,
    /** Who brought it. */
    person: nameText(2, 80),
    note,
    file_ids: files(5).check(z.minLength(1)),
  }),
  idempotent: true,
});

export const sendBpkb = endpoint({
  ...shared,
  name: 'sendBpkb',
  method: 'POST',
  path: 'bpkb/{id}/send',
  summary: 'Sends a book to another office; it is under way until somebody there has it in hand.',
  body: z.object({
    ...seen,
    to_office_id: storedId,
    /** Who carries it: a person, or a courier with the number of the consignment. */
    person: nameText(2, 80),
    note,
  }),
  idempotent: true,
});

export const arriveBpkb = endpoint({
  ...shared,
  name: 'arriveBpkb',
  method: 'POST',
  path: 'bpkb/{id}/arrive',
  summary:
    'A book that was under way is in hand: at the office that it was sent to, by somebody who did not send it, or back at the one that sent it, with a reason.',
  body: z.object({ ...seen, office_id: storedId, note, file_ids: files(5).check(z.minLength(1)) }),
  idempotent: true,
});

export const readyBpkb = endpoint({
  ...shared,
  name: 'readyBpkb',
  method: 'POST',
  path: 'bpkb/{id}/ready',
  summary:
    'Says that a book may be fetched. 409: the contract has not ended, penalty or a deposit is left, or a receipt is not confirmed.',
  body: z.object(seen),
  idempotent: true,
});

export const unreadyBpkb = endpoint({
  ...shared,
  name: 'unreadyBpkb',
  method: 'POST',
  path: 'bpkb/{id}/unready',
  summary: 'Takes that back, with what was prepared.',
  body: z.object({ ...seen, reason: reasonText }),
  idempotent: true,
});

export const prepareBpkb = endpoint({
  ...shared,
  name: 'prepareBpkb',
  method: 'POST',
  path: 'bpkb/{id}/prepare',
  summary:
    'One keeper takes the papers of who fetches a READY book; another one gives it out. Doing it again replaces it. 422: a paper of the way is missing.',
  body: z.object({
    ...seen,
    way: z.enum(HANDING_WAYS),
    person: nameText(2, 80),
    phone: z.string().check(z.trim(), z.regex(PHONE_SIGNS)),
    papers: z.array(z.object({ paper: z.enum(HANDING_PAPERS), file_id: storedId })).check(z.maxLength(7)),
    note,
  }),
  idempotent: true,
});

export const handOverBpkb = endpoint({
  ...shared,
  name: 'handOverBpkb',
  method: 'POST',
  path: 'bpkb/{id}/hand-over',
  summary:
    'Gives a book out as it was prepared, by another keeper than who prepared it, from the third working day after the end of the debt on, with a signature and a photo. Every condition is checked again. 403: by who prepared it.',
  body: z.object({ ...seen, signature_id: storedId, photo_id: storedId, note }),
  idempotent: true,
});

export const loseBpkb = endpoint({
  ...shared,
  name: 'loseBpkb',
  method: 'POST',
  path: 'bpkb/{id}/lost',
  summary: 'Asks to record that a book is gone, with the police report; a second person decides.',
  body: z.object({ ...seen, reason: reasonText, file_ids: files(3) }),
  idempotent: true,
});
