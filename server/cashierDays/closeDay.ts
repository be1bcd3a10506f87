import type { CashierDay } from '@/lib/contract/cashierDay';
import type { DenominationCounts } from '@/lib/contract/cashierDayFields';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import { countedCash } from '@/lib/arithmetic/countedCash';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { conflict, invalid } from '../platform/core/ApiError';
import { cashierDays } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import { cashierDay } from './cashierDay';
import { lockDrawer } from '../cash/drawer';
import { drawerOf } from '../cash/drawerOf';
import { waitingOnDay } from './drawerRequest';
import { takeDrawerRequestBack } from './drawerSubject';
import { lastClosing, type ClosingRow } from '../cash/lastClosing';

interface CloseBody {
  day: string;
  last_movement_id: number;
  closings: number;
  denominations: DenominationCounts;
  explanation: string;
}
type CloseCall = StaffCall<unknown, unknown, CloseBody>;

/**
 * Closes the caller's own day with a count (docs/decisions/0075). The drawer is held alone, so what is compared with the
 * count is everything that moved; 409 with the day as it is now when that is not what was on screen, or when it is closed.
 */
export async function closeDay(call: CloseCall): Promise<CashierDay> {
  const { db, staff, now, body } = call;
  await lockDrawer(db, staff.id);
  const drawer = await drawerOf(db, staff.id);
  const current = await cashierDay(db, staff, drawer, body.day, now);
  if (body.day > current.today) throw invalid({ day: 'Hari ini belum tiba.' });
  const last = await lastClosing(db, staff.id, body.day);
  if (current.state === 'CLOSED' && last) {
    const at = formatInstantIn(last.closedAt, drawer.office.zone);
    throw conflict(
      `Kas ${formatDate(body.day)} sudah ditutup pada ${at}${await closedByOthers(call, last)}. Tidak ada yang berubah.`,
      { current },
    );
  }
  const waiting = await waitingOnDay(db, staff.id, body.day);
  if (waiting?.kind === 'HAND_OVER') {
    throw conflict(
      `Penyerahan kas ${formatDate(body.day)} masih menunggu konfirmasi. Sesudah diputuskan, hitung dan tutup sekali lagi.`,
      { current },
    );
  }
  if (current.last_movement_id !== body.last_movement_id || current.closings.length !== body.closings) {
    throw conflict('Isi kas berubah sejak halaman ini dibuka. Belum ditutup; periksa jumlah yang baru.', {
      current,
    });
  }
  const counted = countedCash(DENOMINATIONS, body.denominations);
  const explanation = body.explanation.trim();
  if (counted !== current.cash && explanation.length < 3) {
    throw invalid({ explanation: `Jelaskan selisih ${formatRupiah(counted - current.cash)}.` });
  }
  if (waiting) await takeDrawerRequestBack(waiting)(call, 'Kasirnya menghitung dan menutup sendiri');
  await db.insert(cashierDays).values({
    officeId: drawer.office.id,
    staffId: staff.id,
    day: body.day,
    closing: (last?.closing ?? 0) + 1,
    expectedCash: current.cash,
    expectedBank: current.bank,
    lastMovementId: current.last_movement_id,
    denominations: body.denominations,
    countedCash: counted,
    explanation,
    closedAt: now,
    closedBy: staff.id,
  });
  await log(call, current, counted, explanation);
  return cashierDay(db, staff, drawer, body.day, now);
}

/** Who counted and who confirmed a closing that is not one's own, in words; '': it is. */
async function closedByOthers({ db }: CloseCall, { closedBy, confirmedBy }: ClosingRow): Promise<string> {
  if (confirmedBy === null) return '';
  const [counter, confirmer] = [await drawerOf(db, closedBy), await drawerOf(db, confirmedBy)];
  return `: dihitung ${counter.name}, dikonfirmasi ${confirmer.name}`;
}

async function log(
  { db, staff, now, origin, body }: CloseCall,
  { cash, bank, closings }: CashierDay,
  counted: number,
  explanation: string,
) {
  const before = closings.at(-1);
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'CASHIER_DAY_CLOSED',
    summary: `Menutup kas ${formatDate(body.day)}: dihitung ${formatRupiah(counted)}, seharusnya ${formatRupiah(cash)}, transfer ${formatRupiah(bank)}${before ? ` (penutupan ke-${closings.length + 1})` : ''}`,
    origin,
    record: { type: 'cashier_day', id: `${staff.id}/${body.day}` },
    ...(explanation !== '' && { reason: explanation }),
    changes: {
      counted_cash: [before?.counted_cash ?? null, counted],
      expected_cash: [before?.expected_cash ?? null, cash],
      expected_bank: [before?.expected_bank ?? null, bank],
    },
  });
}
