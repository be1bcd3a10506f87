import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { offices } from './offices';

/** The borrower. Names are searched through an index of the migration `guards`. */
export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    name: text().notNull(),
    phone: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('customers_office').on(t.officeId)],
);

/** The loan on one vehicle, with the penalty rule it was signed under (DOMAIN, Penalty). Amounts in rupiah. */
export const contracts = pgTable(
  'contracts',
  {
    code: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    vehicleKind: text().$type<'R2' | 'R4'>().notNull(),
    vehicle: text().notNull(),
    plateNumber: text().notNull(),
    principal: bigint({ mode: 'number' }).notNull(),
    tenor: integer().notNull(),
    instalment: bigint({ mode: 'number' }).notNull(),
    dateStart: date({ mode: 'string' }).notNull(),
    /** Days after the due date for which no penalty counts. */
    penaltyGraceDays: integer().notNull(),
    /** Hundredths of a percent of the overdue instalment, per day. */
    penaltyRateBp: integer().notNull(),
    /** Highest penalty, in hundredths of a percent of the overdue instalment. */
    penaltyCapBp: integer().notNull(),
  },
  (t) => [index('contracts_customer').on(t.customerId), index('contracts_office').on(t.officeId)],
);
