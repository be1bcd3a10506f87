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
  queryId,
  rupiah,
  searchText,
  storedId,
} from './fields';
import { keptFileSchema } from './files';
import { named } from './cashierDayFields';
import { pettyRequestSchema } from './pettyRequests';
import {
  PETTY_PAGE_SIZE,
  PETTY_PLACES,
  PETTY_VOUCHER_KINDS,
  PETTY_VOUCHER_STATES,
  WRITTEN_VOUCHER_KINDS,
} from './pettyTerms';
import { nameText, noteText, reasonText } from './plainText';

/*
 * Vouchers of petty cash (DOMAIN, Petty cash). A voucher is written once, on the day on which its money moves; it is voided,
 * never changed. What waits for a second person is no voucher yet and has no number.
 */

export const PETTY_CASH = ['is_pettycash'] as const;

/** A voucher; amounts in rupiah. */
export const pettyVoucherSchema = z.object({
  id: z.int(),
  /** Of the office and month, without gaps: `PC/JKT/2026/11/0001`. */
  number: z.string(),
  office: named,
  day: calendarDate,
  at: instant,
  kind: z.enum(PETTY_VOUCHER_KINDS),
  /** Null: its kind has none. */
  category: z.nullable(named),
  description: z.string(),
  /** Who got or gave the money, as it is written; '': nobody did. */
  payee: z.string(),
  /** Where the payee is a member of staff. */
  payee_staff_id: z.nullable(z.int()),
  /** What went into the fund and what went out of it; one of them is 0, of a settlement that fits exactly both. */
  debit: rupiah,
  credit: rupiah,
  /** What it says was spent: of a settlement not what moved. 0: nothing was. */
  spent: rupiah,
  /** The fund's after it. */
  balance: rupiah,
  state: z.enum(PETTY_VOUCHER_STATES),
  /** The advance that it settles, the expense that came back, or the voucher that it voids; null: it names none. */
  of: z.nullable(z.object({ id: z.int(), number: z.string() })),
  /** What settled or voided it; null: nothing did. */
  ended_by: z.nullable(z.object({ id: z.int(), number: z.string() })),
  /** Last day on which an advance is settled in time; null: it is none. */
  due: z.nullable(calendarDate),
  /** Of a move: from where or to where, with whose reference. */
  place: z.nullable(z.enum(PETTY_PLACES)),
  bank: z.string(),
  reference: z.string(),
  proof: z.nullable(keptFileSchema),
  /** Why there is no proof; '': there is, or none is needed. */
  no_proof: z.string(),
  written_by: actorSchema,
  /** Who decided what waited; null: nobody had to. */
  approved_by: z.nullable(z.string()),
  /** Asking to void it is open to the caller. */
  may_void: z.boolean(),
  /** A request that it be voided waits; null: none. */
  void_request_id: z.nullable(z.int()),
});
export type PettyVoucher = z.infer<typeof pettyVoucherSchema>;

const period = { from: z.optional(calendarDate), to: z.optional(calendarDate) };

const pettyFilters = z.object({
  /** Left out: every office the caller may see. */
  office: z.optional(officeId),
  ...period,
  kind: z.optional(z.enum(PETTY_VOUCHER_KINDS)),
  category: z.optional(queryId),
  state: z.optional(z.enum(PETTY_VOUCHER_STATES)),
  /** Number, payee or description. */
  search: z.optional(searchText),
});
export const listPettyVouchers = endpoint({
  name: 'listPettyVouchers',
  method: 'GET',
  path: 'petty-vouchers',
  origin: 'angsur',
  guard: PETTY_CASH,
  summary: 'One page of vouchers, newest first.',
  query: z.extend(pettyFilters, {
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, PETTY_PAGE_SIZE),
  }),
  data: z.object({
    rows: z.array(pettyVoucherSchema),
    /** Rows in all, up to where counting stops. */
    count: z.int(),
    /** True when there are more than `count` says. */
    count_more: z.boolean(),
  }),
});

export const getPettyVoucher = endpoint({
  name: 'getPettyVoucher',
  method: 'GET',
  path: 'petty-vouchers/{id}',
  origin: 'angsur',
  guard: PETTY_CASH,
  summary: 'One voucher. 403: another office’s.',
  params: idParams,
  data: pettyVoucherSchema,
});

export const writePettyVoucher = endpoint({
  name: 'writePettyVoucher',
  method: 'POST',
  path: 'petty-vouchers',
  origin: 'angsur',
  guard: PETTY_CASH,
  summary:
    'Writes a voucher of today. Where what the payee got on this day comes above the limit of its category, or all of it above the highest, it waits for a second person and moves nothing. 409: the day is closed, an earlier one is not, the balance is less, what it names was settled, voided or replenished, or the proof proves another one; 422: no proof and no reason, the payee is the maker or not written in A to Z, or the category is off.',
  body: z.object({
    office_id: storedId,
    kind: z.enum(WRITTEN_VOUCHER_KINDS),
    /** EXPENSE and SETTLEMENT: which; else null. */
    category_id: z.nullable(storedId),
    /** SETTLEMENT: the advance; REFUND: the expense; else null. */
    of_id: z.nullable(storedId),
    /** What was spent, came back, or is advanced. Above 0; a settlement of 0: nothing was spent, all comes back. */
    amount: enteredRupiah,
    /** Who gets it. ADVANCE: the name of the member of staff. */
    payee: nameText(2, 80),
    /** ADVANCE: who; else where the payee is a member of staff. */
    payee_staff_id: z.nullable(storedId),
    description: nameText(3, 200),
    /** The proof, a picture or a PDF; null: `no_proof` says why. ADVANCE needs neither. */
    file_id: z.nullable(storedId),
    no_proof: noteText(200).check(z.trim()),
  }),
  /** One of them: it moved money, or it waits. */
  data: z.object({ voucher: z.nullable(pettyVoucherSchema), request: z.nullable(pettyRequestSchema) }),
  idempotent: true,
});

export const askPettyVoid = endpoint({
  name: 'askPettyVoid',
  method: 'POST',
  path: 'petty-vouchers/{id}/void',
  origin: 'angsur',
  guard: PETTY_CASH,
  summary:
    'Asks that a voucher be voided; a second person decides, and a voucher of that day takes it back. 409: replenished, settled, voided, or asked for already.',
  params: idParams,
  body: z.object({ reason: reasonText }),
  data: pettyRequestSchema,
  idempotent: true,
});

export const listReplenishable = endpoint({
  name: 'listReplenishable',
  method: 'GET',
  path: 'petty-vouchers/replenishable',
  origin: 'angsur',
  guard: PETTY_CASH,
  summary:
    'Vouchers of an office that a top-up can name, oldest first: expenses, refunds, settlements and differences that no top-up named yet and nothing voided.',
  query: z.object({ office: officeId }),
  data: z.object({
    /** The oldest 500. */
    rows: z.array(pettyVoucherSchema),
    /** What a top-up of all of them comes to, rupiah. */
    total: rupiah,
  }),
});
