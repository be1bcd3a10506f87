import * as z from 'zod/mini';

/** What some days of DPD are; see `lib/arithmetic/overdueClass`, which calculates it. */
export const overdueClassSchema = z.object({
  /** 1 (current) to 5 (loss). */
  collectibility: z.int().check(z.minimum(1), z.maximum(5)),
  /** Days of DPD, both included; `to` null: without end. */
  bucket: z.object({ from: z.int(), to: z.nullable(z.int()) }),
});
