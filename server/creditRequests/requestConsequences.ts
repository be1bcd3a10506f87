import type { RequestConsequences } from '@/lib/contract/creditRequests';
import { todayIn } from '../calendar/today';
import type { StaffCall } from '../platform/http/route';
import { rehearse } from '../requests/rehearse';
import { applyRequest } from './applyChange';
import { alreadyDecidedError } from './decisions';
import { lockToDecide } from './lockToDecide';

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
    const { found, receipt, request } = await lockToDecide({ db, staff, params });
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
