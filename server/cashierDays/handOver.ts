import type { z } from 'zod/mini';
import type { CashierDay, handOverCash } from '@/lib/contract/cashierDay';
import type { DrawerAsk } from '@/lib/contract/drawerRequests';
import { formatDate } from '@/lib/format/tanggal';
import { officeCashiers } from '../credits/officeCashiers';
import { attachFiles } from '../files/attachFiles';
import { conflict, forbidden, invalid } from '../platform/core/ApiError';
import type { StaffCall } from '../platform/http/route';
import { nowWaits } from '../requests/engine/ask';
import { refuseSecond } from '../requests/engine/refusals';
import { cashierDay } from './cashierDay';
import { lockDrawer } from '../cash/drawer';
import { drawerOf } from '../cash/drawerOf';
import { drawerNoun, drawerRequestOwner, handedOver, waitingOnDay } from './drawerRequest';
import { drawerSubject } from './drawerSubject';
import { lastClosing } from '../cash/lastClosing';
import { writeRequest } from './writeRequest';

type HandOverCall = StaffCall<unknown, unknown, z.output<NonNullable<(typeof handOverCash)['body']>>>;

/**
 * Hands over what was counted of a closed day; whoever receives it confirms, and only then does the money leave the drawer
 * (docs/decisions/0143). By who counted it. 403, 409, 422.
 */
export async function handOver(call: HandOverCall): Promise<CashierDay> {
  const { db, staff, now, body } = call;
  const drawer = await drawerOf(db, body.staff_id);
  await lockDrawer(db, drawer.id);
  const last = await lastClosing(db, drawer.id, body.day);
  const shown = async () => ({ current: await cashierDay(db, staff, drawer, body.day, now) });
  const whose = `Kas ${drawer.id === staff.id ? '' : `${drawer.name} `}${formatDate(body.day)}`;
  if (last && last.closedBy !== staff.id) throw forbidden(`${whose} diserahkan oleh yang menghitungnya.`);
  if (!last) {
    if (drawer.id !== staff.id) throw forbidden(`${whose} diserahkan oleh yang menghitungnya.`);
    throw conflict(`${whose} belum ditutup. Hitung dan tutup dahulu.`, await shown());
  }
  const waiting = await waitingOnDay(db, drawer.id, body.day);
  if (waiting) refuseSecond(drawerNoun(waiting), waiting, staff, await shown());
  if (
    (await cashierDay(db, staff, drawer, body.day, now)).state !== 'CLOSED' ||
    last.closing !== body.closing
  )
    throw conflict(
      `${whose} berubah sejak dihitung. Hitung dan tutup sekali lagi, lalu serahkan.`,
      await shown(),
    );
  if (await handedOver(db, last)) throw conflict(`${whose} sudah diserahkan dan diterima.`, await shown());
  if (!last.handsOver || last.countedCash === 0)
    throw conflict(`${whose} tidak punya uang tunai yang harus diserahkan.`, await shown());
  const ask = await checkedAsk(call, last.officeId);
  const request = await writeRequest(db, {
    kind: 'HAND_OVER',
    officeId: last.officeId,
    holderId: drawer.id,
    day: body.day,
    closing: last.closing,
    amount: last.countedCash,
    receiverId: ask.way === 'HOLDER' ? body.receiver_id : null,
    payload: ask,
    reason: '',
    requestedBy: staff.id,
    requestedAt: now,
  });
  if (body.file_id !== null && ask.way === 'BANK') {
    const owner = drawerRequestOwner(request.id);
    await attachFiles(db, [body.file_id], { person: staff, owner, officeId: last.officeId, now });
  }
  await nowWaits(drawerSubject, call, { request });
  return cashierDay(db, staff, drawer, body.day, now);
}

/** What is asked for; 422 where a way lacks what it needs. */
async function checkedAsk(
  { db, staff, body }: HandOverCall,
  officeId: number,
): Promise<Extract<DrawerAsk, { kind: 'HAND_OVER' }>> {
  const { way, note } = body;
  const ask = { kind: 'HAND_OVER', way, bank: '', reference: '', note } as const;
  if (way === 'BANK') {
    const errors = {
      ...(body.bank.length < 2 && { bank: 'Tulis nama banknya.' }),
      ...(body.reference.length < 3 && { reference: 'Tulis nomor referensi pada bukti setor.' }),
      ...(body.file_id === null && { file_id: 'Unggah bukti setornya.' }),
    };
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return { ...ask, bank: body.bank, reference: body.reference };
  }
  if (way === 'HOLDER') {
    const others = (await officeCashiers(db, officeId)).filter(({ id }) => id !== staff.id);
    if (!others.some(({ id }) => id === body.receiver_id))
      throw invalid({ receiver_id: 'Pilih kasir lain yang menerima uangnya.' });
  }
  return ask;
}
