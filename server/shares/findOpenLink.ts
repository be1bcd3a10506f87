import { eq } from 'drizzle-orm';
import { sameSecret, tokenHash } from '../platform/core/secrets';
import type { Db } from '../platform/db/connect';
import { shareLinks } from '../platform/db/schema';
import { linkState } from './linkState';
import { shareToken, type SignedLink } from './shareToken';

export type OpenLink = typeof shareLinks.$inferSelect;

/** What a token that nobody was given is compared with. */
const NOBODYS: SignedLink = { salt: '', contractCode: '', endsAt: new Date(0) };

/**
 * The link that a token opens now; null for all others. Guessed, changed, ended and revoked ones take the same way: one
 * statement, one hash, one signature, whatever was found.
 */
export async function findOpenLink(
  db: Db,
  token: string,
  secret: string,
  now: Date,
): Promise<OpenLink | null> {
  const [link] = await db
    .select()
    .from(shareLinks)
    .where(eq(shareLinks.tokenHash, tokenHash(token)));
  const isOurs = sameSecret(shareToken(secret, link ?? NOBODYS), token);
  const isOpen = linkState(link ?? { endsAt: NOBODYS.endsAt, revokedAt: null }, now) === 'OPEN';
  return link && isOurs && isOpen ? link : null;
}
