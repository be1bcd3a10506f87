import { asc, eq, inArray } from 'drizzle-orm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { todayIn } from '../../calendar/today';
import { seesOffice } from '../../platform/auth/offices';
import type { Db } from '../../platform/db/connect';
import {
  offices,
  registrations,
  registrationStatuses,
  registrationTransitions,
} from '../../platform/db/schema';
import { basisOf } from '../../registrations/basis';
import { mayTake, stepsFrom, type Step } from '../../registrations/flow';
import { obstacleTo } from '../../registrations/obstacles';
import { principalOf } from '../../registrations/principal';
import { MAX_DECISIONS, type Decision } from './Decision';

/** Registrations that stand where a step leads to their approval, whatever the company's flow is. */
export async function registrationsInReview(db: Db, now: Date): Promise<Decision[]> {
  const steps = await stepsToApproval(db);
  const rows = await db
    .select({ row: registrations, status: registrationStatuses, office: offices })
    .from(registrations)
    .innerJoin(registrationStatuses, eq(registrationStatuses.id, registrations.statusId))
    .innerJoin(offices, eq(offices.id, registrations.officeId))
    .where(inArray(registrations.statusId, [...steps.keys()]))
    .orderBy(asc(registrations.statusSince), asc(registrations.id))
    .limit(MAX_DECISIONS);
  const decisions: Decision[] = [];
  for (const { row, status, office } of rows) {
    const today = todayIn(office.zone, now);
    const whole = { ...row, form: { ...EMPTY_FORM, ...row.form } };
    const about = {
      today,
      principal: principalOf(whole, await basisOf(db, whole.form, today)),
      surveyed: true,
      boundBy: [],
      order: undefined,
    };
    decisions.push({
      kind: 'REGISTRATION',
      name: row.number ?? row.applicantName,
      office_name: office.name,
      since: row.statusSince.toISOString(),
      may: (person) =>
        person.access.is_customer === 1 &&
        seesOffice(person, office.id) &&
        (steps.get(row.statusId) ?? []).some(
          (step) => mayTake(person, step) && obstacleTo(step, { row: whole, status }, person, about) === null,
        ),
    });
  }
  return decisions;
}

/** Of each status that leads to an approval, the steps that do. */
async function stepsToApproval(db: Db): Promise<Map<number, Step[]>> {
  const from = await db
    .selectDistinct({ id: registrationTransitions.fromId })
    .from(registrationTransitions)
    .innerJoin(registrationStatuses, eq(registrationStatuses.id, registrationTransitions.toId))
    .where(eq(registrationStatuses.kind, 'APPROVED'));
  const found = new Map<number, Step[]>();
  for (const { id } of from) {
    found.set(
      id,
      (await stepsFrom(db, id)).filter(({ to }) => to.kind === 'APPROVED'),
    );
  }
  return found;
}
