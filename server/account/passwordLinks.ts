import { and, eq, isNull } from 'drizzle-orm';
import { PASSWORD_LINK_HOURS, type PasswordLinkKind } from '@/lib/contract/passwordLinks';
import type { LinkSender } from '../platform/core/LinkSender';
import { newToken, tokenHash } from '../platform/core/secrets';
import type { Db } from '../platform/db/connect';
import { passwordLinks, staff } from '../platform/db/schema';

const HOUR = 3_600_000;

/** For whom a link is made. */
export interface NewPasswordLink {
  /** Null: for whoever becomes the first administrator. */
  staffId: number | null;
  kind: PasswordLinkKind;
  /** Null: the server, when it starts. */
  createdBy: number | null;
  now: Date;
}

/** A link that was just made. The token is said here once and kept nowhere. */
export interface MadePasswordLink {
  token: string;
  expiresAt: Date;
}

/**
 * A new link with which a person chooses their password; those that they had before end. Called in the transaction of
 * what it belongs to, or after it (an answer that is kept for a repetition must not hold the token: `complete` of
 * `route` makes it). Whether the person may still sign in is the caller's to ask, and is asked again when it is used.
 */
export async function makePasswordLink(db: Db, link: NewPasswordLink): Promise<MadePasswordLink> {
  const { staffId, kind, createdBy, now } = link;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + PASSWORD_LINK_HOURS[kind] * HOUR);
  await db.transaction(async (tx) => {
    // The person first, then their links, as everywhere: two who make one at once wait for each other.
    if (staffId !== null) await lockPerson(tx, staffId);
    await revokePasswordLinks(tx, staffId, now);
    await tx
      .insert(passwordLinks)
      .values({ staffId, kind, tokenHash: tokenHash(token), createdAt: now, createdBy, expiresAt });
  });
  return { token, expiresAt };
}

/** Ends the links of a person that nobody has used; null: those for a first administrator. */
export async function revokePasswordLinks(db: Db, staffId: number | null, now: Date): Promise<void> {
  const whose = staffId === null ? isNull(passwordLinks.staffId) : eq(passwordLinks.staffId, staffId);
  await db
    .update(passwordLinks)
    .set({ revokedAt: now })
    .where(and(whose, isNull(passwordLinks.usedAt), isNull(passwordLinks.revokedAt)));
}

/**
 * Mails a link to its owner, once what it belongs to is kept. @returns the masked address that it went to; null: there is
 * no mail server, the person has no address, or it was not taken, so that whoever made the link is shown it, once
 */
export async function deliverPasswordLink(
  { sendLink }: { sendLink: LinkSender | null },
  person: { username: string; name: string; email: string | null },
  link: MadePasswordLink & { kind: 'INVITATION' | 'RESET' },
): Promise<string | null> {
  const { email } = person;
  return sendLink && email ? sendLink({ ...person, email }, link) : null;
}

/** How long an address is a person's own before a link goes there, ms. */
const OWN_AFTER = 7 * 24 * HOUR;

/** Whether a link may go to a person's address: it has been theirs for 7 days. */
export const mailReaches = (
  { email, emailSince }: Pick<typeof staff.$inferSelect, 'email' | 'emailSince'>,
  now: Date,
): boolean => email !== null && (emailSince === null || now.getTime() - emailSince.getTime() >= OWN_AFTER);

/** Keeps a person's row to this transaction. */
export async function lockPerson(tx: Db, staffId: number) {
  const [person] = await tx.select().from(staff).where(eq(staff.id, staffId)).for('update');
  return person;
}
