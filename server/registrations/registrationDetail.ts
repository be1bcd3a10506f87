import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import type { Registration } from '@/lib/contract/registrations';
import { todayIn } from '../calendar/today';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { registrationMoves, registrationStatuses, staff } from '../platform/db/schema';
import { stampsOf } from '../platform/history/stampsOf';
import { filesOf } from '../files/attachFiles';
import { basisOf } from './basis';
import { registrationOwner } from './documents';
import { disbursementOf } from './disbursement/readDisbursement';
import { findRegistration, type FoundRegistration } from './findRegistration';
import { mayTake, stepsFrom } from './flow';
import { obstacleTo, obstacleToSurvey } from './obstacles';
import { namesIn } from './namesIn';
import { principalOf } from './principal';
import { registrationEvents } from './registrationEvents';
import { isSurveyed } from './surveys/isSurveyed';
import { surveysOf } from './surveys/surveysOf';
import { formBoundBy } from './vehicleNumbers';
import { lastVehicleRequest } from './vehicleRequest';

/** One registration as its page shows it to this person. 404 and 403 as `findRegistration`. */
export async function registrationDetail(
  db: Db,
  person: SignedIn,
  id: string,
  now: Date,
): Promise<Registration> {
  const found = await findRegistration(db, person, id);
  const { row, office, status, enteredBy } = found;
  const today = todayIn(office.zone, now);
  const basis = row.terms
    ? { calculation: row.terms.calculation, price: row.terms.price }
    : await basisOf(db, row.form, today);
  const stamps = await stampsOf(db, [row]);
  const isSurveyor = person.profile.id_title === SURVEYOR_TITLE_ID;
  const surveyed = await isSurveyed(db, found);
  const boundBy = await formBoundBy(db, found);
  const disbursement = await disbursementOf(db, person, found);
  const order = disbursement ?? undefined;
  const circumstances = { today, principal: principalOf(row, basis), surveyed, boundBy, order };
  return {
    id: row.id,
    number: row.number,
    office_id: row.officeId,
    status: { id: status.id, name: status.name, kind: status.kind },
    status_since: row.statusSince.toISOString(),
    version: row.version,
    form: row.form,
    files: await filesOf(db, registrationOwner(row.id)),
    entered_by: enteredBy,
    ...stamps(row),
    names: await namesIn(db, row.form),
    today,
    basis,
    approved: await approval(db, row),
    signed_paper: row.signedPaperId,
    disbursement,
    contract_code: row.contractCode,
    bound_by: boundBy,
    vehicle_request: await lastVehicleRequest(db, person, found),
    surveys: await surveysOf(db, row.id),
    may_survey: status.kind === 'SURVEY' && isSurveyor && obstacleToSurvey(row, person) === null,
    may_edit: status.kind === 'DRAFT' && !isSurveyor,
    moves: (await stepsFrom(db, status.id))
      .filter((step) => mayTake(person, step))
      .map((step) => ({
        to: step.to,
        needs_note: step.needsNote,
        obstacle: obstacleTo(step, found, person, circumstances),
      })),
    past: await pastMoves(db, row.id),
    events: await registrationEvents(db, row.id),
  };
}

async function approval(db: Db, { terms, approvedBy, approvedAt }: FoundRegistration['row']) {
  if (!terms || approvedBy === null || !approvedAt) return null;
  const [by] = await db
    .select({ username: staff.username, name: staff.name })
    .from(staff)
    .where(eq(staff.id, approvedBy));
  return {
    by: by ?? { username: '', name: '' },
    at: approvedAt.toISOString(),
    disbursed: terms.disbursed,
    principal: terms.principal,
    instalment: terms.instalment,
    first_due: terms.first_due,
  };
}

const from = alias(registrationStatuses, 'status_from');
const to = alias(registrationStatuses, 'status_to');

async function pastMoves(db: Db, registrationId: number): Promise<Registration['past']> {
  const rows = await db
    .select({
      move: registrationMoves,
      by: { username: staff.username, name: staff.name },
      from: from.name,
      to: to.name,
    })
    .from(registrationMoves)
    .innerJoin(staff, eq(staff.id, registrationMoves.by))
    .innerJoin(from, eq(from.id, registrationMoves.fromId))
    .innerJoin(to, eq(to.id, registrationMoves.toId))
    .where(eq(registrationMoves.registrationId, registrationId))
    .orderBy(asc(registrationMoves.id));
  return rows.map(({ move, ...names }) => ({
    id: move.id,
    at: move.at.toISOString(),
    note: move.note,
    ...names,
  }));
}
