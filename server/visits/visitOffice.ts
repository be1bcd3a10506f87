import { and, arrayContains, desc, eq, lte, or } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { todayIn } from '../calendar/today';
import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { forbidden } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { collectorPlans, contractCollectors, planRows, type contracts } from '../platform/db/schema';

type Contract = typeof contracts.$inferSelect;

/**
 * The office that a visit is of, whose day it has: the contract's, or where the contract has gone to an office that the
 * collector does not see, that of the plan which led there, or the home office. 403: the account never was this collector's,
 * on whatever day: a phone's clock may tell of days before it was.
 */
export async function visitOffice(db: Db, person: SignedIn, contract: Contract, at: Date): Promise<number> {
  // A day is never further ahead anywhere.
  const until = addDays(todayIn('UTC', at), 1);
  const [plan] = await db
    .select({ officeId: collectorPlans.officeId })
    .from(planRows)
    .innerJoin(collectorPlans, eq(collectorPlans.id, planRows.planId))
    .where(and(eq(planRows.contractCode, contract.code), eq(collectorPlans.collectorId, person.id)))
    .orderBy(desc(lte(collectorPlans.day, until)), desc(collectorPlans.day))
    .limit(1);
  if (!plan && !(await everCollected(db, person.id, contract))) {
    throw forbidden('Kontrak ini tidak pernah menjadi akun Anda.');
  }
  const near = [contract.officeId, plan?.officeId].find((id) => id !== undefined && seesOffice(person, id));
  return near ?? person.office.id;
}

async function everCollected(db: Db, id: number, contract: Contract): Promise<boolean> {
  if (contract.collectorId === id) return true;
  const theirs = and(
    eq(contractCollectors.contractCode, contract.code),
    or(eq(contractCollectors.collectorId, id), arrayContains(contractCollectors.earlierIds, [id])),
  );
  return (await db.$count(contractCollectors, theirs)) > 0;
}
