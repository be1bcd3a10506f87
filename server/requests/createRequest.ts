import type { RequestedAction } from '@/lib/contract/requestedAction';
import type { ContractRequest } from '@/lib/contract/requests';
import { lockContract } from '../contracts/readContract';
import { requireActiveOffice } from '../offices/requireActiveOffice';
import { forbidden } from '../platform/core/ApiError';
import type { StaffCall } from '../platform/http/route';
import { contractActions } from './contractActions';
import { contractSubject } from './contractSubject';
import { refuseSecond, refuseStale } from './engine/refusals';
import { kindOf, nounOf } from './kinds';
import { putRequest } from './putRequest';
import { findPendingOnContract } from './requestRow';

type CreateCall = StaffCall<
  { id: string },
  unknown,
  { ask: RequestedAction; reason: string; version: number }
>;

/** Puts a request beside a contract, which stays as it is until somebody else approves. */
export async function createRequest(call: CreateCall): Promise<ContractRequest> {
  const { db, staff, now, body, params } = call;
  const { ask, reason, version } = body;
  const kind = kindOf(ask.kind);
  if (staff.access[kind.askedBy] !== 1) {
    throw forbidden(`Jabatan Anda tidak berhak meminta ${kind.noun}.`);
  }
  const found = await lockContract(db, staff, params.id);
  const { contract, office } = found;
  if (!kind.leavesOffice) requireActiveOffice(office);
  const pending = await findPendingOnContract(db, contract.code);
  if (pending) refuseSecond(`${nounOf(pending)} kontrak ini`, pending, staff);
  await refuseStale(
    contract.version === version,
    'Kontrak ini berubah sejak Anda membukanya. Periksa lagi, lalu minta ulang.',
    async () => ({
      version: contract.version,
      current: await contractActions(db, staff, contract.code, now),
    }),
  );
  return putRequest(contractSubject, call, found, { ask, reason });
}
