import * as z from 'zod/mini';
import { BPKB_KINDS, BPKB_PAGE_SIZE, BPKB_STATES, BPKB_TASKS } from './bpkbTerms';
import { named } from './cashierDayFields';
import { CONTRACT_STATUSES } from './contractListDefaults';
import { endpoint } from './endpoint';
import {
  calendarDate,
  instant,
  officeId,
  pageNumber,
  pageSize,
  queryId,
  searchText,
  storedCount,
} from './fields';

/* Lists of books. Days are of each office's own today. */

export const BPKB_KEEPERS = ['is_inventory'] as const;

export const bpkbRowSchema = z.object({
  id: z.int(),
  contract_code: z.string(),
  customer_name: z.string(),
  contract_status: z.enum(CONTRACT_STATUSES),
  vehicle: z.string(),
  plate_number: z.string(),
  number: z.string(),
  /** Null: not known before it is here. */
  kind: z.nullable(z.enum(BPKB_KINDS)),
  /** Where it is, or was last; of IN_TRANSIT the office that it left. */
  office: named,
  state: z.enum(BPKB_STATES),
  since: instant,
  /** Days in the office since then. */
  days: z.int(),
  /** Null: it lies at no place. */
  place: z.nullable(named),
  /** Who has it; of IN_TRANSIT who carries it; '': the office. */
  holder: z.string(),
  /** IN_TRANSIT: where it goes; else null. */
  to_office: z.nullable(named),
  /** The last day by which it is expected: from the dealer, or back; null: none is. */
  until: z.nullable(calendarDate),
  /** When its label was printed last; null: never. */
  labelled_at: z.nullable(instant),
});
export type BpkbRow = z.infer<typeof bpkbRowSchema>;

const bpkbFilters = z.object({
  /** Left out: every office that the caller may see. */
  office: z.optional(officeId),
  state: z.optional(z.enum(BPKB_STATES)),
  /** What is to be done; with `state` both hold. */
  task: z.optional(z.enum(BPKB_TASKS)),
  place: z.optional(queryId),
  kind: z.optional(z.enum(BPKB_KINDS)),
  /** Number of the book, contract code, customer, plate, NIK or phone. */
  search: z.optional(searchText),
});
export type BpkbFilters = z.output<typeof bpkbFilters>;

/** Rows in all, up to where counting stops; `count_more`: there are more. */
const counted = z.object({ count: storedCount, count_more: z.boolean() });

export const listBpkb = endpoint({
  name: 'listBpkb',
  method: 'GET',
  path: 'bpkb',
  origin: 'angsur',
  guard: BPKB_KEEPERS,
  summary: 'One page of books, those first that have stood as they do the longest.',
  query: z.extend(bpkbFilters, {
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, BPKB_PAGE_SIZE),
  }),
  data: z.object({ rows: z.array(bpkbRowSchema), count: z.int(), count_more: z.boolean() }),
});
export type BpkbPage = z.infer<(typeof listBpkb)['data']>;

export const countBpkb = endpoint({
  name: 'countBpkb',
  method: 'GET',
  path: 'bpkb/figures',
  origin: 'angsur',
  guard: ['is_inventory', 'is_performance'],
  summary: 'How many books stand on each list of what is to be done.',
  query: z.object({ office: z.optional(officeId) }),
  data: z.object({
    /** When it was counted. */
    as_of: instant,
    tasks: z.array(z.extend(counted, { task: z.enum(BPKB_TASKS) })),
  }),
});
export type BpkbFigures = z.infer<(typeof countBpkb)['data']>;

export const findBpkb = endpoint({
  name: 'findBpkb',
  method: 'GET',
  path: 'bpkb/find',
  origin: 'angsur',
  guard: BPKB_KEEPERS,
  summary:
    'The book of a code that was scanned or typed: its label, the number of a book, or the code of its contract, whole. 404: it is no code of ours. 403: a book of another office.',
  query: z.object({ code: z.string().check(z.minLength(1), z.maxLength(64)) }),
  data: z.object({ id: z.int() }),
});

/** Places of an office that take a book today. */
export const listBpkbPlaces = endpoint({
  name: 'offerBpkbPlaces',
  method: 'GET',
  path: 'bpkb/places',
  origin: 'angsur',
  guard: BPKB_KEEPERS,
  summary: 'Places of an office, those switched off too while books lie there, by name.',
  query: z.object({ office: officeId }),
  data: z.object({
    rows: z.array(
      z.extend(named, {
        /** The safe of it, by which a count is begun: no name says where it ends. */
        safe: z.string(),
        offered: z.boolean(),
        books: storedCount,
      }),
    ),
  }),
});
