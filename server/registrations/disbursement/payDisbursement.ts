import { eq } from 'drizzle-orm';
import { todayIn } from '../../calendar/today';
import { payOut } from '../../cash/payOut';
import { attachFiles } from '../../files/attachFiles';
import { requireActiveOffice } from '../../offices/requireActiveOffice';
import { conflict, forbidden } from '../../platform/core/ApiError';
import { disbursements } from '../../platform/db/schema';
import type { CallContext } from '../../platform/http/route';
import { registrationOwner } from '../documents';
import { effectOf } from '../effects';
import { lockRegistration } from '../findRegistration';
import { stepsFrom } from '../flow';
import { basisOf } from '../basis';
import { takeStep } from '../takeStep';
import { obstacleToPay } from './obstacleToPay';
import { currentDisbursement } from './readDisbursement';

type Call = CallContext<{ id: string }, { version: number; signature: number }>;

/**
 * A cashier pays what was ordered, out of the own drawer and against the borrower's signature: the contract runs from then
 * on, in the same transaction or not at all.
 */
export async function payDisbursement(call: Call): Promise<{ contract_code: string; amount: number }> {
  const { db, staff: by, now, params, body } = call;
  const found = await lockRegistration(db, by, params.id);
  const { row, status, office } = found;
  const order = await currentDisbursement(db, row.id);
  if (order?.state !== 'ORDERED' || row.version !== body.version) {
    throw conflict(
      order?.state === 'PAID'
        ? 'Pencairan ini sudah dibayar.'
        : 'Perintah ini sudah ditarik atau berubah. Jangan serahkan uangnya; muat ulang daftarnya.',
    );
  }
  requireActiveOffice(office);
  const today = todayIn(office.zone, now);
  const obstacle = obstacleToPay(found, order, by, today);
  if (obstacle !== null) throw forbidden(obstacle);
  const step = (await stepsFrom(db, status.id)).find(({ to }) => to.kind === 'DISBURSED');
  if (!step) throw conflict(`Dari ${status.name} langkah ini tidak ada.`);
  await attachFiles(db, [body.signature], {
    person: by,
    owner: registrationOwner(row.id),
    officeId: row.officeId,
    now,
  });
  const basis = await basisOf(db, row.form, today);
  const makers = [...new Set([...row.makers, order.orderedBy])];
  const columns = await effectOf('DISBURSED', {
    ...{ call, basis, today },
    found: { ...found, row: { ...row, makers } },
  });
  const contractCode = columns.contractCode ?? '';
  await payOut(
    db,
    { holder: by, reader: by, now },
    {
      ...{ contractCode, cash: order.amount, to: row.applicantName },
      reference: row.number ?? '',
    },
  );
  await db
    .update(disbursements)
    .set({
      ...{ state: 'PAID', contractCode, day: today, signatureId: body.signature },
      ...{ paidBy: by.id, paidAt: now },
    })
    .where(eq(disbursements.id, order.id));
  await takeStep(call, { found, step, columns, note: '' });
  return { contract_code: contractCode, amount: order.amount };
}
