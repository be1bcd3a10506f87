import { eq } from 'drizzle-orm';
import { todayIn } from '../calendar/today';
import type { FoundContract } from '../contracts/readContract';
import { identity, identityColumns, type SignedIn } from '../platform/auth/session';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, staff, titles } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import type { ApplyContext } from './RequestKind';
import type { RequestRow } from './requestRow';

/** What a kind needs to be applied by whoever calls. */
export async function applyContext(
  { db, staff, now, origin }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>,
  found: FoundContract,
  request: Pick<RequestRow, 'id' | 'reason' | 'requestedBy' | 'requestedAt'>,
): Promise<ApplyContext> {
  return {
    db,
    found,
    now,
    origin,
    today: todayIn(found.office.zone, now),
    askedOn: todayIn(found.office.zone, request.requestedAt),
    maker: await makerOf(db, request.requestedBy),
    checker: staff,
    request: { id: request.id, reason: request.reason },
  };
}

/** Who asked, as the person that they are now: a request acts in their name, without their session. */
async function makerOf(db: Db, staffId: number): Promise<SignedIn> {
  const [found] = await db
    .select(identityColumns)
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(eq(staff.id, staffId));
  if (!found) throw new ApiError(500);
  return { ...identity(found), sessionHash: '' };
}
