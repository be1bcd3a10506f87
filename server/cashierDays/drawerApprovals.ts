import { and, eq, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import { formatDate } from '@/lib/format/tanggal';
import { ofSeenOffices } from '../platform/auth/offices';
import { drawerRequests } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { drawerObstacle, drawerRequestRows, type DrawerRequestRow } from './drawerRequest';
import { drawerSummary } from './drawerSubject';

const WHAT = {
  HAND_OVER: 'Penyerahan kas',
  ABSENT_CLOSING: 'Penutupan kas kasir yang tidak hadir',
  CASH_IN: 'Uang untuk kas',
  SAFE_TO_BANK: 'Setoran brankas ke bank',
  SHORTAGE_WRITE_OFF: 'Penghapusan kurang setor',
};

/** What it is about: the hand-over that was short, else the drawer's day. */
function recordOf({ payload, holderId, day }: DrawerRequestRow): ApprovalRow['record'] {
  return payload.kind === 'SHORTAGE_WRITE_OFF'
    ? { type: 'handover', id: String(payload.handover_id), label: payload.reference }
    : { type: 'cashier_day', id: `${holderId}/${day}`, label: formatDate(day) };
}

/** Requests on drawers in the inbox, oldest first, at most `limit`. */
export async function drawerApprovals(
  { db, staff }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff'>,
  whose: 'decide' | 'own',
  limit: number,
): Promise<ApprovalRow[]> {
  const { requestedBy, receiverId, holderId, kind, officeId, status } = drawerRequests;
  const forApprovers = and(
    isNull(receiverId),
    ofSeenOffices(officeId, staff),
    or(notInArray(kind, ['ABSENT_CLOSING', 'SHORTAGE_WRITE_OFF']), ne(holderId, staff.id)),
  );
  const isReceived = eq(receiverId, staff.id);
  const decidable = and(
    ne(requestedBy, staff.id),
    staff.access.is_credit_approval === 1 ? or(forApprovers, isReceived) : isReceived,
  );
  const rows = await drawerRequestRows(
    db,
    and(eq(status, 'WAITING'), whose === 'own' ? eq(requestedBy, staff.id) : decidable),
    limit,
  );
  return rows.map((row) => ({
    kind: 'CASH',
    request_id: row.id,
    record: recordOf(row),
    version: row.closing,
    card: null,
    name: row.holderName,
    office_id: row.officeId,
    what: WHAT[row.kind],
    summary: drawerSummary(row),
    reason: row.reason === '' ? null : row.reason,
    request_by: { username: row.askerUsername, name: row.askerName },
    requested_at: row.requestedAt.toISOString(),
    amount: row.amount,
    may_decide: drawerObstacle(row, staff) === null,
    may_withdraw: row.requestedBy === staff.id,
  }));
}
