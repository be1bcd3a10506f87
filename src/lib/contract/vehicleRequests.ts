import * as z from 'zod/mini';
import { actorSchema, instant } from './fields';

/* One vehicle, one running loan (DOMAIN, Registration to contract; docs/decisions/0144). */

/** By what a vehicle is known. */
export const VEHICLE_MARKS = ['chassis', 'engine', 'bpkb', 'plate'] as const;
export type VehicleMark = (typeof VEHICLE_MARKS)[number];

/** A running contract that a vehicle secures already, and which of its numbers say so. */
export const boundBySchema = z.object({
  contract_code: z.string(),
  same: z.array(z.enum(VEHICLE_MARKS)),
});
export type BoundBy = z.infer<typeof boundBySchema>;

/** That a form's vehicle is another one, as somebody asks and another decides on a photo of the rubbed frame number. */
export const vehicleRequestSchema = z.object({
  id: z.int(),
  hits: z.array(boundBySchema),
  /** The form's numbers as they were when it was asked for. */
  numbers: z.object({ chassis: z.string(), engine: z.string(), bpkb: z.string(), plate: z.string() }),
  /** Id of the photo, which is among the form's files. */
  photo: z.int(),
  reason: z.string(),
  status: z.enum(['WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN']),
  request_by: actorSchema,
  requested_at: instant,
  decided_by: z.nullable(actorSchema),
  decided_at: z.nullable(instant),
  decision_reason: z.nullable(z.string()),
  /** Why the reader can't approve it, in words; null: they can. */
  obstacle: z.nullable(z.string()),
  /** The reader may reject it. */
  may_decide: z.boolean(),
  may_withdraw: z.boolean(),
});
export type VehicleRequest = z.infer<typeof vehicleRequestSchema>;
