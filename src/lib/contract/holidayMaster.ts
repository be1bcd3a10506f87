import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { calendarDate, idParams, queryVersion, queryYear, recordVersion } from './fields';
import { holidaySchema } from './holidays';
import { nameText, reasonText } from './plainText';
import { stampsSchema } from './stamps';

/*
 * Hari Libur: the company's one calendar of national holidays, a year at a time (docs/decisions/0118).
 */

/** Most lines of one file of holidays: more than a century of them. */
export const MAX_HOLIDAY_ROWS = 2_000;

/** A holiday as it is written. */
export const holidayWriteSchema = z.object({
  date: calendarDate,
  name: nameText(3, 80),
});
export type HolidayWrite = z.infer<typeof holidayWriteSchema>;

export const holidayMasterSchema = z.extend(holidayWriteSchema, {
  /** As it stands, also where it was written under another rule. */
  name: z.string(),
  id: z.int(),
  /** Optimistic concurrency: a stale save gets 409. */
  version: z.int(),
  ...stampsSchema.shape,
});
export type HolidayMaster = z.infer<typeof holidayMasterSchema>;

/** Needed where a day that has passed gets or loses its holiday: people have acted on what the calendar said. */
const reason = z.optional(reasonText);
const shared = { origin: 'angsur', guard: ['is_master'] } as const;
const one = { ...shared, path: 'masters/holidays/{id}', params: idParams } as const;

export const listHolidayYear = endpoint({
  ...shared,
  name: 'listHolidayYear',
  method: 'GET',
  path: 'masters/holidays',
  summary: 'The national holidays of a year by date, and which years have any.',
  query: z.object({ year: z.optional(queryYear) }),
  data: z.object({
    today: calendarDate,
    /** The one that was asked for; else this year. */
    year: z.int(),
    /** Years that have any, in their order. */
    years: z.array(z.object({ year: z.int(), count: z.int() })),
    rows: z.array(holidayMasterSchema),
  }),
});
export type HolidayYear = z.infer<typeof listHolidayYear.data>;

export const createHoliday = endpoint({
  ...shared,
  name: 'createHoliday',
  method: 'POST',
  path: 'masters/holidays',
  summary:
    'A new holiday; of a day that has passed only with a reason. 409: the day is one already; data.current is that one.',
  body: z.extend(holidayWriteSchema, { reason }),
  data: holidayMasterSchema,
  idempotent: true,
});

export const changeHoliday = endpoint({
  ...one,
  name: 'changeHoliday',
  method: 'PUT',
  summary:
    'Changes the name or the day of a holiday; of or to a day that has passed only with a reason. 409: stale, or the day is another one’s.',
  body: z.extend(holidayWriteSchema, { reason, version: recordVersion }),
  data: holidayMasterSchema,
  idempotent: true,
});

export const deleteHoliday = endpoint({
  ...one,
  name: 'deleteHoliday',
  method: 'DELETE',
  summary: 'Takes a holiday out of the calendar; of a day that has passed only with a reason. 409: stale.',
  query: z.object({ version: queryVersion, reason }),
  data: z.object({ id: z.int() }),
  idempotent: true,
});

const lines = { rows: z.array(holidayWriteSchema).check(z.minLength(1), z.maxLength(MAX_HOLIDAY_ROWS)) };
const count = z.int().check(z.minimum(0));

/** What lines of a file would do to the calendar. */
export const holidayDiffSchema = z.object({
  today: calendarDate,
  /** What the lines were compared with: it is taken over that and nothing else. */
  basis: z.string(),
  added: z.array(holidaySchema),
  renamed: z.array(z.object({ date: calendarDate, before: z.string(), after: z.string() })),
  same: count,
  /** In a year of the lines, and not among them. */
  missing: z.array(holidaySchema),
});
export type HolidayDiff = z.infer<typeof holidayDiffSchema>;

export const compareHolidays = endpoint({
  ...shared,
  name: 'compareHolidays',
  method: 'POST',
  path: 'masters/holidays/compare',
  summary: 'What lines of a file would do to the calendar; writes nothing.',
  body: z.object(lines),
  data: holidayDiffSchema,
});

export const importHolidays = endpoint({
  ...shared,
  name: 'importHolidays',
  method: 'POST',
  path: 'masters/holidays/import',
  summary:
    'Takes lines of a file into the calendar as one write. 409: it is another calendar than was compared; data.current is the new comparison. 422: a day stands there twice, a reason is missing, or nothing would change.',
  body: z.object({
    ...lines,
    basis: z.string().check(z.maxLength(64)),
    /** What happens to holidays of those years that the lines do not have. */
    missing: z.enum(['KEEP', 'REMOVE']),
    reason,
  }),
  data: z.object({ added: count, renamed: count, removed: count, same: count }),
  idempotent: true,
});
