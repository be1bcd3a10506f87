import { describe, expect, it } from 'vitest';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { AbsentDays } from '@/lib/contract/cashierDays';
import type { DrawerRequest } from '@/lib/contract/drawerRequests';
import type { Notification } from '@/lib/contract/notifications';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { contractCodes } from '../testing/contractRequest';
import { cardOf } from '../testing/counter';
import { startApi } from '../testing/startApi';

const EKA = 4;
const REASON = 'Eka sakit sejak siang';

/** A cashier who took Rp300.000 and went away; colleagues of the office, and an approver who also takes money. */
async function absent() {
  const api = await startApi();
  await api.connection.pool.query("update titles set is_credit_add = true where name = 'Kepala Cabang'");
  const [cashier, counter, approver, director, far] = [
    await api.signIn('kasir.jkt'),
    await api.signIn('kacab.jkt'),
    await api.signIn('penyetuju.jkt'),
    await api.signIn('direktur'),
    await api.signIn('kasir.mks'),
  ];
  const pay = async (nth: number) => {
    const code = (await contractCodes(api, 'ACTIVE'))[nth] ?? '';
    const body = oldestInstalment(await cardOf(api, cashier, code), { amount: 300_000, cash: 300_000 });
    return api.call('POST', `payments/${code}`, { token: cashier, body });
  };
  expect((await pay(0)).http).toBe(200);
  const dayOf = async (token: string) =>
    (await api.call<CashierDay>('GET', `cashier-day?staff_id=${EKA}`, { token })).data;
  const own = async () => (await api.call<CashierDay>('GET', 'cashier-day', { token: cashier })).data;
  const { day } = await own();
  const count = (token: string, over: object = {}) =>
    api.call<DrawerRequest & { errors: Record<string, string> }>('POST', 'cashier-days/close-absent', {
      token,
      body: {
        ...{ staff_id: EKA, day, denominations: { '100000': 2 }, explanation: 'Laci kurang', reason: REASON },
        ...over,
      },
    });
  const decide = ({ id, version }: DrawerRequest, token: string, decision: string, reason = '') =>
    api.call<DrawerRequest>('POST', `drawer-requests/${id}/decide`, {
      token,
      body: { version, decision, reason },
    });
  const closeOwn = async () => {
    const { last_movement_id, closings } = await own();
    const body = {
      day,
      last_movement_id,
      closings: closings.length,
      denominations: {},
      explanation: 'Nanti',
    };
    return api.call('POST', 'cashier-days/close', { token: cashier, body });
  };
  const told = async (token: string) =>
    (await api.call<{ data: Notification[] } | Notification[]>('GET', 'notifs?page=1', { token })).data;
  return {
    api,
    cashier,
    counter,
    approver,
    director,
    far,
    day,
    pay,
    own,
    dayOf,
    count,
    decide,
    closeOwn,
    told,
  };
}

describe('the day of a cashier who is away', () => {
  it('is counted by one and confirmed by another, and the cashier hears who did it', async () => {
    const { cashier, counter, approver, day, count, decide, closeOwn, own, told, api } = await absent();
    const open = await api.call<AbsentDays>('GET', 'cashier-days/absent', { token: counter });
    expect(open.data.rows.filter(({ cashier: one }) => one.id === EKA)).toMatchObject([
      { day, waits: false },
    ]);
    const asked = await count(counter);
    expect(asked.http, asked.message).toBe(200);
    expect((await decide(asked.data, counter, 'APPROVED')).http).toBe(403);
    expect((await decide(asked.data, cashier, 'APPROVED')).http).toBe(403);
    const decided = await decide(asked.data, approver, 'APPROVED');
    expect(decided.http, decided.message).toBe(200);
    const after = await own();
    expect(after).toMatchObject({ state: 'CLOSED', may_close: false });
    expect(after.closings[0]).toMatchObject({ counted_cash: 200_000, confirmed_by: 'Hendra Gunawan' });
    expect(after.closings[0]?.closed_by).not.toBe(after.cashier.name);
    const late = await closeOwn();
    expect(late.http).toBe(409);
    expect(late.message).toMatch(/dihitung .+, dikonfirmasi Hendra Gunawan/);
    expect(JSON.stringify(await told(cashier))).toContain('Kas Anda ditutup orang lain');
    // The money is with who counted it, who hands it over.
    expect(after.hand_over).toMatchObject({ amount: 200_000, may_ask: false });
    const place = { staff_id: EKA, day, closing: 1, way: 'SAFE', bank: '', reference: '', note: '' };
    const body = { ...place, file_id: null, receiver_id: null };
    expect((await api.call('POST', 'cashier-days/hand-over', { token: cashier, body })).http).toBe(403);
    const handed = await api.call('POST', 'cashier-days/hand-over', { token: counter, body });
    expect(handed.http, handed.message).toBe(200);
  });

  it('is counted by nobody for themselves, nobody of elsewhere, and not without a word about what is missing', async () => {
    const { cashier, counter, far, count, closeOwn } = await absent();
    expect((await count(cashier)).http).toBe(403);
    expect((await count(far)).http).toBe(403);
    const silent = await count(counter, { explanation: '' });
    expect(silent.http).toBe(422);
    // Counted blind: an empty count learns nothing of what should be there.
    expect(silent.data.errors.explanation).toMatch(/^Hitungan berbeda dari catatan/);
    expect(JSON.stringify(silent)).not.toMatch(/Rp|50\.?000/);
    expect((await count(counter, { reason: '' })).http).toBe(422);
    await closeOwn();
    expect((await count(counter)).message).toContain('sudah ditutup');
  });

  it('is not confirmed by the cashier with the right, whoever counted', async () => {
    const { api, cashier, counter, count, decide } = await absent();
    const asked = await count(counter);
    await api.connection.pool.query("update titles set is_credit_approval = true where name = 'Kasir'");
    const own = await decide(asked.data, cashier, 'APPROVED');
    expect(own).toMatchObject({ http: 403 });
    expect(own.message).toContain('orang lain');
  });

  it('is not closed with a count that money came after', async () => {
    const { counter, approver, pay, count, decide } = await absent();
    const asked = await count(counter);
    expect((await pay(1)).http).toBe(200);
    const late = await decide(asked.data, approver, 'APPROVED');
    expect(late.http).toBe(409);
    expect(late.message).toContain('berubah sejak dihitung');
    expect((await decide(asked.data, approver, 'REJECTED', 'Kasirnya ada')).http).toBe(200);
  });

  it('is closed by the cashier who came back, and nothing waits any more', async () => {
    const { counter, approver, count, decide, closeOwn, own } = await absent();
    const asked = await count(counter);
    const closed = await closeOwn();
    expect(closed.http, closed.message).toBe(200);
    expect((await own()).waiting).toBeNull();
    expect((await decide(asked.data, approver, 'APPROVED')).http).toBe(409);
  });
});
