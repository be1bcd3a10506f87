import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import { offices, changeRequests } from '../platform/db/schema';
import type { Db } from '../platform/db/connect';
import { namedRequests } from '../platform/db/namedRequests';
import type { StaffCall } from '../platform/http/route';
import { capital } from '../requests/engine/refusals';
import { askedBy, type WaitingRequest, takingBack } from '../requests/engine/takeBack';
import { changeSubject, holdChange } from './changeSubject';
import { mayStop, obstacleToDecide, peopleWhoDecide } from './deciders';
import { kindOf } from './kinds';

/** So many that wait are looked at, the oldest first: more than a company ever has. */
const MOST = 500;
const NAMED_FACTS = 3;

/** Changes in the inbox that the caller may decide or stop, or asked for; oldest first, at most `limit`. */
export async function changeApprovals(
  { db, staff }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff'>,
  whose: 'decide' | 'own',
  limit: number,
): Promise<ApprovalRow[]> {
  const isOwn = eq(changeRequests.requestedBy, staff.id);
  const waiting = await waitingChanges(
    db,
    whose === 'own' ? isOwn : ne(changeRequests.requestedBy, staff.id),
  );
  const found = waiting.filter(
    (request) => whose === 'own' || mayStop(request, staff) || obstacleToDecide(request, staff) === null,
  );
  if (found.length === 0) return [];
  const people = await peopleWhoDecide(db);
  const names = new Map(
    (await db.select({ id: offices.id, name: offices.name }).from(offices)).map(({ id, name }) => [id, name]),
  );
  const rows: ApprovalRow[] = [];
  for (const request of found.slice(0, limit)) {
    const { target } = await holdChange(kindOf(request), db, request, people);
    const [only] = request.officeIds.length === 1 ? request.officeIds : [];
    const facts = target.facts.map(({ label, after }) => `${label}: ${after}`);
    const more = facts.length > NAMED_FACTS ? `, dan ${facts.length - NAMED_FACTS} lagi` : '';
    rows.push({
      kind: 'CHANGE',
      request_id: request.id,
      record: {
        type: recordType(request.subjectType),
        id: String(request.subjectId ?? 0),
        label: target.label,
      },
      version: target.version ?? 0,
      card: null,
      name: only === undefined ? 'Semua kantor' : (names.get(only) ?? ''),
      office_id: only ?? null,
      what: capital(kindOf(request).noun),
      summary: `${facts.slice(0, NAMED_FACTS).join(', ')}${more}.`,
      reason: request.reason || null,
      request_by: { username: request.askerUsername, name: request.askerName },
      requested_at: request.requestedAt.toISOString(),
      amount: null,
      may_decide: mayStop(request, staff) || obstacleToDecide(request, staff) === null,
      may_withdraw: request.requestedBy === staff.id,
    });
  }
  return rows;
}

/** The subject of every kind is one of these. */
const recordType = (subject: string) => subject as ApprovalRow['record']['type'];

/** What waits, oldest first. */
async function waitingChanges(db: Db, where: SQL) {
  const ids = await db
    .select({ id: changeRequests.id })
    .from(changeRequests)
    .where(and(eq(changeRequests.status, 'WAITING'), where))
    .orderBy(asc(changeRequests.requestedAt), asc(changeRequests.id))
    .limit(MOST);
  const found = ids.map(({ id }) => id);
  return found.length === 0 ? [] : namedRequests(db, changeRequests, inArray(changeRequests.id, found));
}

/** Changes that somebody asked for and that wait, oldest first. */
export async function waitingOnChanges(db: Db, staffId: number): Promise<WaitingRequest[]> {
  const rows = await askedBy(db, changeRequests, staffId);
  return rows.map((row) => ({
    id: row.id,
    label: `Permintaan ${row.what}`,
    takeBack: takingBack(changeSubject(kindOf(row)), { id: row.id }),
  }));
}
