import { eq } from 'drizzle-orm';
import type { DisbursementAsk } from '@/lib/contract/disbursements';
import type { Registration } from '@/lib/contract/registrations';
import type { FinancingBasis } from '@/lib/registration/financing';
import { todayIn } from '../calendar/today';
import { requireActiveOffice } from '../offices/requireActiveOffice';
import { conflict, forbidden, invalid } from '../platform/core/ApiError';
import { registrations } from '../platform/db/schema';
import type { CallContext } from '../platform/http/route';
import { basisOf } from './basis';
import { effectOf } from './effects';
import { lockRegistration, type FoundRegistration } from './findRegistration';
import { checkDisbursement } from './disbursement/checkDisbursement';
import { currentDisbursement } from './disbursement/readDisbursement';
import { orderCash, writeTransfer } from './disbursement/writeDisbursement';
import { mayTake, stepsFrom, type Step } from './flow';
import { obstacleTo } from './obstacles';
import { registrationDetail } from './registrationDetail';
import { isSurveyed } from './surveys/isSurveyed';
import { requireSignedPaper } from './signedPaper';
import { takeStep } from './takeStep';
import { principalOf } from './principal';
import { formBoundBy } from './vehicleNumbers';

interface Move {
  to: number;
  version: number;
  note: string;
  signed_paper?: number | undefined;
  disbursement?: DisbursementAsk | undefined;
}

type MoveCall = CallContext<{ id: string }, Move>;

/**
 * Takes a step of the flow (DOMAIN, Registration to contract). The registration is held from the first look to the last
 * write: of two who decide at once the second sees another version than the one it was shown, and nothing happens twice.
 */
export async function moveRegistration(call: MoveCall): Promise<Registration> {
  const { db, staff: by, now, params, body } = call;
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
    ...{
      today,
      principal: principalOf(row, basis),
      surveyed,
      boundBy,
      order: await currentDisbursement(db, row.id),
    },
  });
  if (obstacle !== null) throw forbidden(obstacle);

  const { note } = body;
  if (step.to.kind === 'SIGNED') {
    const signedPaperId = await requireSignedPaper(call, found, body.signed_paper);
    await takeStep(call, { found, step, columns: { signedPaperId }, note });
  } else if (step.to.kind === 'DISBURSED') {
    await disburse(call, { found, step, basis, today });
  } else {
    const columns = await effectOf(step.to.kind, { call, found, basis, today });
    await takeStep(call, { found, step, columns, note });
  }
  return registrationDetail(db, by, params.id, now);
}

const MIN_NOTE_LENGTH = 5;

/** Pays out by transfer, which makes the contract; in banknotes a cashier is ordered to, and nothing moves yet. */
async function disburse(
  call: MoveCall,
  {
    found,
    step,
    basis,
    today,
  }: { found: FoundRegistration; step: Step; basis: FinancingBasis; today: string },
): Promise<void> {
  const { db, body } = call;
  const { row } = found;
  const dateContract = row.form.structure.date_contract ?? today;
  const asked = checkDisbursement(body.disbursement, { today, dateContract });
  const signedPaperId = await requireSignedPaper(call, found, body.signed_paper);
  if (asked.way === 'CASH') {
    await orderCash(call, found, today);
    await db
      .update(registrations)
      .set({ signedPaperId, version: row.version + 1 })
      .where(eq(registrations.id, row.id));
    return;
  }
  const columns = { ...(await effectOf('DISBURSED', { call, found, basis, today })), signedPaperId };
  await writeTransfer(call, found, asked, columns.contractCode ?? '');
  await takeStep(call, { found, step, columns, note: body.note });
}
