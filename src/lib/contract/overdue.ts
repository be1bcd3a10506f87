import * as z from 'zod/mini';
import { callHoursSchema } from './calls';
import { vehicleKindSchema } from './contracts';
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
  searchText,
  storedCount,
} from './fields';
import { exportEndpoint } from './exportEndpoint';
import {
  BUCKET,
  NONE,
  OVERDUE_DUES,
  OVERDUE_LETTERS,
  OVERDUE_PAGE_SIZE,
  OVERDUE_SORTS,
  REPOSSESSED_BUCKET,
} from './overdueListDefaults';
import { REGION_CODE } from './regionCodes';

/*
 * Tanggal Jatuh Tempo: what falls due and what is late, on each office's own today. Whoever works on a selection of it
 * (letters, distribution) asks with the same filters.
 */

const amount = rupiah.check(z.minimum(0));

/** Which contracts; all of them run (ACTIVE with something owed) but for the bucket of what was taken back. */
export const overdueFilters = z.object({
  /** Name, contract code, plate with or without spaces, NIK or phone. */
  search: z.optional(searchText),
  /** Office id; left out: every office the caller may see. */
  office: z.optional(officeId),
  /** Left out: whenever it is due. */
  due: z.optional(z.enum(OVERDUE_DUES)),
  /**
   * `from-to` in days of DPD, as the classes that hold on the office's today have it; `from-` for the highest. In an office
   * whose classes have no such bucket there is nothing. `repossessed`: what was taken back.
   */
  bucket: z.optional(z.union([z.literal(REPOSSESSED_BUCKET), z.string().check(z.regex(BUCKET))])),
  /** Official code of 2, 4, 6 or 10 digits; `none`: whose region is not known. */
  region: z.optional(z.union([z.literal(NONE), z.string().check(z.regex(REGION_CODE))])),
  /** Id of the member of staff who collects it; `none`: nobody does. */
  collector: z.optional(z.union([z.literal(NONE), queryId])),
  /** Id of the contract type. */
  type: z.optional(queryId),
  /** `due`: a warning letter is to be made today. */
  letter: z.optional(z.enum(OVERDUE_LETTERS)),
});
/** The filters as a call has read them. */
export type OverdueFilters = z.output<typeof overdueFilters>;

