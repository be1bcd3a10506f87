import type { ContractRequest } from '@/lib/contract/requests';
import { forbidden } from '../platform/core/ApiError';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { closeRequest, nounOf, refuseDecided } from './decisions';
import { findRequest, lockRequest } from './findRequest';
import { toRequest } from './requestRow';
import { tellLists } from './tell';

type WithdrawCall = StaffCall<{ id: string }, unknown, unknown>;

/** The asker takes a request back before anybody decided it. */
export async function withdrawRequest(call: WithdrawCall): Promise<ContractRequest> {
  const { db, staff, now, origin, params } = call;
  const { request } = await lockRequest(db, staff, params.id);
  if (request.requestedBy !== staff.id) {
    throw forbidden(`Hanya ${request.askerName} yang dapat menarik kembali permintaan ini.`);
  }
  refuseDecided(request, staff);
  await closeRequest(db, request, { status: 'WITHDRAWN', by: staff, at: now });
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'CONTRACT_REQUEST_WITHDRAWN',
    summary: `Menarik kembali permintaan ${nounOf(request)} kontrak ${request.contractCode}`,
    origin,
    record: { type: 'contract', id: request.contractCode },
    changes: { request_id: [request.id, request.id], request_status: ['WAITING', 'WITHDRAWN'] },
  });
  await tellLists(db, request.id, now);
  return toRequest(await findRequest(db, staff, params.id), staff);
}
