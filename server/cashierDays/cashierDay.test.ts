import { describe, expect, it } from 'vitest';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { Cashier, UnclosedDays } from '@/lib/contract/cashierDays';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { requestNoteChange, someReceipt } from '../testing/changedNote';
import { contractCodes, requestOn } from '../testing/contractRequest';
import { startApi, type TestApi } from '../testing/startApi';
import { drawerOf } from '../cash/drawerOf';
import { requireOpenDay } from '../cash/requireOpenDay';

type Refused = CashierDay & { current: CashierDay; errors: Record<string, string> };
const KASIR = 4;

async function office() {
  const api = await startApi();
  const [kasir, kacab] = [await api.signIn('kasir.jkt'), await api.signIn('kacab.jkt')];
  return { api, kasir, kacab };
}
const dayOf = async (api: TestApi, token: string, query = '') =>
  (await api.call<CashierDay>('GET', `cashier-day${query}`, { token })).data;
const close = (api: TestApi, token: string, shown: CashierDay, over: object = {}) =>
  api.call<Refused>('POST', 'cashier-days/close', {
    token,
    body: {
      day: shown.day,
      last_movement_id: shown.last_movement_id,
      closings: shown.closings.length,
      denominations: {},
      explanation: 'Dihitung nanti oleh kepala cabang',
      ...over,
    },
  });
const reopen = (api: TestApi, token: string, shown: CashierDay, over: object = {}) =>
  api.call<Refused>('POST', 'cashier-days/reopen', {
    token,
    body: {
      staff_id: shown.cashier.id,
      day: shown.day,
      closing: shown.closings.length,
      reason: 'Salah hitung pecahan',
      ...over,
    },
  });
/** Voids one of the cashier's receipts of the day, as an approved request would. */
const voidOne = (
  api: TestApi,
  which = `date_invoice = (select max(date_invoice) from credits where input_by = ${KASIR})`,
) =>
  api.connection.pool.query<{ id: number; cash: string; bank: string }>(
    `update credits set voided_at = $1, updated_at = $1, voided_by = 3, void_reason = 'Ganda'
      where id = (select max(id) from credits where input_by = ${KASIR} and voided_at is null and cash > 0 and ${which})
      returning id, cash, bank`,
    [api.now()],
  );

