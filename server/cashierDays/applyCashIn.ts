import { conflict } from '../platform/core/ApiError';
import { cashActs } from '../platform/db/schema';
import type { Call } from '../requests/engine/Subject';
import { drawerOf } from '../cash/drawerOf';
import { dayOf, requireOpenDay } from '../cash/requireOpenDay';
import { requireInSafe } from '../cash/safe';
import type { DrawerRequestRow } from './drawerRequest';

const KINDS = { SAFE: 'FROM_SAFE', BANK: 'FROM_BANK', HEAD_OFFICE: 'FROM_HEAD_OFFICE' } as const;

/**
 * Money comes into a drawer, on its day that is open now (docs/decisions/0150). 409: that is closed, the safe holds less, or
 * the cashier works elsewhere now.
 */
export async function applyCashIn({ db, staff: by, now }: Call, request: DrawerRequestRow): Promise<void> {
  const { payload, holderId, office, amount } = request;
  if (payload.kind !== 'CASH_IN') throw new Error('no money for a drawer');
  const holder = await drawerOf(db, holderId);
  if (holder.office.id !== office.id)
    throw conflict(
      `${holder.name} sekarang bekerja di kantor ${holder.office.name}, bukan ${office.name}. Tolak permintaan ini; uangnya diminta lagi di sana.`,
    );
  const use = { holder, reader: by, now };
  await requireOpenDay(db, use);
  if (payload.source === 'SAFE') await requireInSafe(db, office, amount, 'to drawer');
  // Rehearsed for who asks: nobody else is there yet who gives it.
  if (by.id === holderId) return;
  const from = { SAFE: 'Brankas', BANK: payload.bank, HEAD_OFFICE: 'Kantor pusat' };
  await db.insert(cashActs).values({
    kind: KINDS[payload.source],
    officeId: office.id,
    staffId: holderId,
    day: dayOf(use),
    at: now,
    cash: amount,
    counterparty: from[payload.source],
    reference: payload.reference,
    note: payload.note,
    requestId: request.id,
    writtenBy: by.id,
  });
}
