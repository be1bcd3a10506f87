import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { BpkbState } from '@/lib/contract/bpkb';
import { moment } from './columns';
import { contracts } from './contracts';
import { offices } from './offices';

/** The ownership book that secures a contract, from the day on which it is awaited. */
export const bpkb = pgTable(
  'bpkb',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contractCode: text()
      .notNull()
      .unique()
      .references(() => contracts.code),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    /** As the form said; empty: not known before the book is there. */
    number: text().notNull(),
    /** Whose name it bears. */
    ownerName: text().notNull(),
    state: text().$type<BpkbState>().notNull().default('NOT_RECEIVED'),
    stateSince: moment().notNull(),
    /** Its contract was cancelled before the book came: nobody waits for it any more. */
    notAwaitedSince: moment(),
  },
  (t) => [
    index('bpkb_office_state').on(t.officeId, t.state, t.stateSince),
    index('bpkb_vehicle').on(sql`vehicle_key(${t.number})`),
  ],
);
