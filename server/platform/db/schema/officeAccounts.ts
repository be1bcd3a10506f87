import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { day } from './columns';
import { offices } from './offices';

/** A bank account on which an office receives transfers; bank, number and owner never change (docs/decisions/0145). */
export const officeAccounts = pgTable(
  'office_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    bank: text().notNull(),
    number: text().notNull(),
    holder: text().notNull(),
    /** In force from `validFrom` on. */
    active: boolean().notNull().default(false),
    /** The day from which it takes transfers, since it was last approved; null: it never was. */
    validFrom: day(),
    /** The first such day ever: from then on the office's transfers name an account. */
    firstFrom: day(),
    version: integer().notNull().default(1),
  },
  (t) => [
    unique('office_accounts_number').on(t.officeId, t.number, t.bank),
    // Payments refer to both, so that none names another office's account.
    unique('office_accounts_of_office').on(t.id, t.officeId),
  ],
);
