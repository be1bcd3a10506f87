import type { approveCredit, Approval } from '@/lib/contract/approvals';
import type { BodyOf } from '@/lib/contract/endpoint';
import { requestedValues } from './receiptChanges';

/**
 * Body of PUT credits/{id}: exactly SPEC 7's list with the requested values, a field that the request leaves out
 * with its current one, and `request_approval` false. Nothing else that a host pushed goes back.
 */
export function approvalPayload({ credit, update }: Approval): BodyOf<typeof approveCredit> {
  return { request_approval: false, ...requestedValues(credit, update) };
}
