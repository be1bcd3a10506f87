import type { RequestedAction } from '@/lib/contract/requestedAction';
import type { ContractRequest } from '@/lib/contract/requests';
import { todayIn } from '../calendar/today';
import { lockContract } from '../contracts/readContract';
import { requireActiveOffice } from '../offices/requireActiveOffice';
import { requireOffice } from '../platform/auth/offices';
import { ApiError, conflict, forbidden } from '../platform/core/ApiError';
import { contractRequests } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { applyContext } from './context';
import { contractActions } from './contractActions';
import { refuseSecond } from './decisions';
import { findRequest } from './findRequest';
import { applyAction, checkAction, kindOf } from './kinds';
import { rehearse } from './rehearse';
import { toRequest, findPendingOnContract, type RequestPayload } from './requestRow';
import { tellApprovers } from './tell';

type CreateCall = StaffCall<
  { id: string },
  unknown,
  { ask: RequestedAction; reason: string; version: number }
>;

/**
 * Puts a request beside a contract, which stays as it is until somebody else approves. What approving would do is tried
 * here and taken back, so that nothing waits that could not be approved now.
 */
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
  refuseSecond(await findPendingOnContract(db, contract.code), staff);
  if (contract.version !== version) {
    throw conflict('Kontrak ini berubah sejak Anda membukanya. Periksa lagi, lalu minta ulang.', {
      version: contract.version,
      current: await contractActions(db, staff, contract.code, now),
    });
  }
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
  const row = await findRequest(db, staff, String(written.id));
  await rehearse(await applyContext(call, found, row), (inner) => applyAction(inner, ask));
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'CONTRACT_REQUESTED',
    summary: `Meminta ${kind.noun} kontrak ${contract.code}. ${summary}`,
    origin,
    record: { type: 'contract', id: contract.code },
    reason,
    changes: { request_id: [null, row.id], ask: [null, ask] },
  });
  await tellApprovers(db, row, { asker: staff, noun: kind.noun, summary, reason }, now);
  return toRequest(row, staff);
}
