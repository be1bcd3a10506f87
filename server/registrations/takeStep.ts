import { eq } from 'drizzle-orm';
import { registrationMoves, registrations } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import type { FoundRegistration } from './findRegistration';
import type { Step } from './flow';
import { tellNext } from './tellNext';

interface Taken {
  /** As it was before, held. */
  found: FoundRegistration;
  step: Step;
  /** What changes besides where it stands. */
  columns: Partial<typeof registrations.$inferInsert>;
  note: string;
}

/** Writes a step that may be taken: the form's row, its way, the log, and who has to act next. */
export async function takeStep(
  {
    db,
    staff: by,
    now,
    origin,
  }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>,
  { found: { row, status }, step, columns, note }: Taken,
): Promise<void> {
  await db
    .update(registrations)
    .set({ ...columns, statusId: step.to.id, statusSince: now, version: row.version + 1 })
    .where(eq(registrations.id, row.id));
  const taken = { registrationId: row.id, fromId: status.id, toId: step.to.id, by: by.id, at: now, note };
  await db.insert(registrationMoves).values(taken);
  const number = columns.number ?? row.number;
  await writeHistory(db, {
    at: now,
    staffId: by.id,
    action: `REGISTRATION_${step.to.kind}`,
    summary: `Form registrasi ${number ?? row.applicantName}: ${status.name} menjadi ${step.to.name}`,
    origin,
    record: { type: 'registration', id: row.id },
    ...(note !== '' && { reason: note }),
    changes: { status: [status.name, step.to.name] },
  });
  await tellNext(db, { row: { ...row, number }, step, by, note, now });
}
