import { sql } from 'drizzle-orm';
import { index, integer, json, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BoundBy, VehicleMark } from '@/lib/contract/vehicleRequests';
import { files } from './files';
import { registrations } from './registrations';
import { requestColumns } from './requestColumns';

/**
 * That the vehicle of a form is another one than that of the contracts which bear its numbers, as somebody asks and
 * another decides; one at a time waits on a form.
 */
export const vehicleRequests = pgTable(
  'vehicle_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    registrationId: integer()
      .notNull()
      .references(() => registrations.id),
    /** The form's numbers as they were; with others it lifts nothing. */
    numbers: json().$type<Record<VehicleMark, string>>().notNull(),
    /** The contracts that were hit, and by what. */
    hits: jsonb().$type<BoundBy[]>().notNull(),
    /** Photo of the rubbed frame number. */
    photoId: integer()
      .notNull()
      .references(() => files.id),
    ...requestColumns(),
  },
  (t) => [
    uniqueIndex('vehicle_requests_one_waiting')
      .on(t.registrationId)
      .where(sql`status = 'WAITING'`),
    index('vehicle_requests_registration').on(t.registrationId, t.id),
    index('vehicle_requests_hits')
      .using('gin', t.hits.op('jsonb_path_ops'))
      .where(sql`status = 'APPROVED'`),
    index('vehicle_requests_waiting')
      .on(t.requestedAt, t.id)
      .where(sql`status = 'WAITING'`),
  ],
);
