import { describe, expect, it } from 'vitest';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { CashToHandOver, DrawerRequest } from '@/lib/contract/drawerRequests';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { contentOf, pdf, sender } from '../testing/files';
import { contractCodes } from '../testing/contractRequest';
import { cardOf } from '../testing/counter';
import { startApi, type TestApi } from '../testing/startApi';

const REASON = 'Uangnya tidak sama';
const EKA = 4;

const dayOf = async (api: TestApi, token: string, query = '') =>
  (await api.call<CashierDay>('GET', `cashier-day${query}`, { token })).data;

async function pay(api: TestApi, token: string, amount: number, nth = 0) {
  const codes = await contractCodes(api, 'ACTIVE');
  const code = codes[nth] ?? '';
  const body = oldestInstalment(await cardOf(api, token, code), { amount, cash: amount });
  return api.call('POST', `payments/${code}`, { token, body });
}

async function close(api: TestApi, token: string) {
  const { day, last_movement_id, closings, cash } = await dayOf(api, token);
  const denominations = { '100000': Math.floor(Math.max(0, cash) / 100_000) };
  const body = {
    day,
    last_movement_id,
    closings: closings.length,
    denominations,
    explanation: 'Pecahan kecil',
  };
  const closed = await api.call<CashierDay>('POST', 'cashier-days/close', { token, body });
  expect(closed.http, closed.message).toBe(200);
  return closed.data;
}

/** A cashier who took and closed Rp300.000 today, another cashier of the office, an approver, and somebody of elsewhere. */
async function closedDay() {
  const api = await startApi();
  // The approver of Jakarta takes no money; the head of the branch does both.
  await api.connection.pool.query("update titles set is_credit_add = true where name = 'Kepala Cabang'");
  const [cashier, approver, head, far] = [
    await api.signIn('kasir.jkt'),
    await api.signIn('penyetuju.jkt'),
    await api.signIn('kacab.jkt'),
    await api.signIn('kasir.mks'),
  ];
  expect((await pay(api, cashier, 300_000)).http).toBe(200);
  const closed = await close(api, cashier);
  const place = { staff_id: EKA, day: closed.day, closing: closed.closings.length };
  const send = (over: object, token = cashier) =>
    api.call<CashierDay & { errors: Record<string, string> }>('POST', 'cashier-days/hand-over', {
      token,
      body: {
        ...place,
        way: 'SAFE',
        bank: '',
        reference: '',
        file_id: null,
        receiver_id: null,
        note: '',
        ...over,
      },
    });
  const ask = async (over: object = {}) => {
    const asked = await send(over);
    expect(asked.http, asked.message).toBe(200);
    if (!asked.data.waiting) throw new Error('nothing waits');
    return asked.data.waiting;
  };
  const decide = (request: DrawerRequest, token: string, decision: string, reason = '') =>
    api.call<DrawerRequest>('POST', `drawer-requests/${request.id}/decide`, {
      token,
      body: { version: request.version, decision, reason },
    });
  const due = async (token: string) =>
    (await api.call<CashToHandOver>('GET', 'cashier-days/to-hand-over', { token })).data;
  const { rows } = await api.connection.pool.query<{ id: number }>(
    "select id from staff where username = 'kacab.jkt'",
  );
  return { api, cashier, approver, head, far, closed, send, ask, decide, due, headId: rows[0]?.id ?? 0 };
}

