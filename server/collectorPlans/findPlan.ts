import { and, eq } from 'drizzle-orm';
import { requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { collectorPlans, offices, staff } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';

const MISSING = 'Rencana kerja ini tidak ada.';

/** Plans with whose they are and their office; add which. */
const planQuery = (db: Db) =>
  db
    .select({ plan: collectorPlans, collector: { id: staff.id, name: staff.name }, office: offices })
    .from(collectorPlans)
    .innerJoin(staff, eq(staff.id, collectorPlans.collectorId))
    .innerJoin(offices, eq(offices.id, collectorPlans.officeId));

/** A plan with whose it is and its office. */
export type FoundPlan = Awaited<ReturnType<typeof planQuery>>[number];

/** Somebody's plan of a day; null: it was not made. */
export async function planOf(db: Db, collectorId: number, day: string): Promise<FoundPlan | null> {
  const [found] = await planQuery(db).where(
    and(eq(collectorPlans.collectorId, collectorId), eq(collectorPlans.day, day)),
  );
  return found ?? null;
}

/** A plan of an office that the person sees. 404: there is none. 403: another office's. */
export async function findPlan(db: Db, person: SignedIn, id: string): Promise<FoundPlan> {
  const [found] = await planQuery(db).where(eq(collectorPlans.id, idOf(id, MISSING)));
  if (!found) throw notFound(MISSING);
  requireOffice(person, found.plan.officeId, 'Rencana kerja ini milik kantor lain.');
  return found;
}

/** The same, and nobody else adds to it or closes it until the transaction ends. */
export async function lockPlan(tx: Db, person: SignedIn, id: string): Promise<FoundPlan> {
  await tx
    .select({ id: collectorPlans.id })
    .from(collectorPlans)
    .where(eq(collectorPlans.id, idOf(id, MISSING)))
    .for('update');
  return findPlan(tx, person, id);
}
