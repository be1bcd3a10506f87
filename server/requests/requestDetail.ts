import type { ContractRequestDetail } from '@/lib/contract/requests';
import type { FoundContract } from '../contracts/readContract';
import { ApiError } from '../platform/core/ApiError';
import type { StaffCall } from '../platform/http/route';
import { applyContext } from './context';
import { lockRequest } from './findRequest';
import { applyAction, limitObstacle } from './kinds';
import { rehearse } from './rehearse';
import { payloadOf, toRequest, type RequestRow } from './requestRow';

type DetailCall = Pick<
  StaffCall<{ id: string }, unknown, unknown>,
  'db' | 'staff' | 'now' | 'origin' | 'params'
>;

/** One request; while it waits with what approving would do at this moment. 404 and 403 as `findRequest`. */
export function requestDetail(call: DetailCall): Promise<ContractRequestDetail> {
  return call.db.transaction(async (tx) => {
    const { found, request } = await lockRequest(tx, call.staff, call.params.id);
    return detailOf({ ...call, db: tx }, found, request);
  });
}

/** The same of a request whose contract is locked. */
export async function detailOf(
  call: DetailCall,
  found: FoundContract,
  request: RequestRow,
): Promise<ContractRequestDetail> {
  const detail = {
    request: toRequest(request, call.staff),
    version: found.contract.version,
    consequences: null,
    obstacle: null,
  };
  if (request.status !== 'WAITING') return detail;
  const context = await applyContext(call, found, request);
  try {
    const { ask } = payloadOf(request);
    const consequences = await rehearse(context, (inner) => applyAction(inner, ask));
    const obstacle = detail.request.may_decide ? limitObstacle(found, ask, call.staff) : null;
    return { ...detail, consequences, obstacle };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { ...detail, obstacle: error.message };
    throw error;
  }
}
