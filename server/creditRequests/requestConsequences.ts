import type { RequestConsequences } from '@/lib/contract/creditRequests';
import { ApiError } from '../platform/core/ApiError';
import { rehearsed } from '../requests/engine/apply';
import type { Call } from '../requests/engine/Subject';
import { refuseDecided } from '../requests/engine/refusals';
import { receiptSubject } from './receiptSubject';

/**
 * What approving the request that waits on a receipt would do now, learnt by doing it and taking it back. 409: nothing
 * waits, or it can no longer be applied, with why.
 */
export function requestConsequences({
  params,
  ...call
}: Call & { params: { id: string } }): Promise<RequestConsequences> {
  return call.db.transaction(async (db) => {
    const inner = { ...call, db };
    const held = await receiptSubject.lock(inner, params, 'APPROVED');
    await refuseDecided(receiptSubject, inner, held);
    const { found, receipt, request } = held;
    const { consequences, beyond } = await rehearsed(receiptSubject, inner, held);
    if (!consequences) throw new ApiError(500);
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
      obstacle: beyond,
    };
  });
}
