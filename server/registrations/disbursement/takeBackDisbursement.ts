import { eq } from 'drizzle-orm';
import type { Registration } from '@/lib/contract/registrations';
import { formatRupiah } from '@/lib/format/rupiah';
import { tellOutcome } from '../../notifications/tellOutcome';
import { conflict, forbidden } from '../../platform/core/ApiError';
import { disbursements, registrations } from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import type { CallContext } from '../../platform/http/route';
import { lockRegistration } from '../findRegistration';
import { registrationDetail } from '../registrationDetail';
import { currentDisbursement, mayTakeBack } from './readDisbursement';

type Call = CallContext<{ id: string }, { version: number }>;

/** Takes an order of cash back that no cashier has paid; the form can be paid out another way. */
export async function takeBackDisbursement(call: Call): Promise<Registration> {
  const { db, staff: by, now, origin, params, body } = call;
  const found = await lockRegistration(db, by, params.id);
  const { row, status } = found;
  const order = await currentDisbursement(db, row.id);
  if (order?.state !== 'ORDERED' || row.version !== body.version) {
    const current = await registrationDetail(db, by, params.id, now);
    const message =
      order?.state === 'PAID'
        ? 'Pencairan ini sudah dibayar, jadi tidak dapat ditarik.'
        : 'Form ini sudah berubah; tidak ada perintah tunai seperti yang Anda lihat.';
    throw conflict(message, { version: row.version, current });
  }
  if (!(await mayTakeBack(db, by, order, status.id))) {
    throw forbidden('Perintah ini ditarik oleh yang membuatnya, atau yang berhak mencairkan.');
  }
  await db.update(disbursements).set({ state: 'TAKEN_BACK' }).where(eq(disbursements.id, order.id));
  await db
    .update(registrations)
    .set({ version: row.version + 1 })
    .where(eq(registrations.id, row.id));
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, origin, action: 'DISBURSEMENT_TAKEN_BACK' },
    summary: `Menarik perintah membayar tunai ${formatRupiah(order.amount)} untuk form registrasi ${row.number ?? ''}`,
    record: { type: 'registration', id: row.id },
  });
  const told = { source: 'approval', link: String(row.id), at: order.orderedAt } as const;
  await tellOutcome(db, told, `Sudah ditarik oleh ${by.name}.`);
  return registrationDetail(db, by, params.id, now);
}
