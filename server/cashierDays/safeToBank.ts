import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { DrawerRequest } from '@/lib/contract/drawerRequests';
import type { bringSafeToBank } from '@/lib/contract/safes';
import { todayIn } from '../calendar/today';
import { attachFiles } from '../files/attachFiles';
import { requireOffice } from '../platform/auth/offices';
import { invalid, notFound } from '../platform/core/ApiError';
import { offices } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { nowWaits } from '../requests/engine/ask';
import { refuseSecond } from '../requests/engine/refusals';
import { lockSafe, requireInSafe } from '../cash/safe';
import { drawerNoun, drawerRequestOwner, waitingToBank } from './drawerRequest';
import { drawerSubject } from './drawerSubject';
import { writeRequest } from './writeRequest';

type BringCall = StaffCall<unknown, unknown, z.output<NonNullable<(typeof bringSafeToBank)['body']>>>;

/**
 * Records what somebody brings from a safe to the bank; it leaves the safe when an approver of the office, another person,
 * saw the slip (docs/decisions/0150). 403, 404, 409, 422.
 */
export async function safeToBank(call: BringCall): Promise<DrawerRequest> {
  const { db, staff, now, body } = call;
  const { amount, bank, reference, note, file_id: file } = body;
  requireOffice(staff, body.office_id, 'Brankas ini milik kantor lain.');
  const [office] = await db.select().from(offices).where(eq(offices.id, body.office_id));
  if (!office) throw notFound('Kantor ini tidak ada.');
  await lockSafe(db, office.id);
  const waiting = await waitingToBank(db, office.id);
  if (waiting) refuseSecond(drawerNoun(waiting), waiting, staff);
  const errors = {
    ...(amount === 0 && { amount: 'Tulis jumlah yang disetor.' }),
    ...(bank.length < 2 && { bank: 'Tulis nama banknya.' }),
    ...(reference.length < 3 && { reference: 'Tulis nomor referensi pada bukti setor.' }),
    ...(file === null && { file_id: 'Unggah bukti setornya.' }),
  };
  if (file === null || Object.keys(errors).length > 0) throw invalid(errors);
  await requireInSafe(db, office, amount, 'to bank');
  const request = await writeRequest(db, {
    kind: 'SAFE_TO_BANK',
    officeId: office.id,
    holderId: staff.id,
    day: todayIn(office.zone, now),
    closing: 1,
    amount,
    payload: { kind: 'SAFE_TO_BANK', bank, reference, note },
    reason: '',
    requestedBy: staff.id,
    requestedAt: now,
  });
  const owner = drawerRequestOwner(request.id);
  await attachFiles(db, [file], { person: staff, owner, officeId: office.id, now });
  return nowWaits(drawerSubject, call, { request });
}
