import { describe, expect, it } from 'vitest';
import type { CreditPage } from '@/lib/contract/creditList';
import type { Settled, Settlement } from '@/lib/contract/settlements';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { actionsOf, approveSeen, requestOn, detailOf, withdrawRequest } from '../testing/contractRequest';
import { cardOf, counter, payLines } from '../testing/counter';
import type { TestApi } from '../testing/startApi';

describe('undoing a settlement as a whole', () => {
  const settled = async (prepare?: (api: TestApi, maker: string, code: string) => Promise<unknown>) => {
    const world = await counter();
    const { api, maker, code } = world;
    await prepare?.(api, maker, code);
    const before = await cardOf(api, maker, code);
    const quote = (await api.call<Settlement>('GET', `payments/${code}/settlement`, { token: maker })).data;
    const { version, as_of, principal, interest, penalty, fee, total } = quote;
    const body = { version, quote_id: null, as_of, principal, interest, penalty, fee, total };
    const answer = await api.call<Settled>('POST', `payments/${code}/settlement`, {
      token: maker,
      body: { ...body, cash: total, bank: 0, note: '' },
    });
    expect(answer.http, answer.message).toBe(200);
    return { ...world, before, total, receipts: answer.data.receipts };
  };

  it('voids all of it, and the contract runs on with the card that it had', async () => {
    const { api, maker, checker, code, before, total } = await settled();
    const { settlement, kinds } = await actionsOf(api, maker, code);
    expect(settlement).toMatchObject({ total });
    expect(kinds.find((one) => one.kind === 'SETTLEMENT_UNDO')?.obstacle).toBeNull();
    const ask = { kind: 'SETTLEMENT_UNDO', settlement_id: settlement?.id ?? 0 } as const;
    const { data } = await requestOn(api, maker, code, ask);
    const seen = await detailOf(api, checker, data.id);
    expect(seen.consequences).toMatchObject({
      card: { status: { before: 'SETTLED_EARLY' } },
      cash: [{ cash: -total }],
    });
    expect((await approveSeen(api, checker, data.id)).http).toBe(200);
    const after = await cardOf(api, maker, code);
    expect(after.card).toEqual(before.card);
    expect(after.contract.status).toBe(before.contract.status);
    const listed = await api.call<CreditPage>('GET', `credits?search=${code}&size=100`, { token: maker });
    expect(listed.data.total_payment).toBe(0);
    expect((await actionsOf(api, maker, code)).settlement).toBeNull();
    expect((await requestOn(api, maker, code, ask)).http).toBe(409);
    const quote = await api.call<Settlement>('GET', `payments/${code}/settlement`, { token: maker });
    expect(quote.data.total).toBe(total);
  });

  it('leaves an instalment that was half paid on the same day as it was, receipt and all', async () => {
    const payHalf = async (at: TestApi, token: string, on: string) => {
      const card = await cardOf(at, token, on);
      const line = card.card.lines.find((one) => one.remainder > 0);
      if (!line) throw new Error('nothing open');
      const amount = Math.floor((line.remainder + line.penalty) / 2);
      const body = oldestInstalment(card, { amount, lines: [line.number], cash: amount });
      expect((await at.call('POST', `payments/${on}`, { token, body })).http).toBe(200);
    };
    const { api, maker, checker, code, before } = await settled(payHalf);
    const listed = () => api.call<CreditPage>('GET', `credits?search=${code}&size=100`, { token: maker });
    const [half] = (await listed()).data.rows.sort((a, b) => a.id - b.id);
    const settlement_id = (await actionsOf(api, maker, code)).settlement?.id ?? 0;
    const { data } = await requestOn(api, maker, code, { kind: 'SETTLEMENT_UNDO', settlement_id });
    expect((await approveSeen(api, checker, data.id)).http).toBe(200);
    expect((await cardOf(api, maker, code)).card).toEqual(before.card);
    const rows = (await listed()).data.rows;
    expect(rows.filter((row) => !row.voided_at)).toEqual([half]);
  });

  it('is not done receipt by receipt, nor twice by two who approve at once', async () => {
    const { api, maker, checker, code } = await settled();
    const { settlement, payments } = await actionsOf(api, maker, code);
    expect(payments.every((payment) => payment.obstacle !== null)).toBe(true);
    const { rows } = await api.connection.pool.query<{ id: number }>(
      'select distinct payment_id as id from credits where settlement_id = $1 and payment_id is not null',
      [settlement?.id],
    );
    for (const { id } of rows) {
      expect((await requestOn(api, maker, code, { kind: 'PAYMENT_VOID', payment_id: id })).http).toBe(409);
    }
    const { data } = await requestOn(api, maker, code, {
      kind: 'SETTLEMENT_UNDO',
      settlement_id: settlement?.id ?? 0,
    });
    const head = await api.signIn('kacab.jkt');
    const { version } = await detailOf(api, checker, data.id);
    const both = await Promise.all([checker, head].map((token) => approveSeen(api, token, data.id, version)));
    expect(both.map((one) => one.http).sort()).toEqual([200, 409]);
  });
});

