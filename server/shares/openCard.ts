import type { SharedCard } from '@/lib/contract/sharedCard';
import { notFound } from '../platform/core/ApiError';
import { rateWindow, type RateWindow } from '../platform/core/rateWindow';
import { addressKey } from '../platform/http/addressKey';
import type { Call } from '../platform/http/route';
import { tooOften } from '../platform/http/tooOften';
import { countOpening } from './countOpening';
import { findOpenLink } from './findOpenLink';
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
