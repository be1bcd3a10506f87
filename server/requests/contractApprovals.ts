import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { StaffCall } from '../platform/http/route';
import { capital } from './engine/refusals';
import { nounOf } from './kinds';
import { listPendingRequests, toRequest } from './requestRow';

/** Requests on contracts in the inbox, oldest first, at most `limit`. */
export async function contractApprovals(
  { db, staff }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff'>,
  whose: 'decide' | 'own',
  limit: number,
): Promise<ApprovalRow[]> {
  const rows = await listPendingRequests(db, staff, whose, limit);
  return rows.map((row) => {
    const { id, contract_code: code, customer_name: name, ...request } = toRequest(row, staff);
    return {
      kind: 'CONTRACT',
      request_id: id,
      record: { type: 'contract', id: code, label: code },
      version: row.versionNow,
      card: code,
      name,
      office_id: request.office_id,
      what: capital(nounOf(row)),
      summary: request.summary,
      reason: request.reason,
      request_by: request.request_by,
      requested_at: request.requested_at,
      amount: row.letGo,
      may_decide: request.may_decide,
      may_withdraw: request.may_withdraw,
    };
  });
}
