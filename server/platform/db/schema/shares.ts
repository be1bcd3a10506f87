import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { contracts } from './contracts';
import { staff } from './staff';

/** Links by which a customer sees their contract's card (docs/decisions/0105). None is deleted. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contractCode: text()
      .notNull()
      .references(() => contracts.code),
    /** Random; what the token is made from, with the server's key, the contract and the end. */
    salt: text().notNull(),
    /** SHA-256 of the token. */
    tokenHash: text().notNull().unique(),
    madeBy: integer()
      .notNull()
      .references(() => staff.id),
    madeAt: moment().notNull(),
    endsAt: moment().notNull(),
    revokedBy: integer().references(() => staff.id),
    revokedAt: moment(),
    /** Times that it was opened; those within a minute count once. */
    openings: integer().notNull().default(0),
    lastOpenedAt: moment(),
  },
  (t) => [
    index('share_links_contract').on(t.contractCode, t.id),
    check('share_links_end', sql`ends_at > made_at`),
    check('share_links_revoked', sql`(revoked_at is null) = (revoked_by is null)`),
  ],
);
