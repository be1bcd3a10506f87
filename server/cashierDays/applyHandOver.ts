import { formatDate } from '@/lib/format/tanggal';
import { conflict } from '../platform/core/ApiError';
import { cashActs } from '../platform/db/schema';
import type { Call } from '../requests/engine/Subject';
import { lockDrawer } from '../cash/drawer';
import { drawerOf } from '../cash/drawerOf';
import { handedOver, type DrawerRequestRow } from './drawerRequest';
import { lastClosing } from '../cash/lastClosing';
import { dayOf, requireOpenDay } from '../cash/requireOpenDay';

const KINDS = { BANK: 'TO_BANK', SAFE: 'TO_SAFE', HOLDER: 'TO_HOLDER' } as const;

/**
 * The cash of a closing leaves its drawer, on the day that was closed; what another cashier receives comes into theirs, on a
 * day that is open. 409: the closing stands no more, or was handed over.
 */
export async function applyHandOver({ db, staff: by, now }: Call, request: DrawerRequestRow): Promise<void> {
  const { payload, holderId, holderName, day, closing, amount, officeId } = request;
  if (payload.kind !== 'HAND_OVER') throw new Error('no hand-over');
  const last = await lastClosing(db, holderId, day);
  if (!last || last.reopenedAt || last.closing !== closing || (await handedOver(db, last)))
    throw conflict(
      `Kas ${holderName} ${formatDate(day)} berubah sejak penyerahan ini diminta. Tolak permintaan ini; uangnya dihitung dan diserahkan lagi.`,
    );
  const act = {
    at: now,
    reference: payload.reference,
    note: payload.note,
    requestId: request.id,
    writtenBy: by.id,
  };
  const out = { officeId, staffId: holderId, day, cash: -amount, closingId: last.id };
  const to =
    payload.way === 'HOLDER'
      ? (request.receiverName ?? '')
      : payload.way === 'BANK'
        ? payload.bank
        : 'Brankas';
  await db.insert(cashActs).values({ ...act, ...out, kind: KINDS[payload.way], counterparty: to });
  // Rehearsed for who asks it goes no further: the receiver may be closed today and receive it tomorrow.
  if (request.receiverId === null || request.receiverId !== by.id) return;
  const receiver = await drawerOf(db, request.receiverId);
  // Never waits for it: two who hand over to each other would wait in a circle.
  await lockDrawer(db, receiver.id);
  const use = { holder: receiver, reader: by, now };
  await requireOpenDay(db, use);
  await db.insert(cashActs).values({
    ...act,
    kind: 'FROM_HOLDER',
    officeId: receiver.office.id,
    staffId: receiver.id,
    day: dayOf(use),
    cash: amount,
    counterparty: request.askerName,
  });
}
