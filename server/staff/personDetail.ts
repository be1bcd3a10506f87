import { and, count, desc, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { StaffPerson } from '@/lib/contract/staff';
import { todayIn } from '../calendar/today';
import { waitingChangesOf } from '../changes/changeSubject';
import { hasAuthenticator } from '../account/authenticator/takeFactor';
import { seesEveryOffice } from '../platform/auth/offices';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, passwordLinks, sessions, staff } from '../platform/db/schema';
import { stampsOf } from '../platform/history/stampsOf';
import type { FoundPerson, StaffContext } from './FoundPerson';
import { obstacleToManage } from './mayManage';
import { certificateOf } from './certificateOf';
import { pictureFor, stateOf } from './shown';

type Reading = Pick<StaffContext, 'db' | 'staff' | 'now' | 'parts'>;

/** A person as the API sends them to one caller. */
export async function personDetail(context: Reading, found: FoundPerson): Promise<StaffPerson> {
  const { db, staff: caller, now } = context;
  const { row, title, office, further } = found;
  const [stamps, seen, link, authenticator, ender, changes, zone] = await Promise.all([
    stampsOf(db, [row]),
    sessionsOf(db, row.id, now),
    openLinkOf(db, row.id, now),
    hasAuthenticator(db, row.id),
    row.endedBy === null ? null : actorOf(db, row.endedBy),
    waitingChangesOf(db, caller, 'staff', [row.id]),
    zoneOf(db, office.id),
  ]);
  const waiting = changes.get(row.id) ?? [];
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    email: row.email,
    image: pictureFor(context, row),
    title: { id: title.id, name: title.name },
    office: { id: office.id, name: office.name },
    further_offices: further,
    all_offices: seesEveryOffice(title),
    ...stateOf(
      row,
      waiting.some(({ kind }) => kind === 'HIRE'),
    ),
    waiting,
    version: row.version,
    ...stamps(row),
    ...seen,
    ...{ link, authenticator, collects: title.is_collector },
    certificate: certificateOf(row, todayIn(zone, now)),
    ended: row.endedAt && { at: row.endedAt.toISOString(), by: ender, reason: row.endReason ?? '' },
    is_self: row.id === caller.id,
    obstacle: obstacleToManage(caller, found),
  };
}

async function zoneOf(db: Db, officeId: number): Promise<string> {
  const [office] = await db.select({ zone: offices.zone }).from(offices).where(eq(offices.id, officeId));
  if (!office) throw new ApiError(500);
  return office.zone;
}

async function sessionsOf(db: Db, staffId: number, now: Date) {
  const [row] = await db
    .select({
      running:
        sql<number>`count(*) filter (where ${and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now))})`.mapWith(
          Number,
        ),
      lastSeen: max(sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`).mapWith(sessions.createdAt),
      ever: count(),
    })
    .from(sessions)
    .where(eq(sessions.staffId, staffId));
  return {
    sessions: row?.running ?? 0,
    last_seen_at: row && row.ever > 0 ? (row.lastSeen?.toISOString() ?? null) : null,
  };
}

/** The link that opens now. */
async function openLinkOf(db: Db, staffId: number, now: Date): Promise<StaffPerson['link']> {
  const [found] = await db
    .select({ link: passwordLinks, by: { username: staff.username, name: staff.name } })
    .from(passwordLinks)
    .leftJoin(staff, eq(staff.id, passwordLinks.createdBy))
    .where(
      and(
        eq(passwordLinks.staffId, staffId),
        isNull(passwordLinks.usedAt),
        isNull(passwordLinks.revokedAt),
        gt(passwordLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(passwordLinks.id))
    .limit(1);
  if (!found) return null;
  const { kind, createdAt, expiresAt } = found.link;
  return {
    kind: kind === 'RESET' ? 'RESET' : 'INVITATION',
    created_at: createdAt.toISOString(),
    created_by: found.by,
    expires_at: expiresAt.toISOString(),
  };
}

async function actorOf(db: Db, id: number) {
  const [person] = await db
    .select({ username: staff.username, name: staff.name })
    .from(staff)
    .where(eq(staff.id, id));
  if (!person) throw new ApiError(500);
  return person;
}
