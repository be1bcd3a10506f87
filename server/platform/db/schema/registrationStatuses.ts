import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StatusKind, TransitionActor } from '@/lib/contract/registrationStatuses';
import { master } from './masterColumns';

/** Status Pengajuan: where a registration stands (DOMAIN, Registration to contract). Checks: migration 0026. */
export const registrationStatuses = pgTable(
  'registration_statuses',
  { ...master(), kind: text().$type<StatusKind>().notNull() },
  (t) => [
    // One start, also where two are switched on at once.
    uniqueIndex('registration_statuses_start')
      .on(t.kind)
      .where(sql`active and kind = 'DRAFT'`),
  ],
);

/** Where a registration may go from a status, and by whom. They are written with the status, and versioned with it. */
export const registrationTransitions = pgTable(
  'registration_transitions',
  {
    fromId: integer()
      .notNull()
      .references(() => registrationStatuses.id, { onDelete: 'cascade' }),
    toId: integer()
      .notNull()
      .references(() => registrationStatuses.id),
    /** A flag of a job title, or `surveyor`. */
    by: text().$type<TransitionActor>().notNull(),
    needsNote: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fromId, t.toId] }), index('registration_transitions_to').on(t.toId)],
);
