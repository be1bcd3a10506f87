import { eq } from 'drizzle-orm';
import { outcomeText, tellOutcome } from '../../notifications/tellOutcome';
import type { contractRequests } from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import { addToOutbox, type OutgoingEvent } from '../../platform/outbox/outbox';
import { keepLetGo, sumOf, type LettingGo } from './limits';
import type { Call, Held, Outcome, Subject } from './Subject';

interface Ending {
  outcome: Outcome;
  reason: string | null;
  /** Of one that was approved: what it let go of whom. */
  lettingGo?: LettingGo[];
  /** What applying it made stale, else the request itself. */
  pushes?: OutgoingEvent[];
  /** Whose it was, where somebody else takes it back. */
  from?: string;
}

/** Closes a request: its row, its record, what its approvers were told, the log, and pages that show it. */
export async function close<H extends Held>(
  subject: Subject<never, H, unknown>,
  call: Call,
  held: H,
  { outcome, reason, lettingGo, pushes, from }: Ending,
): Promise<void> {
  const { db, staff, now } = call;
  const table = subject.table as typeof contractRequests;
  await db
    .update(table)
    .set({
      status: outcome,
      decidedBy: staff.id,
      decidedAt: now,
      decisionReason: reason,
      ...(lettingGo && { letGo: sumOf(lettingGo) }),
    })
    .where(eq(table.id, held.request.id));
  if (lettingGo) await keepLetGo(db, { table, id: held.request.id, by: staff.id, at: now }, lettingGo);
  if (outcome !== 'APPROVED') await subject.release?.(call, held);
  await tellOutcome(db, subject.told(held), outcomeText(outcome, staff));
  await log(subject, call, held, outcome, reason, from);
  await addToOutbox(db, now, ...(pushes ?? subject.pushes(held)));
}

/** A step in the log, under the record that the subject names. */
export async function log<H extends Held>(
  subject: Pick<Subject<never, H, unknown>, 'line'>,
  call: Call,
  held: H,
  step: 'ASKED' | Outcome,
  reason: string | null,
  from?: string,
): Promise<void> {
  const { db, staff, now: at, origin } = call;
  const { summary, ...line } = await subject.line(call, held, step);
  await writeHistory(db, {
    ...{ at, staffId: staff.id, origin },
    ...(reason !== null && { reason }),
    ...line,
    summary: from === undefined ? summary : `${summary} dari ${from}`,
  });
}
