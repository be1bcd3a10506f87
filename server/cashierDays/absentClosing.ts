import type { z } from 'zod/mini';
import { countedCash } from '@/lib/arithmetic/countedCash';
import type { closeAbsentDay } from '@/lib/contract/cashierDay';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import type { DrawerRequest } from '@/lib/contract/drawerRequests';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../calendar/today';
import { notify } from '../notifications/notify';
import { seesOffice } from '../platform/auth/offices';
import { conflict, forbidden, invalid } from '../platform/core/ApiError';
import type { StaffCall } from '../platform/http/route';
import { nowWaits } from '../requests/engine/ask';
import { refuseSecond } from '../requests/engine/refusals';
import { lockDrawer } from '../cash/drawer';
import { drawerOf } from '../cash/drawerOf';
import { drawerNoun, waitingOnDay } from './drawerRequest';
import { drawerSubject } from './drawerSubject';
import { lastClosing, stateOf } from '../cash/lastClosing';
import { lastMovementOf, totalsOf } from '../cash/movements';
import { writeRequest } from './writeRequest';

type AbsentCall = StaffCall<unknown, unknown, z.output<NonNullable<(typeof closeAbsentDay)['body']>>>;

/**
 * Asks to close another cashier's day with a count, where they are away (docs/decisions/0143). Who counts does so blind:
 * the server compares. The cashier is told at once. 403, 409, 422.
 */
export async function absentClosing(call: AbsentCall): Promise<DrawerRequest> {
  const { db, staff, now, body } = call;
  const drawer = await drawerOf(db, body.staff_id);
  if (drawer.id === staff.id)
    throw forbidden('Kas sendiri ditutup di Kas Kasir, bukan sebagai kasir yang tidak hadir.');
  if (!seesOffice(staff, drawer.office.id)) throw forbidden('Kasir ini bekerja di kantor lain.');
  if (body.day > todayIn(drawer.office.zone, now)) throw invalid({ day: 'Hari ini belum tiba.' });
  await lockDrawer(db, drawer.id);
  const waiting = await waitingOnDay(db, drawer.id, body.day);
  if (waiting) refuseSecond(drawerNoun(waiting), waiting, staff);
  const last = await lastClosing(db, drawer.id, body.day);
  const moved = await lastMovementOf(db, drawer.id, body.day);
  const whose = `Kas ${drawer.name} ${formatDate(body.day)}`;
  if (stateOf(last, moved) === 'CLOSED') throw conflict(`${whose} sudah ditutup. Tidak ada yang berubah.`);
  if (!last && moved === 0) throw conflict(`${whose} tidak bergerak, jadi tidak ada yang dihitung.`);
  const { cash, bank } = await totalsOf(db, drawer.id, body.day, 'entered');
  const amount = countedCash(DENOMINATIONS, body.denominations);
  const explanation = body.explanation.trim();
  // By how much is not said: who knows what should be there could count just that and keep the rest.
  if (amount !== cash && explanation.length < 3)
    throw invalid({ explanation: 'Hitungan berbeda dari catatan. Hitung sekali lagi, lalu jelaskan.' });
  const request = await writeRequest(db, {
    kind: 'ABSENT_CLOSING',
    officeId: drawer.office.id,
    holderId: drawer.id,
    day: body.day,
    closing: (last?.closing ?? 0) + 1,
    amount,
    payload: {
      kind: 'ABSENT_CLOSING',
      last_movement_id: moved,
      expected_cash: cash,
      expected_bank: bank,
      denominations: body.denominations,
      explanation,
    },
    reason: body.reason,
    requestedBy: staff.id,
    requestedAt: now,
  });
  const answer = await nowWaits(drawerSubject, call, { request });
  const message = `${staff.name} menghitung kas Anda ${formatDate(body.day)} karena Anda tidak hadir: ${formatRupiah(amount)}. Sesudah dikonfirmasi penyetuju, hari itu ditutup. Alasan: ${body.reason}`;
  const link = `${drawer.id}/${body.day}`;
  await notify(
    db,
    [drawer.id],
    { title: 'Kas Anda dihitung orang lain', message, source: 'cash', link },
    now,
  );
  return answer;
}
