import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day, rupiah } from './columns';
import type { Office } from '@/lib/contract/offices';
import { stamps } from './stamps';

/** A branch office; its zone says what "today" is there (DOMAIN, Amounts). */
export const offices = pgTable('offices', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  code: text().notNull().unique(),
  name: text().notNull(),
  zone: text().$type<Office['zone']>().notNull(),
  address: text().notNull().default(''),
  phone: text().notNull().default(''),
  /** Most that a receipt charges for collecting, rupiah (DOMAIN, Fees). */
  maxCollectorFee: rupiah().default(25_000),
  /** What holds instead from a day on, since a second person approved it (docs/decisions/0145); null: nothing. */
  comingCollectorFee: bigint({ mode: 'number' }),
  comingCollectorFeeFrom: day(),
  active: boolean().notNull().default(true),
  validFrom: day().notNull().default('2020-01-01'),
  /** Last day; null: without end. */
  validTo: day(),
  /** Optimistic concurrency: a stale save gets 409. */
  version: integer().notNull().default(1),
  ...stamps(),
});
