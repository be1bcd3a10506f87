import { eq, sql } from 'drizzle-orm';
import type { OpenedPasswordLink } from '@/lib/contract/passwordLinks';
import { notFound } from '../platform/core/ApiError';
import { rateWindow, type RateWindow } from '../platform/core/rateWindow';
import { tokenHash } from '../platform/core/secrets';
import type { Db } from '../platform/db/connect';
import { passwordLinks, staff } from '../platform/db/schema';
import { addressKey } from '../platform/http/addressKey';
import type { Origin } from '../platform/http/route';
import { tooOften } from '../platform/http/tooOften';
import { administered } from './someoneAdministers';

/** Said of every token that opens nothing, whatever the reason. */
export const noLink = () => notFound('Tautan ini tidak berlaku. Mintalah yang baru kepada Admin Sistem.');

const MINUTE = 60_000;

/** How often tokens may be tried. */
export interface LinkLimits {
  /** One link from one address. */
  opened: RateWindow;
  /** Tokens that open nothing from one address. */
  refused: RateWindow;
}

/** 256 bits need no guard against guessing: this spares the server work. */
export const linkLimits = (): LinkLimits => ({
  opened: rateWindow({ most: 30, per: MINUTE }),
  refused: rateWindow({ most: 20, per: MINUTE }),
});

/** A link that opens now. */
export interface OpenPasswordLink {
  id: number;
  kind: OpenedPasswordLink['kind'];
  expiresAt: Date;
  /** Null for a first administrator. */
  staffId: number | null;
  username: string | null;
  name: string | null;
  company: string | null;
  /** Where the person works, or for a first administrator the first office there is; null: none. */
  office: string | null;
}

/**
 * The link that a token opens now; null for all others. Guessed, used, ended and revoked ones, and those of somebody who
 * was let go, take the same way: one hash, one statement, whatever was found.
 */
export async function findOpenPasswordLink(
  db: Db,
  token: string,
  now: Date,
): Promise<OpenPasswordLink | null> {
  const [found] = await db
    .select({
      id: passwordLinks.id,
      kind: passwordLinks.kind,
      expiresAt: passwordLinks.expiresAt,
      staffId: passwordLinks.staffId,
      username: staff.username,
      name: staff.name,
      company: sql<string | null>`(select value from settings where key = 'company_name')`,
      office: sql<string | null>`(
        select o.name from offices o where ${staff.officeId} is null or o.id = ${staff.officeId} order by o.id limit 1)`,
      usedAt: passwordLinks.usedAt,
      revokedAt: passwordLinks.revokedAt,
      works: sql<boolean>`case when ${passwordLinks.staffId} is null then not ${administered()} else ${staff.active} end`,
    })
    .from(passwordLinks)
    .leftJoin(staff, eq(staff.id, passwordLinks.staffId))
    .where(eq(passwordLinks.tokenHash, tokenHash(token)));
  if (!found) return null;
  const { usedAt, revokedAt, works, ...link } = found;
  return usedAt === null && revokedAt === null && works && link.expiresAt > now ? link : null;
}

/** The same, counted. 404: it opens nothing. 429: too often. */
export async function openPasswordLink(
  call: { db: Db; now: Date; origin: Origin; body: { token: string } },
  limits: LinkLimits,
): Promise<OpenPasswordLink> {
  const { db, now, origin, body } = call;
  const link = await findOpenPasswordLink(db, body.token, now);
  const address = addressKey(origin.ip);
  const wait = link ? limits.opened.count(`${address} ${link.id}`, now) : limits.refused.count(address, now);
  if (wait > 0) throw tooOften(wait, 'Terlalu sering dicoba');
  if (!link) throw noLink();
  return link;
}
