import { notify } from '../notifications/notify';
import { tellOutcome } from '../notifications/tellOutcome';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import type { registrations } from '../platform/db/schema';
import { peopleWhoTake, stepsFrom, type Step } from './flow';

interface Moved {
  /** As it was before. */
  row: Pick<
    typeof registrations.$inferSelect,
    'id' | 'number' | 'officeId' | 'applicantName' | 'surveyorId' | 'enteredBy' | 'statusSince'
  >;
  step: Step;
  by: SignedIn;
  note: string;
  now: Date;
}

/**
 * Tells who has to act next, and who entered the form, that it moved (SPEC 3: source `approval` opens /customer/{link}).
 * A survey with a name on it goes to that surveyor alone. Who was told of the step before learns who took it on.
 */
export async function tellNext(tx: Db, { row, step, by, note, now }: Moved): Promise<void> {
  const next = await stepsFrom(tx, step.to.id);
  const isAssigned = step.to.kind === 'SURVEY' && row.surveyorId !== null;
  const acting = isAssigned ? [row.surveyorId as number] : await peopleWhoTake(tx, row.officeId, next);
  const what = `Form registrasi ${row.number ?? ''} (${row.applicantName})`.replace('  ', ' ');
  const link = String(row.id);
  const told = { source: 'approval', link, at: row.statusSince } as const;
  await tellOutcome(tx, told, `Sekarang ${step.to.name}, oleh ${by.name}.`);
  const message = {
    title: `Form registrasi: ${step.to.name}`,
    message: `${by.name} mengubah status ${what} menjadi ${step.to.name}.${note === '' ? '' : ` Catatan: ${note}`}`,
    source: 'approval' as const,
    link,
  };
  const others = acting.filter((id) => id !== by.id);
  await notify(tx, others, message, now);
  const enteredBy = [row.enteredBy].filter((id) => id !== by.id && !others.includes(id));
  await notify(tx, enteredBy, { ...message, group: 'registrations' }, now);
}