describe('the cash of a closed day', () => {
  it('is owed by who counted it until somebody else received it, and leaves the drawer only then', async () => {
    const { api, cashier, approver, closed, ask, decide, due } = await closedDay();
    const [counted = 0] = closed.closings.map((one) => one.counted_cash);
    const owed = { count: 1, total: counted, rows: [{ held_by: { id: EKA }, request_id: null }] };
    expect(await due(cashier)).toMatchObject(owed);
    expect(await due(approver)).toMatchObject(owed);
    const asked = await ask();
    expect(await due(approver)).toMatchObject({ count: 1, rows: [{ request_id: asked.id }] });
    expect((await dayOf(api, cashier)).cash).toBe(closed.cash);
    const received = await decide(asked, approver, 'APPROVED');
    expect(received.http, received.message).toBe(200);
    expect(await due(approver)).toMatchObject({ count: 0, total: 0, rows: [] });
    const after = await dayOf(api, cashier);
    expect(after).toMatchObject({
      state: 'CLOSED',
      cash: closed.cash - counted,
      since_closing: 0,
      waiting: null,
    });
    expect(after.hand_over).toMatchObject({
      amount: counted,
      done: { decided_by: 'Hendra Gunawan' },
      may_ask: false,
    });
    expect(after.lines[0]).toMatchObject({ kind: 'TO_SAFE', cash: -counted, customer_name: 'Brankas' });
    const shown = await api.call<{ rows: { cashier: { id: number }; difference: number }[] }>(
      'GET',
      'cashier-days',
      {
        token: approver,
      },
    );
    const row = shown.data.rows.find((one) => one.cashier.id === EKA);
    expect(row).toMatchObject({ difference: counted - closed.cash });
  });

  it('is not confirmed by who brought it, by another office, or by who has no right; what is rejected is owed again', async () => {
    const { cashier, approver, far, ask, decide, due } = await closedDay();
    const asked = await ask();
    expect((await decide(asked, cashier, 'APPROVED')).http).toBe(403);
    expect((await decide(asked, far, 'APPROVED')).http).toBe(403);
    expect((await decide(asked, approver, 'REJECTED', REASON)).http).toBe(200);
    expect(await due(cashier)).toMatchObject({ count: 1, rows: [{ request_id: null }] });
    const again = await ask();
    expect((await decide(again, cashier, 'WITHDRAWN')).http).toBe(200);
    expect(await due(cashier)).toMatchObject({ count: 1 });
  });

  it('is not confirmed by who brought it, whatever rights they have', async () => {
    const { api, cashier, ask, decide } = await closedDay();
    const asked = await ask();
    await api.connection.pool.query("update titles set is_credit_approval = true where name = 'Kasir'");
    const own = await decide(asked, cashier, 'APPROVED');
    expect(own.http).toBe(403);
    expect(own.message).toContain('Anda sendiri');
  });

  it('goes to a bank with its reference and slip only, and to nobody who is not named', async () => {
    const { send } = await closedDay();
    const bank = await send({ way: 'BANK', bank: '', reference: '12' });
    expect(bank.http).toBe(422);
    expect(Object.keys(bank.data.errors).toSorted()).toEqual(['bank', 'file_id', 'reference']);
    expect((await send({ way: 'HOLDER' })).data.errors).toHaveProperty('receiver_id');
    expect((await send({ way: 'HOLDER', receiver_id: EKA })).http).toBe(422);
  });

  it('went to a bank when another person, who can open its slip, confirms it', async () => {
    const { api, cashier, approver, far, closed, ask, decide, due } = await closedDay();
    const slip = await sender(api, cashier).send(pdf('setor'), { kind: 'DOCUMENT', name: 'setor.pdf' });
    expect(slip.http, slip.message).toBe(200);
    const asked = await ask({ way: 'BANK', bank: 'BCA', reference: '7781204', file_id: slip.data.id });
    const read = await api.call<DrawerRequest>('GET', `drawer-requests/${asked.id}`, { token: approver });
    expect(read.data.file).toMatchObject({ id: slip.data.id, attached: true });
    const opened = await sender(api, approver).get(slip.data.id);
    expect(opened.http, opened.message).toBe(200);
    expect((await contentOf(api, opened.data.key)).rawPayload.equals(pdf('setor'))).toBe(true);
    for (const stranger of [far, await api.signIn('kontrak.jkt')])
      expect((await sender(api, stranger).get(slip.data.id)).http).toBe(403);
    const received = await decide(asked, approver, 'APPROVED');
    expect(received.http, received.message).toBe(200);
    const [counted = 0] = closed.closings.map((one) => one.counted_cash);
    const day = await dayOf(api, cashier);
    expect(day.lines[0]).toMatchObject({ kind: 'TO_BANK', cash: -counted, customer_name: 'BCA' });
    expect(day.hand_over?.done).toMatchObject({ reference: '7781204', file: { id: slip.data.id } });
    expect(await due(approver)).toMatchObject({ count: 0 });
  });

  it('takes no slip that somebody else uploaded, that proves another hand-over, or that is gone', async () => {
    const { api, cashier, approver, send, ask, decide } = await closedDay();
    const bank = { way: 'BANK', bank: 'BCA', reference: '7781204' };
    const others = await sender(api, approver).send(pdf('lain'), { kind: 'DOCUMENT', name: 'lain.pdf' });
    expect(await send({ ...bank, file_id: others.data.id })).toMatchObject({ http: 403 });
    expect((await send({ ...bank, file_id: 999_999 })).http).toBe(422);
    expect((await dayOf(api, cashier)).waiting).toBeNull();
    const slip = await sender(api, cashier).send(pdf('setor'), { kind: 'DOCUMENT', name: 'setor.pdf' });
    const asked = await ask({ ...bank, file_id: slip.data.id });
    expect((await decide(asked, approver, 'REJECTED', REASON)).http).toBe(200);
    expect(await send({ ...bank, file_id: slip.data.id })).toMatchObject({ http: 409 });
  });

  it('comes into the drawer of the next holder when they receive it, on a day that is open', async () => {
    const { api, cashier, approver, head, headId, closed, ask, decide } = await closedDay();
    const [counted = 0] = closed.closings.map((one) => one.counted_cash);
    const before = await dayOf(api, head);
    const asked = await ask({ way: 'HOLDER', receiver_id: headId });
    expect((await decide(asked, approver, 'APPROVED')).http).toBe(403);
    await close(api, head);
    const refused = await decide(asked, head, 'APPROVED');
    expect(refused).toMatchObject({ http: 409 });
    expect(refused.message).toContain('sudah ditutup');
    const { closings, day } = await dayOf(api, head);
    const opened = await api.call('POST', 'cashier-days/reopen', {
      token: approver,
      body: { staff_id: headId, day, closing: closings.length, reason: 'Menerima kas Eka' },
    });
    expect(opened.http, opened.message).toBe(200);
    const received = await decide(asked, head, 'APPROVED');
    expect(received.http, received.message).toBe(200);
    const after = await dayOf(api, head);
    expect(after.cash).toBe(before.cash + counted);
    expect(after.lines[0]).toMatchObject({
      kind: 'FROM_HOLDER',
      cash: counted,
      customer_name: 'Eka Lestari',
    });
    expect((await dayOf(api, cashier)).lines[0]).toMatchObject({ kind: 'TO_HOLDER', cash: -counted });
  });

  it('is asked for once, and stays closed while it waits', async () => {
    const { api, approver, closed, send, ask, decide } = await closedDay();
    const asked = await ask();
    const second = await send({});
    expect(second.http).toBe(409);
    expect(second.message).toContain('Eka Lestari');
    const body = { staff_id: EKA, day: closed.day, closing: 1, reason: 'Ada pembayaran lagi' };
    const reopened = await api.call('POST', 'cashier-days/reopen', { token: approver, body });
    expect(reopened.http).toBe(409);
    expect(reopened.message).toContain('masih menunggu');
    await decide(asked, approver, 'APPROVED');
    expect((await send({})).message).toContain('sudah diserahkan');
  });

  it('that was handed over is not counted again when its day is opened once more', async () => {
    const { api, cashier, approver, closed, ask, decide, due } = await closedDay();
    await decide(await ask(), approver, 'APPROVED');
    const rest = (await dayOf(api, cashier)).cash;
    const body = { staff_id: EKA, day: closed.day, closing: 1, reason: 'Ada pembayaran lagi' };
    expect((await api.call('POST', 'cashier-days/reopen', { token: approver, body })).http).toBe(200);
    expect((await pay(api, cashier, 200_000, 1)).http).toBe(200);
    expect((await dayOf(api, cashier)).cash).toBe(rest + 200_000);
    const again = await close(api, cashier);
    expect(again.closings[1]).toMatchObject({ expected_cash: rest + 200_000 });
    expect(await due(cashier)).toMatchObject({ count: 1, total: again.closings[1]?.counted_cash });
  });

  it('waits in the inbox of who may confirm it', async () => {
    const { api, approver, head, headId, cashier, ask, decide } = await closedDay();
    const inbox = async (token: string, whose = 'decide') =>
      (
        await api.call<{ rows: { request_id: number }[] }>('GET', `approvals?kind=CASH&whose=${whose}`, {
          token,
        })
      ).data.rows;
    const asked = await ask({ way: 'HOLDER', receiver_id: headId });
    expect(await inbox(approver)).toEqual([]);
    expect(await inbox(head)).toMatchObject([{ request_id: asked.id, may_decide: true }]);
    expect(await inbox(cashier, 'own')).toMatchObject([{ request_id: asked.id, may_withdraw: true }]);
    await decide(asked, cashier, 'WITHDRAWN');
    const safe = await ask();
    expect(await inbox(approver)).toMatchObject([{ request_id: safe.id, may_decide: true }]);
  });
});
