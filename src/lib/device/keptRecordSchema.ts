/* What every record on a device has, for the schemas of its kinds. */
import * as z from 'zod/mini';

/** What can be asked once more is open again where it does not fit: nobody is at the door a second time. */
export const orOpen = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullable(schema), null);

/** A photo of a record; its content stands beside it on the device. */
const photoSchema = z.object({ id: z.string(), name: z.string(), bytes: z.int() });
export type KeptPhoto = z.infer<typeof photoSchema>;

/** Why the server did not take a record. */
const refusalSchema = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.string()),
  /** What it belongs to stands elsewhere by now: nothing here is wrong. */
  moved: z.boolean(),
  /** ISO 8601. */
  at: z.string(),
});
export type Refusal = z.infer<typeof refusalSchema>;

/**
 * `draft`: it is being filled; `waiting`: it goes to the server by itself; `refused`: the server does not take it as it
 * is; `sent`: the server has it.
 */
const STEPS = ['draft', 'waiting', 'refused', 'sent'] as const;
export type Step = (typeof STEPS)[number];

/** The fields of `KeptRecord`; a kind adds its own. */
export const keptRecordShape = {
  id: z.string(),
  owner: z.string(),
  step: z.enum(STEPS),
  photos: z.readonly(z.array(photoSchema)),
  refusal: orOpen(refusalSchema),
  sentAt: orOpen(z.string()),
};
