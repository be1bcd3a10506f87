import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { seesEveryOffice } from '../platform/auth/offices';
import { identity, identityColumns } from '../platform/auth/session';
import type { Changes } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { history, offices, staff, titles } from '../platform/db/schema';
import { type Bounded, obstacleToDecide } from './deciders';

/** How long a right to decide that a change's maker took away still counts. */
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;
/** How somebody's rights or way in are taken by one person alone. */
const TAKING = ['STAFF_ENDED', 'STAFF_CHANGED', 'STAFF_PASSWORD_RESET', 'TITLE_CHANGED'];
const PLACE = ['office', 'further_offices'];

/**
 * From when on nobody else counts as able to decide a change: now, or seven days after its maker's own hand took the right,
 * the employment or the password of somebody who could have decided it. Else one person would first make themself alone.
 */
export async function aloneFrom(db: Db, request: Bounded, now: Date): Promise<Date> {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const taken = await db
    .select({
      at: history.at,
      type: history.recordType,
      recordId: history.recordId,
      changes: history.changes,
    })
    .from(history)
    .where(
      and(
        eq(history.staffId, request.requestedBy),
        inArray(history.recordType, ['staff', 'title']),
        inArray(history.action, TAKING),
        gt(history.at, since),
      ),
    )
    .orderBy(desc(history.id));
  if (taken.length === 0) return now;
  const state = await stateNow(db);
  const asked = { ...request, takesEffectAt: null };
  // Each act is undone, the newest first, until somebody could decide.
  for (const { at, type, recordId, changes } of taken) {
    if (type === 'title') undoTitle(state, Number(recordId), changes);
    else undoStaff(state, Number(recordId), changes, request.officeIds);
    if (state.people.some((person) => couldDecide(state, person, asked)))
      return new Date(at.getTime() + KEPT_DAYS * DAY_MS);
  }
  return now;
}

async function stateNow(db: Db) {
  const found = await db
    .select(identityColumns)
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .innerJoin(offices, eq(offices.id, staff.officeId));
  const people = found.map((row) => ({
    ...row,
    titleId: row.title.id,
    isAble: row.person.active && row.person.passwordHash !== null,
  }));
  const all = await db.select().from(titles);
  return { people, titles: new Map(all.map((title) => [title.id, title])) };
}

type State = Awaited<ReturnType<typeof stateNow>>;

function couldDecide(state: State, { isAble, titleId, ...row }: State['people'][number], asked: Bounded) {
  const title = state.titles.get(titleId);
  return isAble && title !== undefined && obstacleToDecide(asked, identity({ ...row, title })) === null;
}

function undoTitle({ titles: all }: State, id: number, changes: Changes): void {
  const title = all.get(id);
  if (!title) return;
  const was = (field: string, now: unknown) => changes[field]?.[0] ?? now;
  all.set(id, {
    ...title,
    name: String(was('name', title.name)),
    allOffices: was('all_offices', seesEveryOffice(title)) === true,
    is_user: was('is_user', title.is_user) === true,
    is_credit_approval: was('is_credit_approval', title.is_credit_approval) === true,
  });
}

function undoStaff(state: State, id: number, changes: Changes, officeIds: readonly number[]): void {
  const one = state.people.find(({ person }) => person.id === id);
  if (!one) return;
  // Without changes it is a reset of the password.
  if ('active' in changes || Object.keys(changes).length === 0) one.isAble = true;
  const name = changes.title?.[0];
  const title = [...state.titles.values()].find((each) => each.name === name);
  if (title) one.titleId = title.id;
  // The log has offices by name, and names change: whoever was moved counts as having seen all that are concerned.
  if (PLACE.some((field) => field in changes)) one.furtherOffices = [...officeIds];
}
