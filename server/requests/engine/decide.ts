import { notify } from '../../notifications/notify';
import { forbidden } from '../../platform/core/ApiError';
import { applied } from './apply';
import { close } from './close';
import { holdLimit } from './limits';
import { refuseDecided, refuseOthers, requireReason } from './refusals';
import type { Call, Held, Outcome, Subject } from './Subject';

interface Decision {
  outcome: Outcome;
  /** Why it is rejected. */
  reason?: string | null;
}

/**
 * Approves, rejects or takes back a request, once: who repeats what they did gets its answer again, and everybody else 409
 * with who decided and when. Approving is doing it, on the record as it was seen and within the limits of the title; where
 * that fails nothing is written, and the request still waits.
 */
export async function decide<Ref, H extends Held, Answer>(
  subject: Subject<Ref, H, Answer>,
  call: Call,
  ref: Ref,
  { outcome, reason = null }: Decision,
): Promise<Answer> {
  const { db, staff, now } = call;
  if (outcome === 'APPROVED') await holdLimit(db, staff);
  const held = await subject.lock(call, ref, outcome);
  if (isRepeated(subject, call, held, ref, { outcome, reason })) return subject.answer(call, held);
  await refuseDecided(subject, call, held);
  if (outcome === 'WITHDRAWN') {
    refuseOthers(held.request, staff);
    await close(subject, call, held, { outcome, reason });
    return subject.answer(call, held);
  }
  const obstacle = subject.obstacle(held, staff);
  if (obstacle !== null) throw forbidden(obstacle);
  await subject.refuseUnseen(call, held, ref, outcome);
  if (outcome === 'REJECTED') {
    requireReason(reason);
    await close(subject, call, held, { outcome, reason });
  } else {
    const { lettingGo, pushes, beyond } = await applied(subject, call, held);
    if (beyond !== null) throw forbidden(beyond);
    await close(subject, call, held, { outcome, reason, lettingGo, pushes });
  }
  const told = subject.tells(held, { outcome, by: staff.name, reason });
  await notify(db, [held.request.requestedBy], told, now);
  return subject.answer(call, held);
}

function isRepeated<Ref, H extends Held>(
  { repeats }: Pick<Subject<Ref, H, unknown>, 'repeats'>,
  { staff }: Call,
  held: H,
  ref: Ref,
  { outcome, reason }: Required<Decision>,
): boolean {
  const { status, decidedBy, decisionReason } = held.request;
  if (status !== outcome || decidedBy !== staff.id) return false;
  // Another reason was never recorded: that must not look as if it were.
  if (outcome === 'REJECTED' && decisionReason !== reason) return false;
  return repeats?.(held, ref) ?? true;
}
