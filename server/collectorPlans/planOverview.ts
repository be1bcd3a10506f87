import { eq } from 'drizzle-orm';
import type { PlanOverview } from '@/lib/contract/collectorPlan';
import { todayIn } from '../calendar/today';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { staff } from '../platform/db/schema';
import type { FoundPlan } from './findPlan';
import { mayAdd } from './mayAdd';
import { readRows, versionOf, type ReadRow } from './readRows';
import { dpdOn } from './rowFacts';

/** A plan with what came of each row, for the supervisor. */
export async function planOverview(
  db: Db,
  person: SignedIn,
  found: FoundPlan,
  now: Date,
): Promise<PlanOverview> {
  return overviewOf(db, person, found, { rows: await readRows(db, found), now });
}

/** The same from rows that were read. */
export async function overviewOf(
  db: Db,
  person: SignedIn,
  found: FoundPlan,
  { rows, now }: { rows: readonly ReadRow[]; now: Date },
): Promise<PlanOverview> {
  const { plan, collector, office } = found;
  const today = todayIn(office.zone, now);
  const isOpen = plan.closedAt === null;
  return {
    ...{ id: plan.id, day: plan.day, office: { id: office.id, name: office.name }, collector },
    ...{ closed_at: plan.closedAt?.toISOString() ?? null, closed_by: await actorOf(db, plan.closedBy) },
    version: versionOf(found, rows),
    may_add: isOpen && mayAdd(office.zone, plan.day, now),
    obstacle: obstacleOf(found, person),
    rows: rows.map((row) => ({
      ...{ nth: row.nth, contract_code: row.code, customer_name: row.customer, village: row.village },
      ...{ state: isOpen ? row.state : null, dpd: dpdOn(row, today), source: row.source },
      ...{ added_reason: row.addedReason, visits: row.visits, close_reason: row.closeReason },
    })),
  };
}

/** Why a person can't close a plan; null: they can. */
export function obstacleOf({ plan }: FoundPlan, person: Pick<SignedIn, 'id'>): string | null {
  if (plan.closedAt !== null) return 'Rencana kerja ini sudah ditutup.';
  return plan.collectorId === person.id ? 'Rencana kerja sendiri ditutup oleh orang lain.' : null;
}

async function actorOf(db: Db, id: number | null) {
  if (id === null) return null;
  const [row] = await db
    .select({ username: staff.username, name: staff.name })
    .from(staff)
    .where(eq(staff.id, id));
  return row ?? null;
}
