import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ShareLink } from '@/lib/contract/shares';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { shareLinks, staff } from '../platform/db/schema';
import { linkState } from './linkState';

const revoker = alias(staff, 'revoker');

/** What a page can take. */
const MAX_LINKS = 50;

/** Links as their makers see them; add which. */
const linkQuery = (db: Db) =>
  db
    .select({ link: shareLinks, maker: staff, revoker })
    .from(shareLinks)
    .innerJoin(staff, eq(staff.id, shareLinks.madeBy))
    .leftJoin(revoker, eq(revoker.id, shareLinks.revokedBy))
    .$dynamic();

type LinkRow = Awaited<ReturnType<typeof linkQuery>>[number];

/** Of a contract that opens now. */
export const opensNow = (code: string, now: Date) =>
  and(eq(shareLinks.contractCode, code), isNull(shareLinks.revokedAt), gt(shareLinks.endsAt, now));

/** A contract's links: those that open first, then the newest. */
export async function linksOf(db: Db, code: string, now: Date): Promise<ShareLink[]> {
  const rows = await linkQuery(db)
    .where(eq(shareLinks.contractCode, code))
    .orderBy(desc(sql`${opensNow(code, now)}`), desc(shareLinks.id))
    .limit(MAX_LINKS);
  return rows.map((row) => toLink(row, now));
}

/** One link by its id; it is there. */
export async function readLink(db: Db, id: number, now: Date): Promise<ShareLink> {
  const [row] = await linkQuery(db).where(eq(shareLinks.id, id));
  if (!row) throw new ApiError(500);
  return toLink(row, now);
}

function toLink({ link, maker, revoker: by }: LinkRow, now: Date): ShareLink {
  return {
    id: link.id,
    state: linkState(link, now),
    made_by: actor(maker),
    made_at: link.madeAt.toISOString(),
    ends_at: link.endsAt.toISOString(),
    revoked_by: by && actor(by),
    revoked_at: link.revokedAt?.toISOString() ?? null,
    openings: link.openings,
    last_opened_at: link.lastOpenedAt?.toISOString() ?? null,
  };
}

const actor = ({ username, name }: { username: string; name: string }) => ({ username, name });
