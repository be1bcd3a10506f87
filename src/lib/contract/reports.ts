import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { exportEndpoint } from './exportEndpoint';
import { calendarDate, instant, officeId, pageNumber, pageSize, storedCount } from './fields';
import { REPORT_GAPS, REPORT_KEYS, REPORT_PAGE_SIZE, REPORT_RECORDS } from './reportTerms';

/*
 * Reports (page /report). One call for all: what differs stands in `reportTerms`. Every number is calculated by the server,
 * rows and totals of one snapshot.
 */

const month = z.string().check(z.regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/));

const reportQuery = z.object({
  report: z.enum(REPORT_KEYS),
  /** Of a period: first and last day, both included. */
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
  /** Of a month: `YYYY-MM`. */
  month: z.optional(month),
  /** Of a day. */
  day: z.optional(calendarDate),
  /** Left out: every office that the caller may see. */
  office: z.optional(officeId),
  /** Keys with commas between, in any order; left out: all. */
  columns: z.optional(z.string().check(z.regex(/^[a-z_]+(?:,[a-z_]+)*$/), z.maxLength(300))),
});
/** What is asked for, as a call has read it. */
export type ReportQuery = z.output<typeof reportQuery>;

const cell = z.nullable(z.union([z.string(), z.int()]));

const WRONG =
  '403: an office of others. 422: parameters that the report does not have or lacks, `to` before `from`, more than five years, a day that has not come, an unknown column or office.';

const shared = { origin: 'angsur', guard: ['is_report'] } as const;

export const getReport = endpoint({
  ...shared,
  name: 'getReport',
  method: 'GET',
  path: 'reports',
  summary: `One page of a report, with what all its rows come to. ${WRONG}`,
  query: z.extend(reportQuery, {
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, REPORT_PAGE_SIZE),
  }),
  data: z.object({
    /** Of the snapshot that rows and totals are read from. */
    as_of: instant,
    /** Keys of the columns, in the report's order. */
    columns: z.array(z.string()),
    rows: z.array(
      z.object({
        /** One a column; rupiah, days late and counts as whole numbers, percent in hundredths, moments on the office's clock (`YYYY-MM-DD HH:MM:SS`). */
        cells: z.array(cell),
        /** What the row opens; null: nothing. */
        opens: z.nullable(z.object({ record: z.enum(REPORT_RECORDS), id: z.string() })),
      }),
    ),
    /** Rows in all, counted to the end. */
    count: storedCount,
    /** What all rows come to, one a column; null: it is not summed. */
    totals: z.array(z.nullable(z.int())),
    /** Why there are no rows; null: there are some. */
    gap: z.nullable(z.enum(REPORT_GAPS)),
  }),
});
export type Report = z.infer<(typeof getReport)['data']>;

/** Whoever takes it out of the house has `is_report` besides. */
const exported = { origin: 'angsur', guard: ['is_export'] } as const;

export const countReport = endpoint({
  ...exported,
  name: 'countReport',
  method: 'GET',
  path: 'reports/export/count',
  summary: `How many rows a report’s file would hold. 403: without is_report. ${WRONG}`,
  query: reportQuery,
  data: z.object({
    count: storedCount,
    /** Without folder and ending. */
    file_name: z.string(),
  }),
});

export const exportReport = exportEndpoint({
  ...exported,
  name: 'exportReport',
  path: 'reports/export',
  summary: `Every row of a report. 403: without is_report. ${WRONG}`,
  query: reportQuery,
});
