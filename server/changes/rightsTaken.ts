import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { listedOffices } from '../platform/auth/offices';
import { identity, identityColumns } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { offices, rightsTaken, staff, titles } from '../platform/db/schema';
import type { Call } from '../requests/engine/Subject';
import { deciderOf, type Decider } from './deciders';

/**
 * Does something that may take rights from these people, and keeps what those could decide before from whom it took any
 * (docs/decisions/0151).
 */
export async function notingTaken<Done>(
  { db, staff: by, now }: Pick<Call, 'db' | 'staff' | 'now'>,
  personIds: readonly number[],
  act: () => Promise<Done>,
): Promise<Done> {
  const before = await decidersNow(db, personIds);
  const done = await act();
  const after = await decidersNow(db, personIds);
  const lost = [...before.values()].filter((one) => hasLost(one, after.get(one.id)));
  if (lost.length === 0) return done;
  await db.insert(rightsTaken).values(
    lost.map(({ id, titleId, isUser, isCreditApproval, offices: seen }) => ({
      ...{ at: now, byId: by.id, personId: id, titleId, isUser, isCreditApproval },
      everyOffice: seen === undefined,
      officeIds: [...(seen ?? [])],
    })),
  );
  return done;
}

/** What a person took from others since then, the newest first. */
export async function takenSince(db: Db, byId: number, since: Date): Promise<(Decider & { at: Date })[]> {
  const rows = await db
    .select()
    .from(rightsTaken)
    .where(and(eq(rightsTaken.byId, byId), gt(rightsTaken.at, since)))
    .orderBy(desc(rightsTaken.at), desc(rightsTaken.id));
  return rows.map(({ at, personId, titleId, isUser, isCreditApproval, everyOffice, officeIds }) => ({
    ...{ at, id: personId, titleId, isUser, isCreditApproval },
    offices: listedOffices(everyOffice, officeIds),
  }));
}

/** Of these people those who can sign in, with what they can decide. */
async function decidersNow(db: Db, ids: readonly number[]): Promise<Map<number, Decider>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select(identityColumns)
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(inArray(staff.id, [...ids]));
  const able = found.filter(({ person }) => person.active && person.passwordHash !== null);
  return new Map(able.map((row) => [row.person.id, deciderOf(identity(row))]));
}

/** Whether something that could be decided may be beyond somebody now: nobody decides about their own title. */
function hasLost(before: Decider, after: Decider | undefined): boolean {
  if (!before.isUser && !before.isCreditApproval) return false;
  if (!after || after.titleId !== before.titleId) return true;
  const hasFewer =
    after.offices !== undefined &&
    (before.offices === undefined || before.offices.some((id) => after.offices?.includes(id) !== true));
  return (before.isUser && !after.isUser) || (before.isCreditApproval && !after.isCreditApproval) || hasFewer;
}
