import type { ContractRequest } from '@/lib/contract/requests';
import { conflict, forbidden } from '../platform/core/ApiError';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { applyContext } from './context';
import { closeRequest, nounOf, refuseDecided, refuseOneSided, refuseOwnRequest } from './decisions';
import { findRequest, lockRequest } from './findRequest';
import { applyAction, limitObstacle } from './kinds';
import { detailOf } from './requestDetail';
import { payloadOf, toRequest } from './requestRow';
import { tellAsker } from './tell';

type ApproveCall = StaffCall<{ id: string }, unknown, { version: number }>;

/**
 * A checker applies a request in one transaction, on the contract as it was seen: everything is checked again, and where
 * it no longer holds nothing is written and the request still waits.
 */
export async function approveRequest(call: ApproveCall): Promise<ContractRequest> {
  const { db, staff, now, origin, body, params } = call;
  const { found, request } = await lockRequest(db, staff, params.id);
  refuseOwnRequest(request, staff);
  refuseOneSided(request, staff);
  refuseDecided(request, staff);
  if (found.contract.version !== body.version) {
    throw conflict('Kontrak ini berubah sejak Anda membuka permintaannya. Periksa akibatnya yang sekarang.', {
      version: found.contract.version,
      current: await detailOf(call, found, request),
    });
  }
  const { ask, summary } = payloadOf(request);
  const beyond = limitObstacle(found, ask, staff);
  if (beyond !== null) throw forbidden(beyond);
  await applyAction(await applyContext(call, found, request), ask);
  await closeRequest(db, request, { status: 'APPROVED', by: staff, at: now });
  const noun = nounOf(request);
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'CONTRACT_REQUEST_APPROVED',
    summary: `Menyetujui ${noun} kontrak ${request.contractCode} yang diminta ${request.askerName}`,
    origin,
    record: { type: 'contract', id: request.contractCode },
    changes: { request_id: [request.id, request.id], request_status: ['WAITING', 'APPROVED'] },
  });
  const message = `${staff.name} menyetujui ${noun} kontrak ${request.contractCode} (${request.customerName}). ${summary}`;
  await tellAsker(db, request, { title: 'Permintaan disetujui', message }, now);
  return toRequest(await findRequest(db, staff, params.id), staff);
}
