import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { staff } from './staff';

/** A person's authenticator app, the second factor instead of the sent code (docs/decisions/0114). */
export const authenticators = pgTable('authenticators', {
  staffId: integer()
    .primaryKey()
    .references(() => staff.id),
  /** The shared secret, encrypted with the server's key and bound to the person. */
  sealedSecret: text().notNull(),
  /** HMAC under the secret of the code that was sent for the set-up; null: it was begun before one was sent. */
  sentCodeHash: text(),
  createdAt: moment().notNull(),
  /** When its first code proved it; null: it is being set up and asks for nothing yet. */
  enabledAt: moment(),
  /** The 30-second step of the last code that was taken: that one and earlier ones are spent. */
  lastStep: integer(),
});

/** What signs in once where the app is lost. Only the SHA-256 is kept: 80 random bits each. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    codeHash: text().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.codeHash] })],
);

/** Groups of notifications that a person does not want; what is not here comes. */
export const mutedNotifications = pgTable(
  'muted_notifications',
  {
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    /** One of `MUTABLE_GROUPS` of the contract. */
    group: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.group] })],
);
