import * as z from 'zod/mini';
import { instant } from './fields';

const personSchema = z.object({ username: z.string(), name: z.string() });

/** Who made a record and who changed it last (DOMAIN, Screens and their entities). Null: not known. */
export const stampsSchema = z.object({
  created_at: z.nullable(instant),
  created_by: z.nullable(personSchema),
  /** The same as `created_at` while nobody has changed it. */
  updated_at: z.nullable(instant),
  updated_by: z.nullable(personSchema),
});
export type Stamps = z.infer<typeof stampsSchema>;
