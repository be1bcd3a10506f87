import { eq } from 'drizzle-orm';
import { identity, identityColumns, type SignedIn } from '../platform/auth/session';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, staff, titles } from '../platform/db/schema';

/** Who asked, as the person that they are now: a request acts in their name, without their session. */
export async function makerOf(db: Db, staffId: number): Promise<SignedIn> {
  const [found] = await db
    .select(identityColumns)
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(eq(staff.id, staffId));
  if (!found) throw new ApiError(500);
  return { ...identity(found), sessionHash: '' };
}