describe('paying a deposit back', () => {
  const withDeposit = async (amount: number) => {
    const world = await counter();
    await world.api.connection.pool.query(
      `insert into deposits (number, kind, contract_code, office_id, amount, cash, date_entered, input_by, created_at)
       select 'JKT/T0000/00001', 'ADDED', code, office_id, $2, $2, current_date, 4, now() from contracts where code = $1`,
      [world.code, amount],
    );
    return world;
  };

  it('takes it out of the drawer of who asked, on the day of approval', async () => {
    const { api, maker, checker, code } = await withDeposit(500_000);
    const { data } = await requestOn(api, maker, code, {
      kind: 'DEPOSIT_PAY_BACK',
      cash: 200_000,
      bank: 50_000,
    });
    expect((await actionsOf(api, maker, code)).deposit_balance).toBe(500_000);
    const seen = await detailOf(api, checker, data.id);
    expect(seen.consequences).toMatchObject({
      deposit: { before: 500_000, after: 250_000 },
      cash: [{ cashier: 'Eka Lestari', cash: -200_000, bank: -50_000 }],
    });
    expect((await approveSeen(api, checker, data.id)).http).toBe(200);
    expect((await actionsOf(api, maker, code)).deposit_balance).toBe(250_000);
  });

  it('is not of a transfer that no checked statement shows yet, when asked and when approved', async () => {
    const { api, maker, checker, code } = await withDeposit(100_000);
    const left = { bank: 400_000, deposit_added: 400_000 };
    await payLines(api, maker, code, left);
    const ask = (cash: number) => requestOn(api, maker, code, { kind: 'DEPOSIT_PAY_BACK', cash, bank: 0 });
    const refused = await ask(100_001);
    expect(refused.http).toBe(422);
    expect(refused.data.errors?.['ask.cash']).toBe(
      'Rp400.000 dari titipan ini transfer yang belum dikonfirmasi. Yang dapat dikembalikan sekarang Rp100.000; sisanya sesudah mutasi banknya diperiksa.',
    );
    const set = (state: string) =>
      api.connection.pool.query(
        'update payments set transfer_state = $2, confirmed_at = $3 where contract_code = $1',
        [code, state, state === 'CONFIRMED' ? api.now() : null],
      );
    await set('CONFIRMED');
    const { data } = await ask(500_000);
    await set('UNCONFIRMED');
    const seen = await detailOf(api, checker, data.id);
    expect(seen.obstacle).toContain('belum dikonfirmasi');
    expect((await approveSeen(api, checker, data.id, seen.version)).http).toBe(422);
    await set('UNKNOWN');
    const again = await detailOf(api, checker, data.id);
    expect((await approveSeen(api, checker, data.id, again.version)).http).toBe(200);
  });

  it('never takes it below zero, also when it was used after the request', async () => {
    const { api, maker, checker, code } = await withDeposit(300_000);
    const tooMuch = await requestOn(api, maker, code, { kind: 'DEPOSIT_PAY_BACK', cash: 300_001, bank: 0 });
    expect(tooMuch.http).toBe(422);
    expect(tooMuch.data.errors?.['ask.cash']).toContain('Rp300.000');
    expect((await requestOn(api, maker, code, { kind: 'DEPOSIT_PAY_BACK', cash: 0, bank: 0 })).http).toBe(
      422,
    );
    const { data } = await requestOn(api, maker, code, { kind: 'DEPOSIT_PAY_BACK', cash: 300_000, bank: 0 });
    await api.connection.pool.query(
      `insert into deposits (number, kind, contract_code, office_id, amount, date_entered, input_by, created_at)
       select 'JKT/T0000/00002', 'USED', code, office_id, -1, current_date, 4, now() from contracts where code = $1`,
      [code],
    );
    const seen = await detailOf(api, checker, data.id);
    expect(seen).toMatchObject({ consequences: null });
    expect(seen.obstacle).toContain('Rp299.999');
    expect((await approveSeen(api, checker, data.id, seen.version)).http).toBe(422);
    expect((await actionsOf(api, maker, code)).deposit_balance).toBe(299_999);
    expect((await withdrawRequest(api, maker, data.id)).http).toBe(200);
  });
});

describe('forgiving without a payment', () => {
  it('lowers what is owed on the card without a receipt, and no line below zero', async () => {
    const { api, maker, checker, code } = await counter();
    api.advance(60 * 86_400_000);
    const { lines } = await actionsOf(api, maker, code);
    const late = lines.find((line) => line.penalty > 0);
    if (!late) throw new Error('nothing is late');
    const waive = (penalty_discount: number, credit_discount = 0) =>
      requestOn(api, maker, code, {
        kind: 'WAIVER',
        lines: [{ number: late.number, credit_discount, penalty_discount }],
      });
    expect((await waive(late.penalty + 1)).data.errors?.['ask.lines.0.penalty_discount']).toBeTruthy();
    expect((await waive(0, late.remainder + 1)).data.errors?.['ask.lines.0.credit_discount']).toBeTruthy();
    expect((await waive(0)).http).toBe(422);
    const { data } = await waive(late.penalty);
    const seen = await detailOf(api, checker, data.id);
    expect(seen.consequences?.cash).toEqual([]);
    expect((await approveSeen(api, checker, data.id)).http).toBe(200);
    const after = (await cardOf(api, maker, code)).card.lines.find((line) => line.number === late.number);
    expect(after).toMatchObject({ penalty: 0, penalty_discount: late.penalty, remainder: late.remainder });
    const receipts = await api.connection.pool.query(
      'select 1 from credits where contract_code = $1 and payment = 0',
      [code],
    );
    expect(receipts.rows).toEqual([]);
  });

  it('is not approved for more than is still owed after a payment', async () => {
    const { api, maker, checker, code } = await counter();
    api.advance(60 * 86_400_000);
    const [late] = (await actionsOf(api, maker, code)).lines;
    const { data } = await requestOn(api, maker, code, {
      kind: 'WAIVER',
      lines: [{ number: late?.number ?? 0, credit_discount: 0, penalty_discount: late?.penalty ?? 0 }],
    });
    await payLines(api, maker, code, { lines: 2 });
    const seen = await detailOf(api, checker, data.id);
    expect(seen.obstacle).toContain('Denda angsuran');
    expect((await approveSeen(api, checker, data.id, seen.version)).http).toBe(422);
  });
});
