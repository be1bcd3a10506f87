import * as z from 'zod/mini';
import { waitingChangeSchema } from './changes';
import { endpoint } from './endpoint';
import { calendarDate, idParams, queryVersion, recordVersion, storedId } from './fields';
import { LETTER_STEPS } from './letterTerms';
import { stampsSchema } from './stamps';

/*
 * Kelas Tunggakan: collectibility and buckets by DPD, in versions by day (docs/decisions/0118). What they mean is
 * calculated by `lib/arithmetic/overdueClass`. A version holds until the day before the next. The DPD from which letters may
 * be made stands in them too, and is changed by two people (docs/decisions/0158).
 */

/** Collectibility 1 to 4 have an end; 5 has none. */
export const LIMITED_COLLECTIBILITIES = 4;
/** Most buckets; the highest has no end. */
export const MAX_BUCKETS = 20;
/** Latest day that a class may end on: ten years late. */
export const HIGHEST_DPD = 3_650;
/** Latest day on which a letter may become due: a year late. */
export const HIGHEST_LETTER_DPD = 365;

const limit = z.int().check(z.minimum(0), z.maximum(HIGHEST_DPD));

export const overdueClassesSchema = z.object({
  /** First day on which they hold. */
  valid_from: calendarDate,
  /** Last day of DPD of collectibility 1 to 4, rising. */
  collectibility_to: z.array(limit).check(z.length(LIMITED_COLLECTIBILITIES)),
  /** Last day of DPD of every bucket but the highest, rising. */
  bucket_to: z.array(limit).check(z.minLength(1), z.maxLength(MAX_BUCKETS - 1)),
});
export type OverdueClassesWrite = z.infer<typeof overdueClassesSchema>;

const letterDay = z.int().check(z.minimum(1), z.maximum(HIGHEST_LETTER_DPD));

export const letterDaysSchema = z.object({
  /** DPD from which SP1, SP2 and SP3 may be made, rising. */
  letter_from: z.array(letterDay).check(z.length(LETTER_STEPS.length)),
});

/** A version as those see it who keep the master data. */
export const overdueClassesMasterSchema = z.extend(overdueClassesSchema, {
  id: z.int(),
  /** Last day; null while no newer version follows. */
  valid_to: z.nullable(calendarDate),
  /** DPD from which SP1, SP2 and SP3 may be made. */
  letter_from: z.array(z.int()),
  /** Optimistic concurrency: a stale save gets 409. */
  version: z.int(),
  ...stampsSchema.shape,
});
export type OverdueClassesMaster = z.infer<typeof overdueClassesMasterSchema>;

export const listOverdueClasses = endpoint({
  name: 'listOverdueClasses',
  method: 'GET',
  path: 'overdue-classes',
  origin: 'angsur',
  guard: 'session',
  summary: 'The classes of DPD, every version, newest first.',
  data: z.object({ rows: z.array(overdueClassesSchema) }),
});

/** The newest version as it was seen. */
const follows = z.object({ id: storedId, version: recordVersion });

const shared = { origin: 'angsur', guard: ['is_master'] } as const;
const one = { ...shared, path: 'masters/overdue-classes/{id}', params: idParams } as const;

export const listOverdueClassVersions = endpoint({
  ...shared,
  name: 'listOverdueClassVersions',
  method: 'GET',
  path: 'masters/overdue-classes',
  summary: 'Every version of the classes of DPD, newest first, with the change of letter days that waits.',
  data: z.object({
    today: calendarDate,
    rows: z.array(overdueClassesMasterSchema),
    /** Other days of letters that wait for a second person; null: none do. */
    waiting: z.nullable(waitingChangeSchema),
  }),
});

export const createOverdueClasses = endpoint({
  ...shared,
  name: 'createOverdueClasses',
  method: 'POST',
  path: 'masters/overdue-classes',
  summary:
    'The next version, from tomorrow at the earliest; the one before ends the day before. 409: another version came first. 422: limits do not rise.',
  body: z.extend(overdueClassesSchema, { follows }),
  data: overdueClassesMasterSchema,
  idempotent: true,
});

export const changeOverdueClasses = endpoint({
  ...one,
  name: 'changeOverdueClasses',
  method: 'PUT',
  summary:
    'Changes a version that is still to come. 409: stale, or it holds already. 422: limits do not rise, another version begins on that day, or other days of letters begin with this one.',
  body: z.extend(overdueClassesSchema, { version: recordVersion }),
  data: overdueClassesMasterSchema,
  idempotent: true,
});

export const deleteOverdueClasses = endpoint({
  ...one,
  name: 'deleteOverdueClasses',
  method: 'DELETE',
  summary:
    'Withdraws a version that is still to come. 409: stale, it holds already, or other days of letters begin with it.',
  query: z.object({ version: queryVersion }),
  data: z.object({ id: z.int() }),
  idempotent: true,
});

export const askLetterDays = endpoint({
  ...shared,
  name: 'askLetterDays',
  method: 'POST',
  path: 'masters/overdue-classes/letter-days',
  summary:
    'Asks for other days of DPD from which warning letters may be made. A second person decides, and they hold from the day after; before the first contract nobody has to. 409: another version came first, or a change waits. 422: days do not rise.',
  body: z.extend(letterDaysSchema, { follows }),
  data: z.object({
    /** Null: nobody has to decide it. */
    waiting: z.nullable(waitingChangeSchema),
    /** The newest version after it. */
    row: overdueClassesMasterSchema,
  }),
  idempotent: true,
});
