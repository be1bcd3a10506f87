import { and, asc, eq, isNull } from 'drizzle-orm';
import { obstacleToDecide } from './deciders';
import type { Db } from '../platform/db/connect';
import { changeRequests, offices } from '../platform/db/schema';
import { MAX_DECISIONS, type Decision } from '../requests/engine/Decision';

/** Changes of rights and of masters that somebody decides. */
export async function changeDecisions(db: Db): Promise<Decision[]> {
  const rows = await db
    .select()
    .from(changeRequests)
    .where(and(eq(changeRequests.status, 'WAITING'), isNull(changeRequests.takesEffectAt)))
    .orderBy(asc(changeRequests.requestedAt), asc(changeRequests.id))
    .limit(MAX_DECISIONS);
  if (rows.length === 0) return [];
  const named = new Map(
    (await db.select({ id: offices.id, name: offices.name }).from(offices)).map(({ id, name }) => [id, name]),
  );
  return rows.map((request) => ({
    id: request.id,
    name: request.what,
    office_name:
      request.officeIds.length === 1 ? (named.get(request.officeIds[0] ?? 0) ?? '') : 'semua kantor',
    since: request.requestedAt.toISOString(),
    may: (person) => obstacleToDecide(request, person) === null,
  }));
}
