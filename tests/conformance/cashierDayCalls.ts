import { expect } from 'vitest';
import { closeCashierDay, getCashierDay, reopenCashierDay, type CashierDay } from '@/lib/contract/cashierDay';
import { listCashierDays, listUnclosedDays } from '@/lib/contract/cashierDays';
import type { Send } from './calls';
import { expectContract } from './keepsContract';

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

/** By entry, which is what nothing said means, and by payment: each keeps the contract and says which it is. */
async function eitherDay(
  send: Send,
  endpoint: typeof getCashierDay | typeof listCashierDays,
  as: 'cashier' | 'approver',
) {
  const byEntry = await send(endpoint, as);
  expect(byEntry.data).toMatchObject({ by: 'entered' });
  expectContract(endpoint, byEntry);
  const byPayment = await send(endpoint, as, { query: { by: 'paid' } });
  expect(byPayment.data).toMatchObject({ by: 'paid' });
  return byPayment;
}

/** How the calls of the cashier's day are made. */
export const CASHIER_DAY_CALLS = {
  getCashierDay: ({ send }: { send: Send }) => eitherDay(send, getCashierDay, 'cashier'),
  listCashierDays: ({ send }: { send: Send }) => eitherDay(send, listCashierDays, 'approver'),
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
