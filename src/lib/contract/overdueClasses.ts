import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { calendarDate, idParams, queryVersion, recordVersion, storedId } from './fields';
import { stampsSchema } from './stamps';

/*
 * Kelas Tunggakan: collectibility and buckets by DPD, in versions by day (docs/decisions/0118). What they mean is
 * calculated by `lib/arithmetic/overdueClass`. A version holds until the day before the next.
 */

/** Collectibility 1 to 4 have an end; 5 has none. */
export const LIMITED_COLLECTIBILITIES = 4;
/** Most buckets; the highest has no end. */
export const MAX_BUCKETS = 20;
/** Latest day that a class may end on: ten years late. */
export const HIGHEST_DPD = 3_650;

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

/** A version as those see it who keep the master data. */
export const overdueClassesMasterSchema = z.extend(overdueClassesSchema, {
  id: z.int(),
  /** Last day; null while no newer version follows. */
  valid_to: z.nullable(calendarDate),
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

const shared = { origin: 'angsur', guard: ['is_master'] } as const;
const one = { ...shared, path: 'masters/overdue-classes/{id}', params: idParams } as const;

export const listOverdueClassVersions = endpoint({
  ...shared,
  name: 'listOverdueClassVersions',
  method: 'GET',
  path: 'masters/overdue-classes',
  summary: 'Every version of the classes of DPD, newest first.',
  data: z.object({ today: calendarDate, rows: z.array(overdueClassesMasterSchema) }),
});

export const createOverdueClasses = endpoint({
  ...shared,
  name: 'createOverdueClasses',
  method: 'POST',
  path: 'masters/overdue-classes',
  summary:
    'The next version, from tomorrow at the earliest; the one before ends the day before. 409: another version came first. 422: limits do not rise.',
  body: z.extend(overdueClassesSchema, {
    /** The newest version as it was seen. */
    follows: z.object({ id: storedId, version: recordVersion }),
  }),
  data: overdueClassesMasterSchema,
  idempotent: true,
});

export const changeOverdueClasses = endpoint({
  ...one,
  name: 'changeOverdueClasses',
  method: 'PUT',
  summary: 'Changes a version that is still to come. 409: stale, or it holds already.',
  body: z.extend(overdueClassesSchema, { version: recordVersion }),
  data: overdueClassesMasterSchema,
  idempotent: true,
});

export const deleteOverdueClasses = endpoint({
  ...one,
  name: 'deleteOverdueClasses',
  method: 'DELETE',
  summary: 'Withdraws a version that is still to come. 409: stale, or it holds already.',
  query: z.object({ version: queryVersion }),
  data: z.object({ id: z.int() }),
  idempotent: true,
});
