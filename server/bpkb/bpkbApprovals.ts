import { and, eq, ne } from 'drizzle-orm';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import { BPKB_REQUEST_LABELS } from '@/lib/contract/bpkbTerms';
import { ofSeenOffices } from '../platform/auth/offices';
import { firstPassing } from '../platform/db/firstPassing';
import { bpkbRequests } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { requestSummary } from './bpkbSubject';
import { requestObstacle, requestRows } from './requestRow';

/** Requests on books in the inbox, oldest first, at most `limit`. */
export async function bpkbApprovals(
  { db, staff }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff'>,
  whose: 'decide' | 'own',
  limit: number,
): Promise<ApprovalRow[]> {
  if (whose === 'decide' && staff.access.is_credit_approval !== 1) return [];
  const { requestedBy, officeId, status } = bpkbRequests;
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
    kind: 'BPKB',
    request_id: row.id,
    record: {
      type: 'bpkb',
      id: String(row.bpkbId),
      label: row.number === '' ? row.contractCode : row.number,
    },
    version: 1,
    card: null,
    name: row.customerName,
    office_id: row.officeId,
    what: BPKB_REQUEST_LABELS[row.kind],
    summary: requestSummary(row),
    reason: row.reason === '' ? null : row.reason,
    request_by: { username: row.askerUsername, name: row.askerName },
    requested_at: row.requestedAt.toISOString(),
    amount: null,
    may_decide: requestObstacle(row, staff) === null,
    may_withdraw: row.kind !== 'MISMATCH' && row.requestedBy === staff.id,
  }));
}
