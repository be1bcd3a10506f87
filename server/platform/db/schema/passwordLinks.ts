import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PasswordLinkKind } from '@/lib/contract/passwordLinks';
import { moment } from './columns';
import { staff } from './staff';

/** Links with which a person chooses their own password, once (docs/decisions/0110). None is deleted. */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null: whoever opens it becomes the company's first administrator. */
    staffId: integer().references(() => staff.id),
    kind: text().$type<PasswordLinkKind>().notNull(),
    /** SHA-256 of the token, which is kept nowhere. */
    tokenHash: text().notNull().unique(),
    createdAt: moment().notNull(),
    /** Null: the server, when it started. */
    createdBy: integer().references(() => staff.id),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** Ended before it was used: by hand, or because a newer one was made. */
    revokedAt: moment(),
  },
  (t) => [
    // A person has one link that opens, and so has the company that has no administrator yet.
    uniqueIndex('password_links_open')
      .on(t.staffId)
      .where(sql`used_at is null and revoked_at is null`),
    uniqueIndex('password_links_open_first')
      .on(t.kind)
      .where(sql`staff_id is null and used_at is null and revoked_at is null`),
    check('password_links_kind', sql`kind in ('FIRST_ADMIN', 'INVITATION', 'RESET')`),
    check('password_links_whose', sql`(kind = 'FIRST_ADMIN') = (staff_id is null)`),
    check('password_links_end', sql`expires_at > created_at`),
    check('password_links_over', sql`used_at is null or revoked_at is null`),
  ],
);
