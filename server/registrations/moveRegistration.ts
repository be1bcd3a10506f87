import { eq } from 'drizzle-orm';
import type { Registration } from '@/lib/contract/registrations';
import { todayIn } from '../calendar/today';
import { requireActiveOffice } from '../offices/requireActiveOffice';
import { conflict, forbidden, invalid } from '../platform/core/ApiError';
import { registrationMoves, registrations } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { CallContext } from '../platform/http/route';
import { basisOf } from './basis';
import { effectOf } from './effects';
import { lockRegistration } from './findRegistration';
import { mayTake, stepsFrom } from './flow';
import { obstacleTo } from './obstacles';
import { registrationDetail } from './registrationDetail';
import { isSurveyed } from './surveys/isSurveyed';
import { tellNext } from './tellNext';
import { principalOf } from './principal';
import { formBoundBy } from './vehicleNumbers';

type MoveCall = CallContext<{ id: string }, { to: number; version: number; note: string }>;

/**
 * Takes a step of the flow (DOMAIN, Registration to contract). The registration is held from the first look to the last
 * write: of two who decide at once the second sees another version than the one it was shown, and nothing happens twice.
 */
export async function moveRegistration(call: MoveCall): Promise<Registration> {
  const { db, staff: by, now, origin, params, body } = call;
  const found = await lockRegistration(db, by, params.id);
  const { row, status, office } = found;
  if (row.version !== body.version) {
    const current = await registrationDetail(db, by, params.id, now);
    throw conflict(`Form ini sudah berubah; sekarang ${status.name}.`, { version: row.version, current });
  }
  const step = (await stepsFrom(db, status.id)).find(({ to }) => to.id === body.to);
  if (!step) throw conflict(`Dari ${status.name} langkah ini tidak ada.`);
  if (!mayTake(by, step)) throw forbidden('Jabatan Anda tidak mengambil langkah ini.');
  if (step.needsNote && body.note.length < MIN_NOTE_LENGTH) {
    throw invalid({ note: `Tulis alasannya, paling sedikit ${MIN_NOTE_LENGTH} huruf.` });
  }
  requireActiveOffice(office);
  const today = todayIn(office.zone, now);
  const basis = await basisOf(db, row.form, today);
  const surveyed = await isSurveyed(db, found);
  const boundBy = await formBoundBy(db, found);
  const obstacle = obstacleTo(step, found, by, {
    ...{ today, principal: principalOf(row, basis), surveyed, boundBy },
  });
  if (obstacle !== null) throw forbidden(obstacle);

  const columns = await effectOf(step.to.kind, { call, found, basis, today });
  await db
    .update(registrations)
    .set({ ...columns, statusId: step.to.id, statusSince: now, version: row.version + 1 })
    .where(eq(registrations.id, row.id));
  const { note } = body;
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
  return registrationDetail(db, by, params.id, now);
}

const MIN_NOTE_LENGTH = 5;