const ordered = z.extend(overdueFilters, {
  sort: z._default(z.enum(OVERDUE_SORTS), 'overdue'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
});

export const overdueListQuery = z.extend(ordered, {
  page: z._default(pageNumber, 1),
  size: z._default(pageSize, OVERDUE_PAGE_SIZE),
});

/** How far the calculation of what contracts owe has come (null elsewhere: all of it is known). */
export const fillingSchema = z.object({ done: storedCount, total: storedCount });
export type OverdueFilling = z.infer<typeof fillingSchema>;

const named = z.object({ id: z.int(), name: z.string() });

/** A contract as those see it who call and write to the borrower; without NIK. */
export const overdueRowSchema = z.object({
  code: z.string(),
  office_id: z.int(),
  customer_name: z.string(),
  phone: z.string(),
  vehicle_kind: vehicleKindSchema,
  vehicle: z.string(),
  plate_number: z.string(),
  repossessed: z.boolean(),
  /** Due date of the first instalment that is not covered. */
  next_due: z.nullable(calendarDate),
  /** One instalment. */
  instalment: amount,
  /** Days past due on the office's today; 0: not late. */
  overdue: storedCount,
  /** The bucket that it stands in, `from-to`; null before there were classes. */
  bucket: z.nullable(z.string()),
  /** What is asked for today: what is open of the instalments due, and penalty (DOMAIN, Arrears). */
  arrears: amount,
  /** Titipan: what the company holds of the borrower's money, and is not part of `arrears`. */
  deposit: amount,
  /** Principal not covered; null: not calculated yet. */
  outstanding: z.nullable(amount),
  collector: z.nullable(named),
  /** Kelurahan and kecamatan of the billing address; null: not known. */
  region: z.nullable(z.object({ code: z.string(), village: z.string(), district: z.string() })),
  /** The last call. */
  last_call: z.nullable(
    z.object({
      day: calendarDate,
      result: z.enum(['REACHED', 'PROMISED', 'REFUSED', 'NOT_REACHED', 'MESSAGE_LEFT']),
    }),
  ),
  /** The promise that no other took the place of and whose day has not passed. */
  promise: z.nullable(z.object({ due: calendarDate, amount })),
  /** The last letter of this stretch of being late. */
  last_letter: z.nullable(
    z.object({
      step: z.int().check(z.minimum(1), z.maximum(3)),
      made_on: calendarDate,
      delivered_on: z.nullable(calendarDate),
    }),
  ),
});
export type OverdueRow = z.infer<typeof overdueRowSchema>;

export const overduePageSchema = z.object({
  rows: z.array(overdueRowSchema),
  /** Rows in all, up to where counting stops. */
  count: z.int(),
  /** True when there are more than `count` says. */
  count_more: z.boolean(),
  filling: z.nullable(fillingSchema),
});
export type OverduePage = z.infer<typeof overduePageSchema>;

const shared = { origin: 'angsur', guard: ['is_overdue'] } as const;

export const listOverdue = endpoint({
  ...shared,
  name: 'listOverdue',
  method: 'GET',
  path: 'overdue',
  summary: 'One page of what falls due or is late, with bucket, region, collector, type, office and sort.',
  query: overdueListQuery,
  data: overduePageSchema,
});

/** Whoever takes it out of the house has `is_overdue` besides. */
const exported = { origin: 'angsur', guard: ['is_export'] } as const;

/** The list's filters and order; an export has no pages. */
export const overdueExportQuery = ordered;

export const countOverdueExport = endpoint({
  ...exported,
  name: 'countOverdueExport',
  method: 'GET',
  path: 'overdue/export/count',
  summary: 'How many contracts an export would hold, and what is outstanding on them.',
  query: overdueExportQuery,
  data: z.object({
    /** Every filtered row, counted to the end. */
    count: z.int(),
    /** Σ principal not covered, rupiah. */
    outstanding: rupiah,
    /** Without folder and ending. */
    file_name: z.string(),
  }),
});

export const exportOverdue = exportEndpoint({
  ...exported,
  name: 'exportOverdue',
  path: 'overdue/export',
  summary: 'Every filtered contract.',
  query: overdueExportQuery,
});

const sumSchema = z.object({
  /** How many contracts. */
  accounts: storedCount,
  /** Σ principal not covered, rupiah. */
  outstanding: amount,
});

/** What is owed, by bucket and otherwise; each figure is defined in `lib/collection/owedFigures`. */
export const overdueFiguresSchema = z.object({
  /** When the oldest office of them was read. */
  as_of: instant,
  /** Rising. With what was taken back they are the total. */
  buckets: z.array(z.extend(sumSchema, { bucket: z.string() })),
  repossessed: sumSchema,
  total: sumSchema,
  late: sumSchema,
  /** Not late and due within 0, 1 … 7 days from today: each has those before in it. */
  coming: z.array(sumSchema),
  without_region: sumSchema,
  without_collector: sumSchema,
  filling: z.nullable(fillingSchema),
});
export type OverdueFigures = z.infer<typeof overdueFiguresSchema>;

export const getOverdueFigures = endpoint({
  ...shared,
  name: 'getOverdueFigures',
  method: 'GET',
  path: 'overdue/figures',
  summary: 'Accounts and rupiah by bucket, due in the next days, without region, without collector.',
  query: z.object({ office: z.optional(officeId) }),
  data: overdueFiguresSchema,
});

/** What is asked of a borrower on the office's today, read from the card. */
export const overdueReminderSchema = z.object({
  code: z.string(),
  /** Whom it is written to: the borrower, or who is spoken to since they died. */
  customer_name: z.string(),
  phone: z.string(),
  /** The office's today. */
  as_of: calendarDate,
  /** False: nothing is due yet, and `lines` is the next one. */
  is_due: z.boolean(),
  /** Instalments due up to today that are not covered, with what is left of each. Rupiah. */
  lines: z.array(z.object({ date_maturity: calendarDate, remainder: amount })),
  /** Of today. */
  penalty: amount,
  /** All of it; 0: nothing is owed. */
  total: amount,
  /** What the company holds already, which `total` does not take off. */
  deposit: amount,
  /** Of the first line: the last working day up to its due date. */
  pay_by: z.nullable(calendarDate),
  /** A reminder is collecting too: the hours of calls are its own. */
  hours: callHoursSchema,
});
export type OverdueReminder = z.infer<typeof overdueReminderSchema>;

export const getOverdueReminder = endpoint({
  ...shared,
  name: 'getOverdueReminder',
  method: 'GET',
  path: 'overdue/{id}/reminder',
  summary: 'Amount and due day that a borrower is reminded of, and whether the hours allow it now.',
  params: idParams,
  data: overdueReminderSchema,
});

/** People who can collect, and contract types, by which the list is filtered. */
export const listOverdueChoices = endpoint({
  ...shared,
  name: 'listOverdueChoices',
  method: 'GET',
  path: 'overdue/choices',
  summary: 'Collectors and contract types that the list can be narrowed to.',
  query: z.object({ office: z.optional(officeId) }),
  data: z.object({
    /** Who has contracts or may have them; who left is not `active`. */
    collectors: z.array(z.extend(named, { active: z.boolean() })),
    types: z.array(named),
  }),
});
