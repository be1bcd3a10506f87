import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { seenOffices, type ListedOffices } from '../platform/auth/offices';
import { identity, identityColumns } from '../platform/auth/session';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { changeRequests, offices, staff, titles } from '../platform/db/schema';
import type { Asked, Person } from './ChangeKind';

/** What says who decides a change. */
export type Bounded = Pick<Asked, 'subjectType' | 'subjectId' | 'requestedBy'> &
  Pick<typeof changeRequests.$inferSelect, 'officeIds' | 'decidedByRule' | 'takesEffectAt' | 'stoppers'>;

/** What of a person says which changes they decide. */
export interface Decider {
  id: number;
  titleId: number;
  isUser: boolean;
  isCreditApproval: boolean;
  /** Undefined: every office. */
  offices: ListedOffices;
}

export const deciderOf = (person: Person): Decider => ({
  id: person.id,
  titleId: person.profile.id_title,
  isUser: person.access.is_user === 1,
  isCreditApproval: person.access.is_credit_approval === 1,
  offices: seenOffices(person),
});

/** Why a person may not decide a change, in words; null: they may. */
export const obstacleToDecide = (request: Bounded, person: Person): string | null =>
  obstacleOf(request, deciderOf(person));

/** The same of somebody as they were. */
export function obstacleOf(request: Bounded, person: Decider): string | null {
  if (request.requestedBy === person.id)
    return 'Perubahan ini Anda sendiri yang meminta; orang lain yang harus memutuskannya.';
  if (request.subjectType === 'staff' && request.subjectId === person.id)
    return 'Perubahan ini tentang Anda sendiri; orang lain yang harus memutuskannya.';
  if (request.subjectType === 'title' && request.subjectId === person.titleId)
    return 'Perubahan ini tentang jabatan Anda sendiri; pemegang jabatan lain yang harus memutuskannya.';
  if (request.decidedByRule === 'ADMINISTRATOR') {
    return person.isUser && person.offices === undefined
      ? null
      : 'Perubahan ini diputuskan oleh pemegang hak data user di semua kantor.';
  }
  if (!person.isCreditApproval) return 'Jabatan Anda tidak memiliki hak persetujuan.';
  return request.officeIds.every((id) => person.offices?.includes(id) ?? true)
    ? null
    : 'Perubahan ini menyangkut kantor yang bukan kantor Anda.';
}

/** Whether a person may stop what would take effect by itself because nobody could decide it. */
export const mayStop = (
  { takesEffectAt, requestedBy, stoppers }: Pick<Bounded, 'takesEffectAt' | 'requestedBy' | 'stoppers'>,
  { id, access }: Pick<Person, 'id' | 'access'>,
): boolean =>
  takesEffectAt !== null &&
  id !== requestedBy &&
  (access.is_credit_approval === 1 || access.is_user === 1 || stoppers.includes(id));

/**
 * Those who can sign in and hold a right by which changes are decided or stopped, or lost one by the hand of who asked for
 * one that waits; by name.
 */
export async function peopleWhoDecide(db: Db): Promise<Person[]> {
  const rows = await db
    .select(identityColumns)
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(
      and(
        staff.active,
        isNotNull(staff.passwordHash),
        or(titles.is_credit_approval, titles.is_user, mayStopOne),
      ),
    )
    .orderBy(asc(staff.name), asc(staff.id));
  return rows.map(identity);
}

const mayStopOne = sql`exists (select from ${changeRequests}
  where ${changeRequests.status} = 'WAITING' and ${staff.id} = any(${changeRequests.stoppers}))`;

/** Of these, who may decide a change, or stop it where nobody may. */
export const decidersOf = (request: Bounded, people: readonly Person[]): Person[] =>
  people.filter((person) =>
    request.takesEffectAt === null ? obstacleToDecide(request, person) === null : mayStop(request, person),
  );

/** A person by id, whether or not they are still employed. */
export async function identityOf(db: Db, id: number): Promise<Person> {
  const [row] = await db
    .select(identityColumns)
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(eq(staff.id, id));
  if (!row) throw new ApiError(500);
  return identity(row);
}

/** The same where they are employed and can sign in; null: they are not. */
export async function personById(db: Db, id: number): Promise<Person | null> {
  const [able] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, id), staff.active, isNotNull(staff.passwordHash)));
  return able ? identityOf(db, id) : null;
}
