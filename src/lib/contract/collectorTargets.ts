import * as z from 'zod/mini';
import { HIGHEST_TARGET, HIGHEST_TARGET_ACCOUNTS } from './achievementDefaults';
import { endpoint } from './endpoint';
import { officeId, recordVersion, rupiah, storedCount, storedId } from './fields';
import { MAX_BUCKETS } from './overdueClasses';
import { stampsSchema } from './stamps';

/*
 * Targets of collectors, set for a whole month and all buckets at once by `is_collector_spv` of the office, until the last day
 * of the month (docs/decisions/0165).
 */

/** A month, `YYYY-MM`, from 1900 to 2199. */
export const calendarMonth = z.string().check(z.regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/));

const bucket = z.string().check(z.regex(/^\d{1,4}-\d{0,4}$/));

export const bucketTargetSchema = z.object({
  /** `8-15`, `121-`. */
  bucket,
  /** Rupiah of the whole month. */
  amount: rupiah,
  /** Contracts that should pay. */
  accounts: storedCount,
});
export type BucketTarget = z.infer<typeof bucketTargetSchema>;

export const collectorTargetSchema = z.object({
  collector: z.object({ id: z.int(), name: z.string() }),
  /** One for every bucket that was set; empty: none was set. */
  targets: z.array(bucketTargetSchema),
  /** 0: none was set. */
  version: recordVersion,
  /** Those of the month before, to be copied; empty: none were set. */
  before: z.array(bucketTargetSchema),
  /** Why the caller can't set it; null: they can. */
  obstacle: z.nullable(z.string()),
  ...stampsSchema.shape,
});
export type CollectorTarget = z.infer<typeof collectorTargetSchema>;

export const collectorTargetsSchema = z.object({
  office: z.object({ id: z.int(), name: z.string() }),
  month: calendarMonth,
  /** Working days of it. */
  working_days: z.int(),
  /** Today is after it: nothing is set any more. */
  closed: z.boolean(),
  /** Buckets that targets are set for: those that hold on some day of the month, rising. */
  buckets: z.array(z.object({ bucket: z.string(), from: z.int(), to: z.nullable(z.int()) })),
  /** Everybody who collects for the office, and who has a target there, by name. */
  rows: z.array(collectorTargetSchema),
});
export type CollectorTargets = z.infer<typeof collectorTargetsSchema>;

const shared = { origin: 'angsur', guard: ['is_collector_spv'] } as const;

export const listCollectorTargets = endpoint({
  ...shared,
  name: 'listCollectorTargets',
  method: 'GET',
  path: 'achievement/targets',
  summary:
    "Targets of an office's collectors for a month (default: the office's current one), with those of the month before.",
  query: z.object({ office: z.optional(officeId), month: z.optional(calendarMonth) }),
  data: collectorTargetsSchema,
});

export const saveCollectorTarget = endpoint({
  ...shared,
  name: 'saveCollectorTarget',
  method: 'PUT',
  path: 'achievement/targets',
  summary:
    'Sets the whole target of one collector and month. Nobody sets their own: 403. 409 with `current`: somebody set it since. 422: the month is closed or too far off, somebody who does not collect for the office, a bucket that is missing or not one of the month’s, money without accounts or accounts without money.',
  body: z.object({
    office_id: storedId,
    collector_id: storedId,
    month: calendarMonth,
    /** As it was seen; 0: none was set. */
    version: recordVersion,
    /** One for every bucket of the month. */
    targets: z
      .array(
        z.object({
          bucket,
          amount: rupiah.check(z.minimum(0), z.maximum(HIGHEST_TARGET)),
          accounts: z.int().check(z.minimum(0), z.maximum(HIGHEST_TARGET_ACCOUNTS)),
        }),
      )
      .check(z.minLength(1), z.maxLength(2 * MAX_BUCKETS)),
  }),
  data: collectorTargetSchema,
  idempotent: true,
});
