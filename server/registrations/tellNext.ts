import { notify } from '../notifications/notify';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import type { registrations } from '../platform/db/schema';
import { peopleWhoTake, stepsFrom, type Step } from './flow';

interface Moved {
  row: Pick<
    typeof registrations.$inferSelect,
    'id' | 'number' | 'officeId' | 'applicantName' | 'surveyorId' | 'enteredBy'
  >;
  step: Step;
  by: SignedIn;
  note: string;
  now: Date;
}

/**
 * Tells who has to act next, and who entered the form, that it moved (SPEC 3: source `approval` opens /customer/{link}).
 * A survey with a name on it goes to that surveyor alone.
 */
export async function tellNext(tx: Db, { row, step, by, note, now }: Moved): Promise<void> {
  const next = await stepsFrom(tx, step.to.id);
  const isAssigned = step.to.kind === 'SURVEY' && row.surveyorId !== null;
  const acting = isAssigned ? [row.surveyorId as number] : await peopleWhoTake(tx, row.officeId, next);
  const what = `Form registrasi ${row.number ?? ''} (${row.applicantName})`.replace('  ', ' ');
  const message = {
    title: `Form registrasi: ${step.to.name}`,
    message: `${by.name} mengubah status ${what} menjadi ${step.to.name}.${note === '' ? '' : ` Catatan: ${note}`}`,
    source: 'approval' as const,
    link: String(row.id),
  };
  const others = acting.filter((id) => id !== by.id);
  await notify(tx, others, message, now);
  const enteredBy = [row.enteredBy].filter((id) => id !== by.id && !others.includes(id));
  await notify(tx, enteredBy, { ...message, group: 'registrations' }, now);
}
