import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CashierDay } from '@/lib/contract/cashierDay';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { offices, staff } from '../platform/db/schema';
import { contractCodes } from '../testing/contractRequest';
import { cardOf } from '../testing/counter';
import { startApi } from '../testing/startApi';
import { payOut } from './payOut';

/** A cashier who took Rp300.000 today, and how a loan is paid out of that drawer. */
async function drawer() {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  const [code = ''] = await contractCodes(api, 'ACTIVE');
  const body = oldestInstalment(await cardOf(api, token, code), { amount: 300_000, cash: 300_000 });
  expect((await api.call('POST', `payments/${code}`, { token, body })).http).toBe(200);
  const { db } = api.connection;
  const [holder] = await db
    .select({ id: staff.id, name: staff.name, office: offices })
    .from(staff)
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(eq(staff.username, 'kasir.jkt'));
  if (!holder) throw new Error('no cashier');
  const reader = { id: holder.id };
  const paid = { contractCode: code, to: 'Andi Wijaya', reference: 'KW-1' };
  const pay = (cash: number) =>
    db.transaction((tx) => payOut(tx, { holder, reader, now: api.now() }, { ...paid, cash }));
  const shown = async () => (await api.call<CashierDay>('GET', 'cashier-day', { token })).data;
  return { api, token, code, pay, shown };
}

describe('a loan paid out of a drawer', () => {
  it('is a movement of its own kind that names who got it', async () => {
    const { pay, shown, code } = await drawer();
    const before = await shown();
    await pay(250_000);
    const after = await shown();
    expect(after.cash).toBe(before.cash - 250_000);
    expect(after.totals.find(({ kind }) => kind === 'DISBURSEMENT')).toMatchObject({
      count: 1,
      cash: -250_000,
      of_other_day: false,
    });
    expect(after.lines[0]).toMatchObject({
      kind: 'DISBURSEMENT',
      number: 'KW-1',
      contract_code: code,
      customer_name: 'Andi Wijaya',
      cash: -250_000,
    });
  });

  it('is never more than is in it, also by two at once', async () => {
    const { pay, shown } = await drawer();
    const { cash } = await shown();
    await expect(pay(cash + 1)).rejects.toThrow(/tidak dapat dikeluarkan tunai/);
    const both = await Promise.allSettled([pay(cash), pay(cash)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await shown()).cash).toBe(0);
  });

  it('needs a day that is open', async () => {
    const { api, token, pay, shown } = await drawer();
    const { day, last_movement_id, closings } = await shown();
    const body = {
      day,
      last_movement_id,
      closings: closings.length,
      denominations: {},
      explanation: 'Nanti',
    };
    expect((await api.call('POST', 'cashier-days/close', { token, body })).http).toBe(200);
    await expect(pay(1000)).rejects.toThrow(/sudah ditutup/);
  });
});
