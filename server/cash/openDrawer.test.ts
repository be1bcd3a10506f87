import { expect, it, describe } from 'vitest';
import type { CashierDay } from '@/lib/contract/cashierDay';
import { agreeTo } from '../../tests/payments/agreeTo';
import type { Settlement } from '@/lib/contract/settlements';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { approveSeen, contractCodes, requestOn } from '../testing/contractRequest';
import { cardOf, counter, payLines, type Counter } from '../testing/counter';
import { startApi, type TestApi } from '../testing/startApi';

const MINUTE = 60_000;

const dayOf = async (api: TestApi, token: string, query = '') =>
  (await api.call<CashierDay>('GET', `cashier-day${query}`, { token })).data;

/** Counts and closes the caller's day as it should be. */
async function close(api: TestApi, token: string) {
  const { day, last_movement_id, closings } = await dayOf(api, token);
  const body = {
    ...{ day, last_movement_id, closings: closings.length, denominations: {} },
    explanation: 'Dihitung nanti',
  };
  const closed = await api.call('POST', 'cashier-days/close', { token, body });
  expect(closed.http, closed.message).toBe(200);
}

/** 22.30 in Jakarta, when Jayapura has the next day; the director, whose drawer is in Jakarta, and a contract of Jayapura. */
async function lateInJakarta() {
  const api = await startApi();
  const director = await api.signIn('direktur');
  await api.connection.pool.query("update sessions set expires_at = now() + interval '1 year'");
  const [code = ''] = await contractCodes(api, 'ACTIVE', 'JYP');
  const late = new Date(`${(await dayOf(api, director)).day}T22:30:00+07:00`).getTime();
  const ahead = late - api.now().getTime();
  api.advance(ahead > 0 ? ahead : ahead + 1440 * MINUTE);
  return { api, director, code };
}

describe('a drawer of another zone than the contract', () => {
  it('takes no cash once its own day is closed, at the counter and by settlement', async () => {
    const { api, director, code } = await lateInJakarta();
    await close(api, director);
    const card = await cardOf(api, director, code);
    const { day } = await dayOf(api, director);
    expect(card.as_of > day).toBe(true);
    const body = oldestInstalment(card, { amount: 123_000, cash: 123_000 });
    const refused = await api.call('POST', `payments/${code}`, { token: director, body });
    expect(refused).toMatchObject({ http: 409 });
    expect(refused.message).toContain('sudah ditutup');
    const quote = await api.call<Settlement>('GET', `payments/${code}/settlement`, { token: director });
    const settled = await api.call('POST', `payments/${code}/settlement`, {
      token: director,
      body: agreeTo(quote.data),
    });
    expect(settled, settled.message).toMatchObject({ http: 409 });
    expect(settled.message).toContain('sudah ditutup');
  });

  it('holds what it takes on its own day, as taken on that day', async () => {
    const { api, director, code } = await lateInJakarta();
    const before = await dayOf(api, director);
    const { receipts } = await payLines(api, director, code, { amount: 123_000, deposit_added: 0 });
    const after = await dayOf(api, director);
    expect(after.cash - before.cash).toBe(123_000);
    expect(after.totals).toMatchObject([{ kind: 'TAKEN', of_other_day: false, count: 1 }]);
    expect(after.lines[0]).toMatchObject({ number: receipts[0]?.invoice, day: after.day });
  });
});

/** A deposit of 5.000.000 that came by transfer, and a drawer with nothing in it. */
async function withDeposit() {
  const at = await counter();
  at.api.advance(1440 * MINUTE);
  const direktur = await at.api.signIn('direktur');
  const codes = (await contractCodes(at.api, 'ACTIVE')).slice(0, 2);
  for (const code of codes) {
    await payLines(at.api, direktur, code, {
      ...{ amount: 50_000, cash: 0, bank: 5_050_000, deposit_added: 5_000_000 },
      bank_reference: 'TRX-0910',
    });
  }
  // Of before transfers were confirmed: else none of it is paid back.
  await at.api.connection.pool.query(
    "update payments set transfer_state = 'UNKNOWN' where transfer_state = 'UNCONFIRMED'",
  );
  return { ...at, direktur, codes: codes as [string, string] };
}
const payBack = ({ api, maker }: Counter, code: string, cash: number) =>
  requestOn(api, maker, code, { kind: 'DEPOSIT_PAY_BACK', cash, bank: 0 });

describe('a deposit that is paid back in cash', () => {
  it('never takes more out of the drawer than is in it that day, when asked and when approved', async () => {
    const at = await withDeposit();
    const refused = await payBack(at, at.codes[0], 5_000_000);
    expect(refused).toMatchObject({ http: 409 });
    expect(refused.message).toMatch(/Kas Anda .* berisi Rp0/);
    await payLines(at.api, at.maker, at.codes[0], { amount: 60_000 });
    const asked = await payBack(at, at.codes[0], 60_000);
    expect(asked.http, asked.message).toBe(200);
    at.api.advance(1440 * MINUTE);
    const approved = await approveSeen(at.api, at.checker, asked.data.id);
    expect(approved).toMatchObject({ http: 409 });
    expect(approved.message).toMatch(/Kas Eka Lestari .* berisi Rp0/);
  });

  it('is not paid twice from one drawer by two approvers at the same moment', async () => {
    const at = await withDeposit();
    const [first, second] = at.codes;
    await payLines(at.api, at.maker, first, { amount: 60_000 });
    const asked = [await payBack(at, first, 60_000), await payBack(at, second, 60_000)];
    expect(asked.map(({ http }) => http)).toEqual([200, 200]);
    const answers = await Promise.all([
      approveSeen(at.api, at.checker, asked[0]!.data.id),
      approveSeen(at.api, at.direktur, asked[1]!.data.id),
    ]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect((await dayOf(at.api, at.maker)).cash).toBe(0);
  });

  it('needs the open day of the drawer that it leaves', async () => {
    const at = await withDeposit();
    await payLines(at.api, at.maker, at.codes[0], { amount: 60_000 });
    const asked = await payBack(at, at.codes[0], 60_000);
    await close(at.api, at.maker);
    const approved = await approveSeen(at.api, at.checker, asked.data.id);
    expect(approved).toMatchObject({ http: 409 });
    expect(approved.message).toMatch(/^Kas Eka Lestari .* sudah ditutup/);
  });
});

it('a payment by request with cash waits for an open day of who asked', async () => {
  const at = await counter();
  const card = await cardOf(at.api, at.maker, at.code);
  const { number, penalty } = card.card.lines.find((line) => line.penalty > 0) ?? { number: 0, penalty: 0 };
  const waivers = [{ number, credit_discount: 0, penalty_discount: penalty }];
  const body = oldestInstalment(card, { amount: 50_000, cash: 50_000, lines: [number], waivers });
  const asked = await requestOn(at.api, at.maker, at.code, { kind: 'PAYMENT', payment: body });
  expect(asked.http, asked.message).toBe(200);
  await close(at.api, at.maker);
  const refused = await approveSeen(at.api, at.checker, asked.data.id);
  expect(refused).toMatchObject({ http: 409 });
  expect(refused.message).toMatch(/^Kas Eka Lestari .* sudah ditutup/);
});
