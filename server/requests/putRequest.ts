import { eq } from 'drizzle-orm';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import { todayIn } from '../calendar/today';
import type { FoundContract } from '../contracts/readContract';
import { attachFiles } from '../files/attachFiles';
import { requireOffice } from '../platform/auth/offices';
import { ApiError } from '../platform/core/ApiError';
import { contractRequests } from '../platform/db/schema';
import type { HeldContract } from './contractSubject';
import { nowWaits } from './engine/ask';
import type { Call, Subject } from './engine/Subject';
import { checkAction, kindOf } from './kinds';
import { requestOwner } from './requestFiles';
import { requestRows, type RequestPayload } from './requestRow';

/** Writes a request on a contract that is held and on which none waits; from now on it waits. Throws as its kind. */
export async function putRequest<Answer>(
  subject: Subject<never, HeldContract, Answer>,
  call: Call,
  found: FoundContract,
  { ask, reason }: { ask: RequestedAction; reason: string },
): Promise<Answer> {
  const { db, staff, now, origin } = call;
  const { contract, office } = found;
  const kind = kindOf(ask.kind);
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
      contractVersion: contract.version,
      payload,
      reason,
      requestedBy: staff.id,
      requestedAt: now,
    })
    .returning({ id: contractRequests.id });
  const [request] = await requestRows(db, eq(contractRequests.id, written?.id ?? 0));
  if (!request) throw new ApiError(500);
  const owner = requestOwner(request.id);
  await attachFiles(db, kind.files?.(ask) ?? [], { person: staff, owner, officeId: office.id, now });
  return nowWaits(subject, call, { found, request });
}
