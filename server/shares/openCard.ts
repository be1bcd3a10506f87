import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { SharedCard } from '@/lib/contract/sharedCard';
import { notFound } from '../platform/core/ApiError';
import { rateWindow, type RateWindow } from '../platform/core/rateWindow';
import type { Db } from '../platform/db/connect';
import { shareLinks } from '../platform/db/schema';
import { addressKey } from '../platform/http/addressKey';
import type { Call } from '../platform/http/route';
import { tooOften } from '../platform/http/tooOften';
import { findOpenLink, type OpenLink } from './findOpenLink';
import { sharedCard } from './sharedCard';

/** Said of every token that opens nothing, whatever the reason. */
const NO_LINK = 'Tautan ini tidak berlaku. Mintalah yang baru ke kantor.';
const MINUTE = 60_000;

/** How often a card may be opened. */
export interface OpeningLimits {
  /** One link from one address. */
  opened: RateWindow;
  /** Tokens that open nothing from one address. */
  refused: RateWindow;
}

/**
 * A whole village may share one address of its mobile network: what a stranger tries there holds up nobody's own link,
 * and one link that is opened without end holds up no other.
 */
export const openingLimits = (): OpeningLimits => ({
  opened: rateWindow({ most: 30, per: MINUTE }),
  refused: rateWindow({ most: 20, per: MINUTE }),
});

/** Openings within it count once, ms: ten thousand in a minute are one write. */
const ONCE_IN = 60_000;

/** Counts an opening. It waits for nobody: while somebody else writes the link, theirs is counted alone. */
async function countOpening(db: Db, { id, lastOpenedAt }: OpenLink, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ONCE_IN);
  if (lastOpenedAt !== null && lastOpenedAt >= before) return;
  const free = db
    .select({ id: shareLinks.id })
    .from(shareLinks)
    .where(
      and(eq(shareLinks.id, id), or(isNull(shareLinks.lastOpenedAt), lt(shareLinks.lastOpenedAt, before))),
    )
    .for('update', { skipLocked: true });
  await db
    .update(shareLinks)
    .set({ openings: sql`${shareLinks.openings} + 1`, lastOpenedAt: now })
    .where(inArray(shareLinks.id, free));
}

/** The card behind a token. 404: it opens nothing. 429: too often. */
export async function openCard(
  { db, params, now, origin, parts }: Call<{ id: string }, unknown, unknown>,
  limits: OpeningLimits,
): Promise<SharedCard> {
  const link = await findOpenLink(db, params.id, parts.shareSecret, now);
  const address = addressKey(origin.ip);
  const wait = link ? limits.opened.count(`${address} ${link.id}`, now) : limits.refused.count(address, now);
  if (wait > 0) throw tooOften(wait, 'Terlalu sering dibuka');
  if (!link) throw notFound(NO_LINK);
  const card = await sharedCard(db, link, now);
  await countOpening(db, link, now);
  return card;
}
