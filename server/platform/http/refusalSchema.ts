import * as z from 'zod/mini';
import { actorSchema } from '@/lib/contract/fields';

/**
 * What the `data` of any refusal may say: facts beside its sentence, and no record. A route whose refusals bring a record
 * as it is now names its schema (`RouteOptions.refusal`).
 */
export const refusalSchema = z.object({
  /** Why each field was refused, by its path. */
  errors: z.optional(z.record(z.string(), z.string())),
  /** Seconds. */
  retry_after: z.optional(z.number()),
  /** The version that the caller had seen, or that is there now. */
  version: z.nullish(z.int()),
  /** What became of a request that was decided already. */
  status: z.optional(z.string()),
  decided_by: z.nullish(z.string()),
  decided_at: z.nullish(z.string()),
  /** Whose request waits already. */
  request_by: z.optional(actorSchema),
  requested_at: z.optional(z.string()),
  voided_at: z.optional(z.string()),
  /** Names of fields that differ from what was asked for. */
  fields: z.optional(z.array(z.string())),
  /** What is in the way, by number: receipts that build on it, contracts that ended by it, what used its deposit. */
  later: z.optional(z.array(z.string())),
  contracts: z.optional(z.array(z.string())),
  used: z.optional(z.array(z.string())),
});

/** The same with the record as it is now. */
export const refusalWith = <S extends z.ZodMiniType>(current: S) =>
  z.extend(refusalSchema, { current: z.optional(current) });
