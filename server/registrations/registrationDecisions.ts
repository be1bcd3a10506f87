import { inArray } from 'drizzle-orm';
import { todayIn } from '../calendar/today';
import { seesOffice } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { registrations } from '../platform/db/schema';
import { MAX_DECISIONS, type Decision } from '../requests/engine/Decision';
import { basisReader } from './basis';
import { foundRegistrations } from './findRegistration';
import { mayTake, stepsTo } from './flow';
import { obstacleTo } from './obstacles';
import { principalOf } from './principal';
import { isSurveyed } from './surveys/isSurveyed';
import { formBoundBy } from './vehicleNumbers';

/** Registrations that stand where a step leads to their approval, whatever the company's flow is. */
export async function registrationDecisions(db: Db, now: Date): Promise<Decision[]> {
  const steps = await stepsTo(db, 'APPROVED');
  const from = steps.map(({ fromId }) => fromId);
  const rows = await foundRegistrations(db, inArray(registrations.statusId, from), {
    size: MAX_DECISIONS,
    offset: 0,
  });
  const basisOf = basisReader(db);
  const decisions: Decision[] = [];
  for (const found of rows) {
    const { row, office } = found;
    const today = todayIn(office.zone, now);
    const about = {
      today,
      principal: principalOf(row, await basisOf(row.form, today)),
      surveyed: await isSurveyed(db, found),
      boundBy: await formBoundBy(db, found),
      order: undefined,
    };
    decisions.push({
      id: row.id,
      name: row.number ?? row.applicantName,
      office_name: office.name,
      since: row.statusSince.toISOString(),
      may: (person) =>
        person.access.is_customer === 1 &&
        seesOffice(person, office.id) &&
        steps.some(
          (step) =>
            step.fromId === row.statusId &&
            mayTake(person, step) &&
            obstacleTo(step, found, person, about) === null,
        ),
    });
  }
  return decisions;
}
