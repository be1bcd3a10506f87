import { and, eq, gt, isNull, lte, or, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { ACCESS_FLAGS, type Access } from '@/lib/contract/access';
import type { Profile } from '@/lib/contract/auth';
import type { Office } from '@/lib/contract/offices';
import { ApiError } from '../core/ApiError';
import { tokenHash } from '../core/secrets';
import type { Db } from '../db/connect';
import { prepared } from '../db/prepared';
import { offices, sessions, staff, staffOffices, titles } from '../db/schema';

/** Who is calling, with the flags as they are at this moment. */
export interface SignedIn {
  id: number;
  username: string;
  name: string;
  /** The home office. */
  office: Office;
  /** Offices besides it that the person works for. Ask auth/offices who sees what. */
  furtherOffices: readonly number[];
  /** Works for every office. */
  allOffices: boolean;
  access: Access;
  /** What the title may forgive alone on one receipt: of its instalment and of its penalty, basis points. */
  discounts: { creditBp: number; penaltyBp: number };
  /** How many days before today the title dates a transfer alone; null: any (docs/decisions/0061). */
  transferDaysBack: number | null;
  /** Largest principal of a registration that the title approves, rupiah; null: any. */
  approvesUpTo: number | null;
  /** What the title lets go of one borrower in 30 days, rupiah; null: any (docs/decisions/0134). */
  forgivesUpTo: number | null;
  profile: Profile;
  sessionHash: string;
}

/** The caller behind an Authorization header; 401 when there is none, or the session is over or revoked. */
export async function signedIn(db: Db, authorization: string | undefined, now: Date): Promise<SignedIn> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new ApiError(401, 'Silakan masuk lebih dahulu.');
  const sessionHash = tokenHash(token);
  const [found] = await sessionOfToken(db).execute({ sessionHash, now });
  if (!found) throw new ApiError(401);
  await noteUse(db, sessionHash, found.lastUsedAt, now);
  return { ...identity(found), sessionHash };
}

/** The person of a running session, by the session's number; null: it is over. For what the session was given before. */
export async function personOfSession(db: Db, id: number, now: Date): Promise<SignedIn | null> {
  const [found] = await runningSession(db, eq(sessions.id, id), now);
  return found ? { ...identity(found), sessionHash: found.sessionHash } : null;
}

/** What `identity` reads of a person, where `staff`, `titles` and `offices` (the home office) are joined. */
export const identityColumns = {
  person: staff,
  title: titles,
  office: offices,
  furtherOffices: sql<number[]>`array(select ${staffOffices.officeId} from ${staffOffices}
    where ${staffOffices.staffId} = ${staff.id} order by 1)`,
};

const runningSession = (db: Db, which: SQL, now: Date | Placeholder) =>
  db
    .select({
      ...identityColumns,
      lastUsedAt: sessions.lastUsedAt,
      sessionHash: sessions.tokenHash,
    })
    .from(sessions)
    .innerJoin(staff, and(eq(staff.id, sessions.staffId), eq(staff.active, true)))
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(and(which, isNull(sessions.revokedAt), gt(sessions.expiresAt, now)));

const sessionOfToken = prepared((db) =>
  runningSession(db, eq(sessions.tokenHash, sql.placeholder('sessionHash')), sql.placeholder('now')).prepare(
    'session_of_token',
  ),
);

/** How exactly the last use of a session is kept, ms: a write a minute, not one a call. */
const USE_GRAIN = 60_000;

async function noteUse(db: Db, sessionHash: string, lastUsedAt: Date | null, now: Date): Promise<void> {
  const before = new Date(now.getTime() - USE_GRAIN);
  if (lastUsedAt && lastUsedAt > before) return;
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(sessions.tokenHash, sessionHash),
        or(isNull(sessions.lastUsedAt), lte(sessions.lastUsedAt, before)),
      ),
    )
    // Where nothing can be written (a full disk), reading still goes on.
    .catch(() => undefined);
}

interface Identity {
  person: typeof staff.$inferSelect;
  title: typeof titles.$inferSelect;
  office: typeof offices.$inferSelect;
  furtherOffices: readonly number[];
}

/** A person as the API knows them; also how a fresh sign-in learns its profile. */
export function identity({ person, title, office, furtherOffices }: Identity): Omit<SignedIn, 'sessionHash'> {
  const access = Object.fromEntries(ACCESS_FLAGS.map((flag) => [flag, title[flag] ? 1 : 0])) as Access;
  return {
    id: person.id,
    username: person.username,
    name: person.name,
    office,
    furtherOffices,
    allOffices: title.allOffices,
    access,
    discounts: { creditBp: title.creditDiscountBp, penaltyBp: title.penaltyDiscountBp },
    transferDaysBack: title.transferDaysBack,
    approvesUpTo: title.approvesUpTo,
    forgivesUpTo: title.forgivesUpTo,
    profile: {
      id: person.id,
      id_title: title.id,
      title_name: title.name,
      username: person.username,
      name: person.name,
      image: person.image,
      office_base: office.id,
      office_name: office.name,
      office_active: office.active,
      access,
    },
  };
}
