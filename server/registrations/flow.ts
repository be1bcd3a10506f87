import { and, eq, ne, type SQL } from 'drizzle-orm';
import { SURVEYOR_TITLE_ID, type Access } from '@/lib/contract/access';
import type { StatusKind, TransitionActor } from '@/lib/contract/registrationStatuses';
import { peopleWhoSee } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { registrationStatuses, registrationTransitions, staff, titles } from '../platform/db/schema';

/** A step of the flow from where a registration stands. */
export interface Step {
  to: { id: number; name: string; kind: StatusKind };
  by: TransitionActor;
  needsNote: boolean;
}

/** Steps that lead from a status to others that are in use, in the order of the flow's codes. */
export const stepsFrom = (db: Db, statusId: number): Promise<Step[]> =>
  stepsWhere(db, eq(registrationTransitions.fromId, statusId));

/** Steps that lead to a kind of status in use, from wherever. */
export const stepsTo = (db: Db, kind: StatusKind): Promise<(Step & { fromId: number })[]> =>
  stepsWhere(db, eq(registrationStatuses.kind, kind));

async function stepsWhere(db: Db, where: SQL): Promise<(Step & { fromId: number })[]> {
  const rows = await db
    .select({
      fromId: registrationTransitions.fromId,
      to: {
        id: registrationStatuses.id,
        name: registrationStatuses.name,
        kind: registrationStatuses.kind,
      },
      by: registrationTransitions.by,
      needsNote: registrationTransitions.needsNote,
    })
    .from(registrationTransitions)
    .innerJoin(registrationStatuses, eq(registrationStatuses.id, registrationTransitions.toId))
    .where(and(where, eq(registrationStatuses.active, true)))
    .orderBy(registrationStatuses.id);
  return rows;
}

/** Whether a person's title takes the step. Surveyors take theirs and no others, whatever their flags are. */
export function mayTake({ access, profile }: Pick<SignedIn, 'access' | 'profile'>, { by }: Step): boolean {
  const isSurveyor = profile.id_title === SURVEYOR_TITLE_ID;
  return by === 'surveyor' ? isSurveyor : !isSurveyor && hasFlag(access, by);
}

const hasFlag = (access: Access, flag: Exclude<TransitionActor, 'surveyor'>) => access[flag] === 1;

/** Active people who see an office and whose title takes one of the steps; surveyors only of the office itself. */
export async function peopleWhoTake(db: Db, officeId: number, steps: readonly Step[]): Promise<number[]> {
  const ids = new Set<number>();
  for (const by of new Set(steps.map((step) => step.by))) {
    const rows = await db
      .select({ id: staff.id })
      .from(staff)
      .innerJoin(titles, eq(titles.id, staff.titleId))
      .where(and(eq(staff.active, true), titles.is_customer, peopleWhoSee(officeId), holds(by)));
    for (const { id } of rows) ids.add(id);
  }
  return [...ids];
}

const holds = (by: TransitionActor): SQL | undefined =>
  by === 'surveyor'
    ? eq(titles.id, SURVEYOR_TITLE_ID)
    : and(eq(titles[by], true), ne(titles.id, SURVEYOR_TITLE_ID));
