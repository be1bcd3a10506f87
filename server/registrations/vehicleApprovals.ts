import { and, asc, eq, getTableColumns, not } from 'drizzle-orm';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import { boundText } from '../contracts/vehicleBound';
import { ofSeenOffices } from '../platform/auth/offices';
import { asker, askedBy, decidedBy, decider, requestNames } from '../platform/db/namedRequests';
import { registrations, vehicleRequests } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { mayDecide } from '../requests/engine/refusals';

/** Vehicles in the inbox that are said to be others than those of running contracts; oldest first, at most `limit`. */
export async function vehicleApprovals(
  { db, staff }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff'>,
  whose: 'decide' | 'own',
  limit: number,
): Promise<ApprovalRow[]> {
  const { is_customer, is_credit_approval } = staff.access;
  if (is_customer !== 1 || (whose === 'decide' && is_credit_approval !== 1)) return [];
  const isOwn = eq(vehicleRequests.requestedBy, staff.id);
  const found = await db
    .select({ request: { ...getTableColumns(vehicleRequests), ...requestNames }, row: registrations })
    .from(vehicleRequests)
    .innerJoin(registrations, eq(registrations.id, vehicleRequests.registrationId))
    .innerJoin(asker, askedBy(vehicleRequests))
    .leftJoin(decider, decidedBy(vehicleRequests))
    .where(
      and(
        eq(vehicleRequests.status, 'WAITING'),
        ofSeenOffices(registrations.officeId, staff),
        whose === 'own' ? isOwn : not(isOwn),
      ),
    )
    .orderBy(asc(vehicleRequests.requestedAt), asc(vehicleRequests.id))
    .limit(limit);
  return found.map(({ request, row }) => ({
    kind: 'VEHICLE',
    request_id: request.id,
    record: { type: 'registration', id: String(row.id), label: row.number ?? row.applicantName },
    version: row.version,
    card: null,
    name: row.applicantName,
    office_id: row.officeId,
    what: 'Pernyataan kendaraan lain',
    summary: `${row.vehicle} bukan kendaraan kontrak ${boundText(request.hits)}.`,
    reason: request.reason,
    request_by: { username: request.askerUsername, name: request.askerName },
    requested_at: request.requestedAt.toISOString(),
    amount: null,
    may_decide: mayDecide(request, staff),
    may_withdraw: request.requestedBy === staff.id,
  }));
}
