import * as z from 'zod/mini';
import { CONTRACT_STATUSES } from './contractListDefaults';
import { endpoint } from './endpoint';
import { calendarDate, officeId, pageNumber, pageSize, searchText, storedCount } from './fields';
import { exportEndpoint } from './exportEndpoint';
import { FIDUCIARY_DUES, FIDUCIARY_PAGE_SIZE, FIDUCIARY_TASKS } from './fiduciaryListDefaults';

/*
 * Deadlines of fiduciaries (DOMAIN, Fiduciary): what is to be registered within 30 days of the deed, and what is to be
 * removed within 14 days after the debt ended. Days left are of each office's own today.
 */

const fiduciaryFilters = z.object({
  list: z._default(z.enum(FIDUCIARY_TASKS), 'register'),
  /** Name, contract code, plate, NIK or phone. */
  search: z.optional(searchText),
  /** Office id; left out: every office the caller may see. */
  office: z.optional(officeId),
  /** Left out: whenever it is due. */
  due: z.optional(z.enum(FIDUCIARY_DUES)),
});
/** The filters as a call has read them. */
export type FiduciaryFilters = z.output<typeof fiduciaryFilters>;

export const fiduciaryRowSchema = z.object({
  code: z.string(),
  office_id: z.int(),
  customer_name: z.string(),
  plate_number: z.string(),
  status: z.enum(CONTRACT_STATUSES),
  deed_number: z.string(),
  notary: z.string(),
  certificate_number: z.string(),
  /** The day of the deed, or on which the debt ended. */
  since: calendarDate,
  /** The last day on which it is in time. */
  due: calendarDate,
  /** To `due`: 0 on that day, negative: late. */
  days_left: z.int(),
  /** A transfer that it was paid by is not confirmed yet: removal does not begin, and its days go on. */
  unconfirmed: z.boolean(),
});
export type FiduciaryRow = z.infer<typeof fiduciaryRowSchema>;

/** Up to where counting stops. */
const counted = z.object({ count: storedCount, count_more: z.boolean() });
const figures = z.object({ all: counted, late: counted, near: counted });

export const fiduciaryFiguresSchema = z.object({ register: figures, remove: figures });
/** Of each list: all, what is late, and what is neither late nor more than 7 days ahead. */
export type FiduciaryFigures = z.infer<typeof fiduciaryFiguresSchema>;

export const fiduciaryPageSchema = z.object({
  rows: z.array(fiduciaryRowSchema),
  /** Rows in all, up to where counting stops. */
  count: z.int(),
  /** True when there are more than `count` says. */
  count_more: z.boolean(),
});
export type FiduciaryPage = z.infer<typeof fiduciaryPageSchema>;

const shared = { origin: 'angsur', guard: ['is_contract'] } as const;

export const listFiduciaries = endpoint({
  ...shared,
  name: 'listFiduciaries',
  method: 'GET',
  path: 'fiduciaries',
  summary: 'One page of fiduciaries to register or to remove, the fewest days left first.',
  query: z.extend(fiduciaryFilters, {
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, FIDUCIARY_PAGE_SIZE),
  }),
  data: fiduciaryPageSchema,
});

export const getFiduciaryFigures = endpoint({
  ...shared,
  name: 'getFiduciaryFigures',
  method: 'GET',
  path: 'fiduciaries/figures',
  summary:
    'How many fiduciaries are to be registered and removed, are late with it, or have at most 7 days left.',
  query: z.object({ office: z.optional(officeId) }),
  data: fiduciaryFiguresSchema,
});

/** Whoever takes it out of the house has `is_contract` besides. */
const exported = { origin: 'angsur', guard: ['is_export'] } as const;

export const countFiduciaryExport = endpoint({
  ...exported,
  name: 'countFiduciaryExport',
  method: 'GET',
  path: 'fiduciaries/export/count',
  summary: 'How many fiduciaries an export would hold.',
  query: fiduciaryFilters,
  data: z.object({
    /** Every filtered row, counted to the end. */
    count: z.int(),
    /** Without folder and ending. */
    file_name: z.string(),
  }),
});

export const exportFiduciaries = exportEndpoint({
  ...exported,
  name: 'exportFiduciaries',
  path: 'fiduciaries/export',
  summary: 'Every filtered fiduciary.',
  query: fiduciaryFilters,
});