describe("the cashier's day", () => {
  it('holds what was entered on it, and sums to the receipts that count', async () => {
    const { api, kasir } = await office();
    const shown = await dayOf(api, kasir);
    const { rows } = await api.connection.pool.query<{ cash: string; bank: string; count: string }>(
      'select sum(cash) as cash, sum(bank) as bank, count(*) from credits where input_by = $1 and date_invoice = $2',
      [KASIR, shown.day],
    );
    expect(shown).toMatchObject({ state: 'OPEN', may_close: true, may_reopen: false, closings: [] });
    expect([shown.cash, shown.bank, shown.line_count]).toEqual([
      Number(rows[0]?.cash),
      Number(rows[0]?.bank),
      Number(rows[0]?.count),
    ]);
    expect(shown.lines).toHaveLength(shown.line_count);
    expect(shown.totals).toMatchObject([{ kind: 'TAKEN', of_other_day: false, cash: shown.cash }]);
  });

  it('shows the void of an earlier receipt as a line of its own', async () => {
    const { api, kasir } = await office();
    const before = await dayOf(api, kasir);
    const { rows } = await voidOne(api, `date_invoice < '${before.day}'`);
    const after = await dayOf(api, kasir);
    expect(after.totals).toContainEqual({
      kind: 'VOIDED',
      of_other_day: true,
      count: 1,
      cash: -Number(rows[0]?.cash),
      bank: 0 - Number(rows[0]?.bank),
    });
    expect(after.cash).toBe(before.cash - Number(rows[0]?.cash));
  });

  it('is closed with a count; a difference needs words', async () => {
    const { api, kasir } = await office();
    const shown = await dayOf(api, kasir);
    const silent = await close(api, kasir, shown, { explanation: '  ' });
    expect(silent).toMatchObject({ http: 422 });
    expect(silent.data.errors).toHaveProperty('explanation');
    const unknown = await close(api, kasir, shown, { denominations: { '75000': 1 } });
    expect(unknown.http).toBe(422);
    const closed = await close(api, kasir, shown, { denominations: { '100000': 2, coin_500: 3 } });
    expect(closed).toMatchObject({ http: 200, data: { state: 'CLOSED', may_close: false } });
    expect(closed.data.closings).toMatchObject([
      { closing: 1, counted_cash: 201_500, expected_cash: shown.cash, closed_by: 'Eka Lestari' },
    ]);
  });

  it('is closed once, also by two tabs at the same moment', async () => {
    const { api, kasir } = await office();
    const shown = await dayOf(api, kasir);
    const answers = await Promise.all([close(api, kasir, shown), close(api, kasir, shown)]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
    const late = await close(api, kasir, shown);
    expect(late).toMatchObject({ http: 409, data: { current: { state: 'CLOSED' } } });
    expect(late.message).toContain('sudah ditutup');
  });

  it('is not closed over money that moved since it was shown, nor before it has come', async () => {
    const { api, kasir } = await office();
    const shown = await dayOf(api, kasir);
    await voidOne(api);
    expect(await close(api, kasir, shown)).toMatchObject({ http: 409, data: { current: { state: 'OPEN' } } });
    expect((await close(api, kasir, { ...shown, day: '2999-01-01', last_movement_id: 0 })).http).toBe(422);
  });

  it('takes no cash once it is closed, until another person opens it again', async () => {
    const { api, kasir, kacab } = await office();
    const shown = await dayOf(api, kasir);
    const holder = await drawerOf(api.connection.db, KASIR);
    const use = { holder, reader: holder, now: api.now() };
    const require = () => api.connection.db.transaction((tx) => requireOpenDay(tx, use));
    await require();
    const closed = (await close(api, kasir, shown)).data;
    await expect(require()).rejects.toMatchObject({ status: 409 });
    expect((await reopen(api, kasir, closed)).http).toBe(403);
    expect((await reopen(api, await api.signIn('penyetuju.mks'), closed)).http).toBe(403);
    expect((await reopen(api, kacab, closed, { reason: 'x' })).http).toBe(422);
    expect(await reopen(api, kacab, closed)).toMatchObject({ http: 200, data: { state: 'OPEN' } });
    expect((await reopen(api, kacab, closed)).http).toBe(409);
    await require();
    const again = await close(api, kasir, await dayOf(api, kasir));
    expect(again.data.closings).toMatchObject([
      { closing: 1, reopened: { by: 'Bambang Kusuma', reason: 'Salah hitung pecahan' } },
      { closing: 2, reopened: null },
    ]);
  });

  it('refuses a payment in cash at the counter, and takes a transfer', async () => {
    const { api, kasir } = await office();
    const { rows } = await api.connection.pool.query<{ code: string }>(
      "select code from contracts where status = 'ACTIVE' and code like 'JKT-%' order by code limit 1",
    );
    await close(api, kasir, await dayOf(api, kasir));
    const path = `payments/${rows[0]?.code}`;
    const card = (await api.call<PaymentCard>('GET', path, { token: kasir })).data;
    const body = oldestInstalment(card);
    const amount = body.cash + body.bank;
    const inCash = await api.call('POST', path, { token: kasir, body: { ...body, cash: amount, bank: 0 } });
    expect(inCash).toMatchObject({ http: 409 });
    expect(inCash.message).toContain('sudah ditutup');
    const transfer = { ...body, cash: 0, bank: amount };
    expect((await api.call('POST', path, { token: kasir, body: transfer })).http).toBe(200);
    const day = await dayOf(api, kasir);
    expect(day).toMatchObject({ state: 'CHANGED', since_closing: 1 });
    // The newest is the transfer; what came in banknotes says nothing of one.
    expect(day.lines[0]).toMatchObject({ bank: amount, transfer_state: 'UNCONFIRMED' });
    expect(day.lines.filter(({ bank }) => bank === 0).length).toBeGreaterThan(0);
    for (const line of day.lines) expect('transfer_state' in line).toBe(line.bank !== 0);
  });

  it('says that it changed after it was closed, and keeps both counts', async () => {
    const { api, kasir, kacab } = await office();
    await close(api, kasir, await dayOf(api, kasir));
    await voidOne(api);
    const changed = await dayOf(api, kasir);
    expect(changed).toMatchObject({ state: 'CHANGED', since_closing: 1, may_close: true });
    const { data } = await api.call<{ rows: Cashier[] }>('GET', 'cashier-days', { token: kacab });
    expect(data.rows).toMatchObject([{ cashier: { id: KASIR }, state: 'CHANGED', cash: changed.cash }]);
    expect((await close(api, kasir, changed)).data).toMatchObject({
      state: 'CLOSED',
      closings: [{ closing: 1 }, { closing: 2 }],
    });
  });

  it('cannot be closed beside a payment that is being written', async () => {
    const { api, kasir } = await office();
    const shown = await dayOf(api, kasir);
    const holder = await drawerOf(api.connection.db, KASIR);
    await api.connection.db.transaction(async (tx) => {
      await requireOpenDay(tx, { holder, reader: holder, now: api.now() });
      expect(await close(api, kasir, shown)).toMatchObject({ http: 409 });
    });
    expect((await close(api, kasir, shown)).http).toBe(200);
  });

  it('is seen by its cashier and by the approvers of the office', async () => {
    const { api, kasir, kacab } = await office();
    const read = (token: string, id = KASIR) =>
      api.call('GET', `cashier-day?staff_id=${id}`, { token }).then(({ http }) => http);
    expect(await read(kacab)).toBe(200);
    expect(await read(await api.signIn('direktur'))).toBe(200);
    expect(await read(await api.signIn('penyetuju.mks'))).toBe(403);
    expect(await read(kasir, 8)).toBe(403);
    expect(await read(await api.signIn('kolektor.jyp'))).toBe(403);
    expect(await read(kacab, 2_000_000)).toBe(404);
    const offices = async (name: string) => {
      const token = await api.signIn(name);
      const { data } = await api.call<{ rows: Cashier[] }>('GET', 'cashier-days', { token });
      return data.rows.map((row) => row.office.name);
    };
    expect(await offices('penyetuju.mks')).toEqual(['Makassar']);
    expect(await offices('direktur')).toEqual(['Jakarta', 'Makassar', 'Jayapura']);
  });

  it('names what its cashier asked for and nobody decided yet, to him alone', async () => {
    const { api, kasir, kacab } = await office();
    expect((await dayOf(api, kasir)).own_waiting).toEqual([]);
    const receipt = await someReceipt(api, kasir);
    await requestNoteChange(api, kasir, receipt, 'Titipan istri');
    const [code = ''] = await contractCodes(api, 'ACTIVE');
    const card = (await api.call<PaymentCard>('GET', `payments/${code}`, { token: kasir })).data;
    const asked = await requestOn(api, kasir, code, { kind: 'PAYMENT', payment: oldestInstalment(card) });
    expect((await dayOf(api, kasir)).own_waiting).toEqual([
      { on: 'RECEIPT', id: receipt.id, summary: `Perubahan nota ${receipt.invoice}` },
      { on: 'CONTRACT', id: asked.data.id, summary: asked.data.summary },
    ]);
    expect((await dayOf(api, kacab, `?staff_id=${KASIR}`)).own_waiting).toEqual([]);
    await close(api, kasir, await dayOf(api, kasir));
    expect((await dayOf(api, kasir)).own_waiting).toEqual([]);
  });

  it('is reminded of until it is closed', async () => {
    const { api, kasir, kacab } = await office();
    const unclosed = async (token: string) =>
      (await api.call<UnclosedDays>('GET', 'cashier-days/unclosed', { token })).data.rows;
    const shown = await dayOf(api, kasir);
    expect(await unclosed(kacab)).toMatchObject([{ cashier: { name: 'Eka Lestari' }, day: shown.day }]);
    expect(await unclosed(kasir)).toHaveLength(1);
    await close(api, kasir, shown);
    expect(await unclosed(kacab)).toEqual([]);
  });
});
