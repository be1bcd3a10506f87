import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { CashierDay } from '@/lib/contract/cashierDay';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { actionsOf, approveSeen, contractCodes, requestOn } from '../testing/contractRequest';
import { cardOf, payLines } from '../testing/counter';
import { startApi, type TestApi } from '../testing/startApi';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const dayOf = async (api: TestApi, token: string, day = '') =>
  (await api.call<CashierDay>('GET', `cashier-day${day && `?day=${day}`}`, { token })).data;

const OFFICES = [
  { office: 'JKT', maker: 'kasir.jkt', offset: '+07:00' },
  { office: 'MKS', maker: 'kasir.mks', offset: '+08:00' },
  { office: 'JYP', maker: 'kasir.jyp', offset: '+09:00' },
] as const;

/** A cashier at 23.50 of the office's own time, and the director, whose drawer is in Jakarta. */
async function lateIn({ office, maker, offset }: (typeof OFFICES)[number]) {
  const api = await startApi();
  const [cashier, director] = [await api.signIn(maker), await api.signIn('direktur')];
  await api.connection.pool.query("update sessions set expires_at = now() + interval '1 year'");
  const [code = ''] = await contractCodes(api, 'ACTIVE', office);
  const late = new Date(`${(await dayOf(api, cashier)).day}T23:50:00${offset}`).getTime();
  const ahead = late - api.now().getTime();
  api.advance(ahead > 0 ? ahead : ahead + DAY);
  return { api, cashier, director, code, day: (await dayOf(api, cashier)).day };
}

/** Counts and closes the caller's day with nothing in it. */
async function close(api: TestApi, token: string) {
  const { day, last_movement_id, closings } = await dayOf(api, token);
  const body = {
    ...{ day, last_movement_id, closings: closings.length, denominations: {} },
    explanation: 'Dihitung nanti',
  };
  const closed = await api.call('POST', 'cashier-days/close', { token, body });
  expect(closed.http, closed.message).toBe(200);
}

describe.each(OFFICES)('what a cashier of $office asked for before midnight', (place) => {
  it('takes back, approved after it, from their own drawer and its new day, though nothing is in it', async () => {
    const { api, cashier, director, code, day } = await lateIn(place);
    const before = { own: await dayOf(api, cashier), other: await dayOf(api, director) };
    await payLines(api, cashier, code, { amount: 60_000 });
    const [payment] = (await actionsOf(api, cashier, code)).payments;
    const asked = await requestOn(api, cashier, code, {
      kind: 'PAYMENT_VOID',
      payment_id: payment?.id ?? 0,
    });
    expect(asked.http, asked.message).toBe(200);
    api.advance(20 * MINUTE);
    const approved = await approveSeen(api, director, asked.data.id);
    expect(approved.http, approved.message).toBe(200);
    const after = await dayOf(api, cashier);
    expect(after).toMatchObject({ day: addDays(day, 1), cash: -60_000, bank: 0 });
    expect(after.lines).toMatchObject([{ kind: 'VOIDED', cash: -60_000, entered: day }]);
    expect((await dayOf(api, cashier, day)).cash).toBe(before.own.cash + 60_000);
    expect((await dayOf(api, director, before.other.day)).last_movement_id).toBe(
      before.other.last_movement_id,
    );
  });

  it('books what moved already into a day that was closed meanwhile, which is counted again', async () => {
    const { api, cashier, director, code } = await lateIn(place);
    await payLines(api, cashier, code, { amount: 60_000 });
    const [payment] = (await actionsOf(api, cashier, code)).payments;
    const asked = await requestOn(api, cashier, code, {
      kind: 'PAYMENT_VOID',
      payment_id: payment?.id ?? 0,
    });
    const { cash } = await dayOf(api, cashier);
    await close(api, cashier);
    expect((await approveSeen(api, director, asked.data.id)).http).toBe(200);
    expect(await dayOf(api, cashier)).toMatchObject({
      ...{ state: 'CHANGED', since_closing: 1, cash: cash - 60_000 },
    });
  });

  it('takes cash after midnight on the new day of their drawer only, and only while it is open', async () => {
    const { api, cashier, director, code, day } = await lateIn(place);
    const seen = await dayOf(api, cashier);
    const card = await cardOf(api, cashier, code);
    const line = card.card.lines.find(({ penalty }) => penalty > 0);
    const waivers = line && [{ number: line.number, credit_discount: 0, penalty_discount: line.penalty }];
    const body = oldestInstalment(card, {
      ...{ amount: 50_000, cash: 50_000 },
      ...(line && { lines: [line.number], waivers }),
    });
    const asked = await requestOn(api, cashier, code, { kind: 'PAYMENT', payment: body });
    expect(asked.http, asked.message).toBe(200);
    api.advance(20 * MINUTE);
    const before = await dayOf(api, cashier);
    await close(api, cashier);
    const refused = await approveSeen(api, director, asked.data.id);
    expect(refused).toMatchObject({ http: 409 });
    expect(refused.message).toContain('sudah ditutup');
    const closed = await dayOf(api, cashier);
    expect(closed.last_movement_id).toBe(before.last_movement_id);
    const opened = await api.call('POST', 'cashier-days/reopen', {
      token: director,
      body: {
        ...{ staff_id: closed.cashier.id, day: closed.day, closing: closed.closings.length },
        reason: 'Pembayaran kemarin',
      },
    });
    expect(opened.http, opened.message).toBe(200);
    const approved = await approveSeen(api, director, asked.data.id);
    expect(approved.http, approved.message).toBe(200);
    const after = await dayOf(api, cashier);
    expect(after).toMatchObject({ day: addDays(day, 1), cash: before.cash + 50_000 });
    expect((await dayOf(api, cashier, day)).cash).toBe(seen.cash);
  });
});
