import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { contracts } from './contracts';
import { offices } from './offices';
import { staff } from './staff';

/**
 * What an approval let go, a row for each of whom (docs/decisions/0134): the limits of titles sum them. Written by the engine of
 * requests alone, and only appended to.
 */
export const letGo = pgTable(
  'let_go',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    /** Who approved it. */
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    /** The table of the request, and its id there. */
    requestTable: text().notNull(),
    requestId: integer().notNull(),
    /** Of a borrower: the contract. */
    contractCode: text().references(() => contracts.code),
    /** Of a collector who handed in less. */
    collectorId: integer().references(() => staff.id),
    /** Of the petty cash of an office. */
    fundOfficeId: integer().references(() => offices.id),
    /** Rupiah. */
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('let_go_by').on(t.staffId, t.at),
    check('let_go_of_one', sql`num_nonnulls(contract_code, collector_id, fund_office_id) = 1`),
    check('let_go_something', sql`amount > 0`),
  ],
);
