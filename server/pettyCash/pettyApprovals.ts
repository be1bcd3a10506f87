import { and, eq, ne } from 'drizzle-orm';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import { ofSeenOffices } from '../platform/auth/offices';
import { firstPassing } from '../platform/db/firstPassing';
import { pettyRequests } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { requestSummary } from './pettySubject';
import { requestObstacle, requestRows, requestTitle } from './requestRow';

/** Requests on petty cash in the inbox, oldest first, at most `limit`. */
export async function pettyApprovals(
  { db, staff }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff'>,
  whose: 'decide' | 'own',
  limit: number,
): Promise<ApprovalRow[]> {
  if (whose === 'decide' && staff.access.is_pettycash !== 1) return [];
  const { requestedBy, officeId, status } = pettyRequests;
  const isShown =
    whose === 'own'
      ? eq(requestedBy, staff.id)
      : and(ne(requestedBy, staff.id), ofSeenOffices(officeId, staff));
  const rows = await firstPassing(
    (size, offset) => requestRows(db, and(eq(status, 'WAITING'), isShown), { limit: size, offset }),
    (row) => (whose === 'own' || requestObstacle(row, staff) === null ? row : null),
    limit,
  );
  return rows.map((row) => ({
    kind: 'PETTY_CASH',
    request_id: row.id,
    record: { type: 'petty_fund', id: String(row.officeId), label: row.office.name },
    version: 1,
    card: null,
    name: row.office.name,
    office_id: row.officeId,
    what: requestTitle(row),
    summary: requestSummary(row),
    reason: row.reason === '' ? null : row.reason,
    request_by: { username: row.askerUsername, name: row.askerName },
    requested_at: row.requestedAt.toISOString(),
    amount: row.amount,
    may_decide: requestObstacle(row, staff) === null,
    may_withdraw: row.requestedBy === staff.id,
  }));
}
