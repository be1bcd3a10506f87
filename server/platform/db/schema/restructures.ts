import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { contracts } from './contracts';
import { day, moment, rupiah } from './columns';
import { contractRequests } from './requests';

/** What remained of one contract and went over to another with its own schedule, once; never changed. Rupiah. */
export const restructures = pgTable(
  'restructures',
  {
    oldCode: text()
      .primaryKey()
      .references(() => contracts.code),
    newCode: text()
      .notNull()
      .unique()
      .references(() => contracts.code),
    requestId: integer()
      .notNull()
      .unique()
      .references(() => contractRequests.id),
    /** The day that was calculated to; the old card ends with it, the new schedule begins on it. */
    asOf: day().notNull(),
    principal: rupiah(),
    interest: rupiah(),
    penalty: rupiah(),
    /** Of the penalty, what was forgiven. */
    forgiven: rupiah(),
    /** The new contract's. */
    newPrincipal: rupiah(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check(
      'restructures_loses_nothing',
      sql`${t.newPrincipal} = ${t.principal} + ${t.interest} + ${t.penalty} - ${t.forgiven}`,
    ),
    check(
      'restructures_amounts',
      sql`least(${t.principal}, ${t.interest}, ${t.forgiven}, ${t.newPrincipal}) >= 0 and ${t.forgiven} <= ${t.penalty}`,
    ),
    check('restructures_two_contracts', sql`${t.oldCode} <> ${t.newCode}`),
  ],
);
