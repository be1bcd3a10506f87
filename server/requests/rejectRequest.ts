import type { ContractRequest } from '@/lib/contract/requests';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { closeRequest, nounOf, refuseDecided, refuseOneSided, refuseOwnRequest } from './decisions';
import { findRequest, lockRequest } from './findRequest';
import { toRequest } from './requestRow';
import { tellAsker } from './tell';

type RejectCall = StaffCall<{ id: string }, unknown, { reason: string }>;

/** A checker refuses; the contract stays as it is and the asker is told why. */
export async function rejectRequest(call: RejectCall): Promise<ContractRequest> {
  const { db, staff, now, origin, body, params } = call;
  const { request } = await lockRequest(db, staff, params.id);
  refuseOwnRequest(request, staff);
  refuseOneSided(request, staff);
  refuseDecided(request, staff);
  await closeRequest(db, request, { status: 'REJECTED', by: staff, at: now, reason: body.reason });
  const noun = nounOf(request);
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'CONTRACT_REQUEST_REJECTED',
    summary: `Menolak ${noun} kontrak ${request.contractCode} yang diminta ${request.askerName}`,
    origin,
    record: { type: 'contract', id: request.contractCode },
    reason: body.reason,
    changes: { request_id: [request.id, request.id], request_status: ['WAITING', 'REJECTED'] },
  });
  const message = `${staff.name} menolak ${noun} kontrak ${request.contractCode} (${request.customerName}): ${body.reason}`;
  await tellAsker(db, request, { title: 'Permintaan ditolak', message }, now);
  return toRequest(await findRequest(db, staff, params.id), staff);
}
