import { eq } from 'drizzle-orm';
import type { CashierDay } from '@/lib/contract/cashierDay';
import { formatDate } from '@/lib/format/tanggal';
import { conflict, forbidden } from '../platform/core/ApiError';
import { cashierDays } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { cashierDay, oversees } from './cashierDay';
import { lockDrawer } from '../cash/drawer';
import { drawerOf } from '../cash/drawerOf';
import { waitingOnDay } from './drawerRequest';
import { lastClosing } from '../cash/lastClosing';

type ReopenCall = StaffCall<
  unknown,
  unknown,
  { staff_id: number; day: string; closing: number; reason: string }
>;

/** Opens another person's closed day again (docs/decisions/0075); its count stays beside the next one. 403, 404, 409. */
export async function reopenDay(call: ReopenCall): Promise<CashierDay> {
  const { db, staff, now, origin, body } = call;
  const drawer = await drawerOf(db, body.staff_id);
  if (drawer.id === staff.id) throw forbidden('Kas sendiri dibuka kembali oleh orang lain.');
  if (!oversees(staff, drawer))
    throw forbidden('Kas kasir ini hanya dibuka kembali oleh penyetuju kantornya.');
  await lockDrawer(db, drawer.id);
  const last = await lastClosing(db, drawer.id, body.day);
  if (!last || last.reopenedAt || last.closing !== body.closing) {
    const current = await cashierDay(db, staff, drawer, body.day, now);
    const why = last && !last.reopenedAt ? 'sudah ditutup sekali lagi' : 'tidak sedang tertutup';
    throw conflict(`Kas ${drawer.name} ${formatDate(body.day)} ${why}. Tidak ada yang berubah.`, { current });
  }
  const waiting = await waitingOnDay(db, drawer.id, body.day);
  if (waiting) {
    throw conflict(
      `Penyerahan kas ${drawer.name} ${formatDate(body.day)} yang diminta ${waiting.askerName} masih menunggu. Putuskan dahulu, atau minta ditarik kembali.`,
      { current: await cashierDay(db, staff, drawer, body.day, now) },
    );
  }
  await db
    .update(cashierDays)
    .set({ reopenedAt: now, reopenedBy: staff.id, reopenReason: body.reason })
    .where(eq(cashierDays.id, last.id));
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'CASHIER_DAY_REOPENED',
    summary: `Membuka kembali kas ${drawer.name} ${formatDate(body.day)}`,
    origin,
    record: { type: 'cashier_day', id: `${drawer.id}/${body.day}` },
    reason: body.reason,
  });
  return cashierDay(db, staff, drawer, body.day, now);
}
