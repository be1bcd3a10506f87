import { expect } from 'vitest';
import {
  askCash,
  closeAbsentDay,
  closeCashierDay,
  getCashierDay,
  handOverCash,
  reopenCashierDay,
  type CashierDay,
} from '@/lib/contract/cashierDay';
import { listAbsentDays, listCashierDays, listUnclosedDays } from '@/lib/contract/cashierDays';
import {
  decideDrawerRequest,
  getDrawerRequest,
  listCashToHandOver,
  type DrawerRequest,
} from '@/lib/contract/drawerRequests';
import { bringSafeToBank, listSafes } from '@/lib/contract/safes';
import type { Send } from './calls';
import { kept } from './fileCalls';
import { expectContract } from './keepsContract';

/** Long before anything was paid, so that the other calls still find an open drawer. */
const DAYS = {
  closed: '2001-01-01',
  reopened: '2001-01-02',
  handed: '2001-01-03',
  read: '2001-01-04',
  decided: '2001-01-05',
  listed: '2001-01-06',
  brought: '2001-01-07',
};

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

/** Cash of a day that was closed, brought to the safe; an approver confirms it. */
async function handOver(send: Send, day: string) {
  const { cashier, closings } = await close(send, day);
  const place = { staff_id: cashier.id, day, closing: closings.length };
  const body = { ...place, way: 'SAFE', bank: '', reference: '', file_id: null, receiver_id: null, note: '' };
  const answered = await send(handOverCash, 'cashier', { body });
  const { waiting } = answered.data as CashierDay;
  if (!waiting) throw new Error('nothing waits');
  return { answered, waiting };
}

/** A day's cash that an approver received into the safe. */
async function fillSafe(send: Send, day: string) {
  const { waiting } = await handOver(send, day);
  const { id, version }: DrawerRequest = waiting;
  const body = { version, decision: 'APPROVED', reason: '' };
  return send(decideDrawerRequest, 'approver', { params: { id: String(id) }, body });
}

/** What the safe holds of one day, brought to the bank. */
async function bring(send: Send, day: string) {
  const { office } = (await fillSafe(send, day)).data as DrawerRequest;
  const { id } = await kept(send, 'conformance-slip');
  const slip = { bank: 'BCA', reference: '7781204', file_id: Number(id), note: '' };
  return send(bringSafeToBank, 'cashier', { body: { office_id: office.id, amount: 100_000, ...slip } });
}

/** Asks to close the oldest open day of another cashier. */
async function closeForAnother(send: Send) {
  const { rows } = (await send(listAbsentDays, 'approver')).data as {
    rows: { cashier: { id: number }; day: string }[];
  };
  const [open] = rows;
  return send(closeAbsentDay, 'approver', {
    body: {
      staff_id: open?.cashier.id ?? 4,
      day: open?.day ?? DAYS.closed,
      denominations: {},
      explanation: 'Laci ditemukan kosong',
      reason: 'Kasir sakit sejak siang',
    },
  });
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
  listAbsentDays: ({ send }: { send: Send }) => send(listAbsentDays, 'approver'),
  listCashToHandOver: ({ send }: { send: Send }) => send(listCashToHandOver, 'approver'),
  handOverCash: async ({ send }: { send: Send }) => (await handOver(send, DAYS.handed)).answered,
  askCash: ({ send }: { send: Send }) =>
    send(askCash, 'cashier', {
      body: { source: 'HEAD_OFFICE', amount: 500_000, bank: '', reference: 'KP-1', note: 'Pencairan tunai' },
    }),
  listSafes: async ({ send }: { send: Send }) => {
    await fillSafe(send, DAYS.listed);
    return send(listSafes, 'approver');
  },
  bringSafeToBank: ({ send }: { send: Send }) => bring(send, DAYS.brought),
  closeAbsentDay: ({ send }: { send: Send }) => closeForAnother(send),
  getDrawerRequest: async ({ send }: { send: Send }) => {
    const { waiting } = await handOver(send, DAYS.read);
    return send(getDrawerRequest, 'approver', { params: { id: String(waiting.id) } });
  },
  decideDrawerRequest: ({ send }: { send: Send }) => fillSafe(send, DAYS.decided),
};
