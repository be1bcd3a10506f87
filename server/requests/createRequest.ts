import type { RequestedAction } from '@/lib/contract/requestedAction';
import type { ContractRequest } from '@/lib/contract/requests';
import { todayIn } from '../calendar/today';
import { lockContract } from '../contracts/readContract';
import { requireActiveOffice } from '../offices/requireActiveOffice';
import { requireOffice } from '../platform/auth/offices';
import { ApiError, forbidden } from '../platform/core/ApiError';
import { contractRequests } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { contractActions } from './contractActions';
import { contractSubject } from './contractSubject';
import { nowWaits } from './engine/ask';
import { refuseSecond, refuseStale } from './engine/refusals';
import { findRequest } from './findRequest';
import { checkAction, kindOf, nounOf } from './kinds';
import { findPendingOnContract, type RequestPayload } from './requestRow';

type CreateCall = StaffCall<
  { id: string },
  unknown,
  { ask: RequestedAction; reason: string; version: number }
>;

/** Puts a request beside a contract, which stays as it is until somebody else approves. */
export async function createRequest(call: CreateCall): Promise<ContractRequest> {
  const { db, staff, now, origin, body, params } = call;
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
  const today = todayIn(office.zone, now);
  const context = { db, found, today, askedOn: today, now, origin, maker: staff };
  const summary = await checkAction(context, ask);
  const otherOfficeId = (await kind.otherOffice?.(context, ask)) ?? null;
  if (kind.takesBack && otherOfficeId !== null) {
    requireOffice(staff, otherOfficeId, `Uang ini diterima kantor lain; ${kind.noun} diminta di sana.`);
  }
  const payload: RequestPayload = { ask, summary };
  const [written] = await db
    .insert(contractRequests)
    .values({
      kind: ask.kind,
      contractCode: contract.code,
      officeId: contract.officeId,
      otherOfficeId,
      contractVersion: version,
      payload,
      reason,
      requestedBy: staff.id,
      requestedAt: now,
    })
    .returning({ id: contractRequests.id });
  if (!written) throw new ApiError(500);
  return nowWaits(contractSubject, call, {
    found,
    request: await findRequest(db, staff, String(written.id)),
  });
}
