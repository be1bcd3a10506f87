import type { z } from 'zod/mini';
import type { askCash as endpoint, CashierDay } from '@/lib/contract/cashierDay';
import { todayIn } from '../calendar/today';
import { invalid } from '../platform/core/ApiError';
import type { StaffCall } from '../platform/http/route';
import { nowWaits } from '../requests/engine/ask';
import { refuseSecond } from '../requests/engine/refusals';
import { lockDrawer } from '../cash/drawer';
import { drawerOf } from '../cash/drawerOf';
import { cashierDay } from './cashierDay';
import { drawerNoun, waitingCashIn } from './drawerRequest';
import { drawerSubject } from './drawerSubject';
import { writeRequest } from './writeRequest';

type AskCall = StaffCall<unknown, unknown, z.output<NonNullable<(typeof endpoint)['body']>>>;

/**
 * Asks for money for the caller's own drawer; an approver of the office gives it, and only then does it come in
 * (docs/decisions/0150). 409, 422.
 */
export async function askCash(call: AskCall): Promise<CashierDay> {
  const { db, staff, now, body } = call;
  const drawer = await drawerOf(db, staff.id);
  const today = todayIn(drawer.office.zone, now);
  await lockDrawer(db, staff.id);
  const waiting = await waitingCashIn(db, staff.id);
  if (waiting)
    refuseSecond(drawerNoun(waiting), waiting, staff, {
      current: await cashierDay(db, staff, drawer, today, now),
    });
  const { source, amount, bank, reference, note } = body;
  const errors = {
    ...(amount === 0 && { amount: 'Tulis jumlah yang diminta.' }),
    ...(source === 'BANK' && bank.length < 2 && { bank: 'Tulis nama banknya.' }),
    ...(source !== 'SAFE' && reference.length < 3 && { reference: 'Tulis nomor referensinya.' }),
    ...(note.length < 5 && { note: 'Tulis untuk apa uangnya.' }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const request = await writeRequest(db, {
    kind: 'CASH_IN',
    officeId: drawer.office.id,
    holderId: staff.id,
    day: today,
    closing: 1,
    amount,
    payload: {
      ...{ kind: 'CASH_IN', source, note },
      bank: source === 'BANK' ? bank : '',
      reference: source === 'SAFE' ? '' : reference,
    },
    reason: '',
    requestedBy: staff.id,
    requestedAt: now,
  });
  await nowWaits(drawerSubject, call, { request });
  return cashierDay(db, staff, drawer, today, now);
}
