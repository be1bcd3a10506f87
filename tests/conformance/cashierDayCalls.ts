import {
  closeCashierDay,
  getCashierDay,
  listCashierDays,
  listUnclosedDays,
  reopenCashierDay,
  type CashierDay,
} from '@/lib/contract/cashierDay';
import type { Send } from './calls';

/** Long before anything was paid, so that the other calls still find an open drawer. */
const DAYS = { closed: '2001-01-01', reopened: '2001-01-02' };

async function close(send: Send, day: string): Promise<CashierDay> {
  const shown = (await send(getCashierDay, 'cashier', { query: { day } })).data as CashierDay;
  const { last_movement_id, closings } = shown;
  const body = {
    day,
    last_movement_id,
    closings: closings.length,
    denominations: { '100000': 1 },
    explanation: 'Uang pribadi ikut terhitung',
  };
  return (await send(closeCashierDay, 'cashier', { body })).data as CashierDay;
}

/** How the calls of the cashier's day are made. */
export const CASHIER_DAY_CALLS = {
  getCashierDay: ({ send }: { send: Send }) => send(getCashierDay, 'cashier'),
  listCashierDays: ({ send }: { send: Send }) => send(listCashierDays, 'approver'),
  listUnclosedDays: ({ send }: { send: Send }) => send(listUnclosedDays, 'approver'),
  closeCashierDay: async ({ send }: { send: Send }) => ({ data: await close(send, DAYS.closed) }),
  reopenCashierDay: async ({ send }: { send: Send }) => {
    const closed = await close(send, DAYS.reopened);
    return send(reopenCashierDay, 'approver', {
      body: {
        staff_id: closed.cashier.id,
        day: DAYS.reopened,
        closing: closed.closings.length,
        reason: 'Salah hitung pecahan kecil',
      },
    });
  },
};
