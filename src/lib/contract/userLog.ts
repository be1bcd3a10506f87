import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { actorSchema, calendarDate, pageSize, queryId, searchText } from './fields';
import { exportEndpoint } from './exportEndpoint';
import { logEntrySchema } from './history';
import { LOG_GROUPS } from './logActions';
import { LOG_PAGE_SIZE } from './userLogDefaults';

/*
 * Log User: what everybody did whom the reader sees, newest first, narrowed and exported (docs/decisions/0113).
 */

const guard = ['is_user'] as const;

/** A line of the log with who did it. */
export const userLogEntrySchema = z.extend(logEntrySchema, {
  /** Null: nobody who is signed in. */
  by: z.nullable(z.extend(actorSchema, { id: z.int(), office_id: z.int() })),
  /** Why, in the person's own words; null: none was asked for. */
  reason: z.nullable(z.string()),
});
export type UserLogEntry = z.infer<typeof userLogEntrySchema>;

const word = z.string().check(z.minLength(1), z.maxLength(64));

export const userLogQuery = z.object({
  /** Words of the sentence; each must occur. */
  search: z.optional(searchText),
  /** Id of a person. */
  person: z.optional(queryId),
  /** Kind of a record, as `credit`. */
  type: z.optional(word),
  /** Its id; counts together with `type`. */
  record: z.optional(word),
  /** One action, as `SIGNED_IN`. */
  action: z.optional(word),
  /** All actions of a group. */
  group: z.optional(z.enum(LOG_GROUPS)),
  /** First and last day, both included, in the zone of the reader's office. */
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
  /** Network address, whole. */
  ip: z.optional(z.string().check(z.maxLength(45))),
  /** Id of a line: only what is older. */
  before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
  size: z._default(pageSize, LOG_PAGE_SIZE),
});

export const listUserLog = endpoint({
  name: 'listUserLog',
  method: 'GET',
  path: 'logs',
  origin: 'angsur',
  guard,
  summary: 'One page of the log, newest first, with person, record, action, days, address and words.',
  query: userLogQuery,
  data: z.object({
    rows: z.array(userLogEntrySchema),
    /** Older ones follow: ask with `before` the last one's id. */
    more: z.boolean(),
  }),
});

/** Somebody whom the log names. */
export const logPersonSchema = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string(),
  office_id: z.int(),
  /** False: left; the log still names them. */
  active: z.boolean(),
});
export type LogPerson = z.infer<typeof logPersonSchema>;

export const listLogPeople = endpoint({
  name: 'listLogPeople',
  method: 'GET',
  path: 'logs/people',
  origin: 'angsur',
  guard,
  summary: 'Everybody whose lines the reader sees, by name; also who left.',
  data: z.array(logPersonSchema),
});

/** The list's filters; an export has no pages. */
export const userLogExportQuery = z.omit(userLogQuery, { before: true, size: true });

export const countUserLogExport = endpoint({
  name: 'countUserLogExport',
  method: 'GET',
  path: 'logs/export/count',
  origin: 'angsur',
  guard,
  summary: 'How many lines an export would hold. 403: also without is_export.',
  query: userLogExportQuery,
  data: z.object({
    /** Every filtered line, counted to the end. */
    count: z.int().check(z.minimum(0)),
    /** Without folder and ending. */
    file_name: z.string(),
  }),
});

export const exportUserLog = exportEndpoint({
  name: 'exportUserLog',
  path: 'logs/export',
  origin: 'angsur',
  guard,
  summary: 'Every filtered line, with times of the reader’s office. 403: also without is_export.',
  query: userLogExportQuery,
});
