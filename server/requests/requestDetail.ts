import type { ContractRequestDetail } from '@/lib/contract/requests';
import type { FoundContract } from '../contracts/readContract';
import { ApiError } from '../platform/core/ApiError';
import { rehearsed } from './engine/apply';
import type { Call } from './engine/Subject';
import { lockRequest } from './findRequest';
import { onContract } from './kinds';
import { toRequest, type RequestRow } from './requestRow';

/** One request; while it waits with what approving would do at this moment. 404 and 403 as `findRequest`. */
export function requestDetail({
  params,
  ...call
}: Call & { params: { id: string } }): Promise<ContractRequestDetail> {
  return call.db.transaction(async (tx) =>
    detailOf({ ...call, db: tx }, await lockRequest(tx, call.staff, params.id)),
  );
}

/** The same of a request whose contract is locked. */
export async function detailOf(
  call: Call,
  held: { found: FoundContract; request: RequestRow },
): Promise<ContractRequestDetail> {
  const detail = {
    request: toRequest(held.request, call.staff),
    version: held.found.contract.version,
    consequences: null,
    obstacle: null,
  };
  if (held.request.status !== 'WAITING') return detail;
  try {
    const { consequences, beyond } = await rehearsed(onContract, call, held);
    return { ...detail, consequences, obstacle: detail.request.may_decide ? beyond : null };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { ...detail, obstacle: error.message };
    throw error;
  }
}
