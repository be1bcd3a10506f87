import type { RequestConsequences } from '@/lib/contract/creditRequests';
import { todayIn } from '../calendar/today';
import { lockContract } from '../contracts/readContract';
import { findReceipt, lockReceipt } from '../credits/findReceipt';
import { findPendingRequest } from '../credits/pendingRequests';
import type { StaffCall } from '../platform/http/route';
import { rehearse } from '../requests/rehearse';
import { applyRequest } from './applyChange';
import { alreadyDecidedError } from './decisions';

type ConsequencesCall = Pick<
  StaffCall<{ id: string }, unknown, unknown>,
  'db' | 'staff' | 'now' | 'origin' | 'params'
>;

/**
 * What approving the request that waits on a receipt would do now, learnt by doing it and taking it back. 409: nothing
 * waits, or it can no longer be applied, with why.
 */
export function requestConsequences(call: ConsequencesCall): Promise<RequestConsequences> {
  const { staff, now, origin, params } = call;
  return call.db.transaction(async (db) => {
    const { contractCode } = await findReceipt(db, staff, params.id);
    const found = await lockContract(db, staff, contractCode);
    const receipt = await lockReceipt(db, staff, params.id);
    const request = await findPendingRequest(db, receipt.id);
    if (!request) throw await alreadyDecidedError(db, receipt, staff);
    const today = todayIn(found.office.zone, now);
    const consequences = await rehearse(
      { db, found, today, checker: staff, receipt, request, now, origin },
      applyRequest,
    );
    const { contract, customer } = found;
    return {
      request_id: request.id,
      version: receipt.version,
      contract: {
        code: contract.code,
        customer_name: customer.name,
        vehicle: contract.vehicle,
        plate_number: contract.plateNumber,
      },
      consequences: {
        ...consequences,
        // What becomes of the receipt itself stands side by side above it.
        later: consequences.later.filter((row) => row.invoice !== receipt.invoice),
      },
    };
  });
}
