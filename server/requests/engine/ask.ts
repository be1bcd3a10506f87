import { eq } from 'drizzle-orm';
import { approversOf } from '../../credits/approvers';
import { notify } from '../../notifications/notify';
import type { contractRequests } from '../../platform/db/schema';
import { addToOutbox } from '../../platform/outbox/outbox';
import { rehearsed } from './apply';
import { log } from './close';
import { sumOf } from './limits';
import type { Call, Held, Subject } from './Subject';

/**
 * A request that its subject wrote waits from now on: what approving would do is tried and taken back, so that nothing
 * waits that could not be approved now; who may decide is told.
 */
export async function nowWaits<H extends Held, Answer>(
  subject: Subject<never, H, Answer>,
  call: Call,
  held: H,
): Promise<Answer> {
  const { db, staff, now } = call;
  const { lettingGo } = await rehearsed(subject, call, held);
  const table = subject.table as typeof contractRequests;
  await db
    .update(table)
    .set({ letGo: sumOf(lettingGo) })
    .where(eq(table.id, held.request.id));
  await log(subject, call, held, 'ASKED', held.request.reason || null);
  const { offices, also, only, except } = subject.decidedIn(held);
  const asked = only ?? (await approversOf(db, offices, staff.id, also));
  const people = asked.filter((id) => except?.includes(id) !== true);
  const { message, pushes } = await subject.asks(call, held);
  await addToOutbox(db, now, ...subject.pushes(held), ...(pushes?.(people) ?? []));
  await notify(db, people, message, now);
  return subject.answer(call, held);
}
