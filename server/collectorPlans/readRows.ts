import { and, asc, eq, sql } from 'drizzle-orm';
import type { PlanRow, PlanRowState, PlanVisit } from '@/lib/contract/collectorPlan';
import { isRunning } from '../contracts/runningStatuses';
import { lastDue } from '../distribution/readAccounts';
import type { Db } from '../platform/db/connect';
import { promises, tts, visits } from '../platform/db/schema';
import type { FoundPlan } from './findPlan';

/** A row of a plan as it stands now, with what both collector and supervisor see of it. */
export interface ReadRow {
  nth: number;
  code: string;
  customer: string;
  village: string | null;
  /** Null: nothing is due. */
  nextDue: string | null;
  state: PlanRowState;
  source: PlanRow['source'];
  addedReason: string;
  closeReason: string;
  visits: PlanVisit[];
}

type Row = Record<string, unknown> &
  Omit<ReadRow, 'nextDue' | 'state' | 'addedReason' | 'closeReason' | 'visits'> & {
    next_due: string | null;
    status: string;
    collector_id: number | null;
    added_reason: string;
    close_reason: string;
    paid_since: boolean;
  };

/** The rows of a plan in their order, with the visits of its collector on its day. */
export async function readRows(db: Db, { plan }: FoundPlan): Promise<ReadRow[]> {
  const made = await visitsOf(db, plan);
  const { rows } = await db.execute<Row>(sql`
      select r.nth, r.contract_code as code, c.customer_name as customer, v.name as village, c.next_due::text as next_due,
             c.status, c.collector_id, r.source, r.added_reason, r.close_reason,
             r.source = 'ADDED' and exists (
               select from credits k
                where k.contract_code = r.contract_code and k.voided_at is null and k.created_at >= r.added_at) as paid_since
        from plan_rows r
        join contracts c on c.code = r.contract_code
        left join regions v on v.code = c.village_code
       where r.plan_id = ${plan.id}
       order by r.nth`);
  return rows.map((row) => ({
    ...{ nth: row.nth, code: row.code, customer: row.customer, village: row.village, nextDue: row.next_due },
    state: stateOf(row, plan),
    ...{ source: row.source, addedReason: row.added_reason, closeReason: row.close_reason },
    visits: made.get(row.code) ?? [],
  }));
}

function stateOf(row: Row, { collectorId, day }: FoundPlan['plan']): PlanRowState {
  if (!isRunning(row.status)) return 'ENDED';
  if (row.collector_id !== collectorId) return 'MOVED';
  const isDue = row.next_due !== null && row.next_due <= lastDue(day);
  return isDue || (row.source === 'ADDED' && !row.paid_since) ? 'OPEN' : 'PAID';
}

/** Visits of a plan's collector on its day, oldest first, by contract. */
async function visitsOf(
  db: Db,
  { collectorId, day }: Pick<FoundPlan['plan'], 'collectorId' | 'day'>,
): Promise<Map<string, PlanVisit[]>> {
  const rows = await db
    .select({ visit: visits, given: tts.amount, promised: promises.amount })
    .from(visits)
    .leftJoin(tts, eq(tts.visitId, visits.id))
    .leftJoin(promises, eq(promises.id, visits.promiseId))
    .where(and(eq(visits.visitedBy, collectorId), eq(visits.day, day)))
    .orderBy(asc(visits.at), asc(visits.receivedAt), asc(visits.id));
  const byCode = new Map<string, PlanVisit[]>();
  for (const { visit, given, promised } of rows) {
    const those = byCode.get(visit.contractCode) ?? [];
    byCode.set(visit.contractCode, those);
    const { id, result, at, correctsId: corrects } = visit;
    those.push({ id, result, at: at.toISOString(), amount: given ?? promised ?? 0, corrects });
  }
  return byCode;
}

/**
 * What somebody saw of a plan: its own version and how many visits its rows have. Both only grow, so that a visit that
 * comes makes another version, too.
 */
export const versionOf = ({ plan }: FoundPlan, rows: readonly ReadRow[]): number =>
  rows.reduce((sum, { visits }) => sum + visits.length, plan.version);
