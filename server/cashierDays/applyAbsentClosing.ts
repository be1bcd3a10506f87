import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { notify } from '../notifications/notify';
import { conflict } from '../platform/core/ApiError';
import { cashierDays } from '../platform/db/schema';
import type { Call } from '../requests/engine/Subject';
import type { DrawerRequestRow } from './drawerRequest';
import { lastClosing, stateOf } from '../cash/lastClosing';
import { lastMovementOf } from '../cash/movements';

/**
 * Closes a day with the count of somebody else than its cashier, who is told. 409: the cashier closed it meanwhile, or
 * money moved since it was counted.
 */
export async function applyAbsentClosing(
  { db, staff: by, now }: Call,
  request: DrawerRequestRow,
): Promise<void> {
  const { payload, holderId, holderName, day, closing, amount, officeId, requestedBy, askerName } = request;
  if (payload.kind !== 'ABSENT_CLOSING') throw new Error('no closing');
  const last = await lastClosing(db, holderId, day);
  const moved = await lastMovementOf(db, holderId, day);
  const isAsCounted = (last?.closing ?? 0) + 1 === closing && moved === payload.last_movement_id;
  if (!isAsCounted || stateOf(last, moved) === 'CLOSED')
    throw conflict(
      `Kas ${holderName} ${formatDate(day)} berubah sejak dihitung. Tolak permintaan ini; kasnya dihitung lagi.`,
    );
  // Rehearsed for who asks: nobody else is there yet whose name the closing could bear.
  if (by.id === requestedBy) return;
  await db.insert(cashierDays).values({
    officeId,
    staffId: holderId,
    day,
    closing,
    expectedCash: payload.expected_cash,
    expectedBank: payload.expected_bank,
    lastMovementId: moved,
    denominations: payload.denominations,
    countedCash: amount,
    explanation: payload.explanation,
    closedAt: now,
    closedBy: requestedBy,
    confirmedBy: by.id,
  });
  const message = `Kas Anda ${formatDate(day)} ditutup orang lain: dihitung ${askerName}, dikonfirmasi ${by.name}, ${formatRupiah(amount)}. Uangnya ada pada ${askerName}.`;
  const link = `${holderId}/${day}`;
  await notify(db, [holderId], { title: 'Kas Anda ditutup orang lain', message, source: 'cash', link }, now);
}
