import type { z } from 'zod/mini';
import type { askShortageWriteOff as endpoint, Shortage } from '@/lib/contract/shortages';
import { formatRupiah } from '@/lib/format/rupiah';
import { owedOfShortage } from '../cash/shortage';
import { drawerNoun, waitingWriteOffs } from '../cashierDays/drawerRequest';
import { drawerSubject } from '../cashierDays/drawerSubject';
import { writeRequest } from '../cashierDays/writeRequest';
import { invalid } from '../platform/core/ApiError';
import type { StaffCall } from '../platform/http/route';
import { nowWaits } from '../requests/engine/ask';
import { refuseSecond } from '../requests/engine/refusals';
import { readShortage } from './readShortages';
import { seenShortage } from './seenShortage';

type AskCall = StaffCall<{ id: string }, unknown, z.output<NonNullable<(typeof endpoint)['body']>>>;

/** Asks an approver of the office to write a shortage off, or a part of it. 403, 404, 409, 422. */
export async function askWriteOff(call: AskCall): Promise<Shortage> {
  const { db, staff: by, now, body } = call;
  const { shortage, shown } = await seenShortage(call);
  const [waiting] = await waitingWriteOffs(db, [shortage.id]);
  if (waiting) refuseSecond(drawerNoun(waiting), waiting, by, { current: shown });
  const owed = owedOfShortage(shortage);
  if (body.amount === 0) throw invalid({ amount: 'Tulis jumlah yang tidak ditagih lagi.' });
  if (body.amount > owed) throw invalid({ amount: `Yang terutang hanya ${formatRupiah(owed)}.` });
  const request = await writeRequest(db, {
    ...{ kind: 'SHORTAGE_WRITE_OFF', officeId: shortage.officeId, holderId: shortage.collectorId },
    ...{ day: shown.day, closing: 1, amount: body.amount, shortageId: shortage.id },
    payload: {
      ...{ kind: 'SHORTAGE_WRITE_OFF', bank: '', reference: shown.handover.number },
      ...{ note: body.reason, handover_id: shown.handover.id },
    },
    ...{ reason: body.reason, requestedBy: by.id, requestedAt: now },
  });
  await nowWaits({ ...drawerSubject, answer: () => Promise.resolve(null) }, call, { request });
  return readShortage(db, by, shortage.id);
}
