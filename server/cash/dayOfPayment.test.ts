import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { Cashier } from '@/lib/contract/cashierDays';
import type { ChangeBasis } from '@/lib/contract/changeBasis';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import type { PostPayment } from '@/lib/contract/payments';
import type { Settled, Settlement } from '@/lib/contract/settlements';
import { formChange } from '../../tests/payments/formChange';
import { actionsOf, approveSeen, requestOn } from '../testing/contractRequest';
import { approvalOf } from '../testing/changedNote';
import { cardOf, counter, payLines, type Counter } from '../testing/counter';

const KASIR = 4;
const DAY = 86_400_000;

/** A counter whose contract owes nothing late and was paid nothing lately: what a payment of these days covers is the same. */
async function quietCounter() {
  const open = await counter();
  const { rows } = await open.api.connection.pool.query<{ code: string; customer: string }>(
    `select code, (select name from customers where id = c.customer_id) as customer from contracts c where status = 'ACTIVE' and office_id = 1 and next_due > $1::timestamptz + interval '5 days'
       and not exists (select from credits where contract_code = c.code and date_payment > $1::timestamptz - interval '6 days')
     order by code limit 1`,
    [open.api.now()],
  );
  const at = { ...open, ...rows[0]! };
  const today = (await cardOf(at.api, at.maker, at.code)).as_of;
  return { ...at, today, yesterday: addDays(today, -1) };
}
const dayBy = async ({ api, maker }: Counter, by: ReceiptDay, day: string, token = maker) =>
  (await api.call<CashierDay>('GET', `cashier-day?staff_id=${KASIR}&day=${day}&by=${by}`, { token })).data;
const linesOf = (shown: CashierDay, { invoice }: { invoice: string | null }) =>
  shown.lines.filter(({ number }) => number === invoice);
const sumsOf = ({ cash, bank }: { cash: number; bank: number }) => ({ cash, bank });

/** A transfer of an earlier day; the 50.000 are paid in one receipt. */
const transferOf = async (
  { api, maker, code }: Counter,
  date_payment: string,
  over: Partial<Omit<PostPayment, 'lines'>> = {},
) => {
  const { receipts } = await payLines(api, maker, code, {
    amount: 50_000,
    cash: 0,
    bank: 50_000,
    bank_reference: 'TRX-0091',
    date_payment,
    ...over,
  });
  return receipts[0]!;
};

describe("the cashier's day by day of payment", () => {
  it('holds a transfer on the day it was paid; by entry it is on the day it was entered', async () => {
    const at = await quietCounter();
    const before = {
      paid: await dayBy(at, 'paid', at.yesterday),
      entered: await dayBy(at, 'entered', at.yesterday),
      paidToday: await dayBy(at, 'paid', at.today),
    };
    const receipt = await transferOf(at, at.yesterday);
    const paid = await dayBy(at, 'paid', at.yesterday);
    expect(paid).toMatchObject({ by: 'paid', bank: before.paid.bank + 50_000, cash: before.paid.cash });
    expect(linesOf(paid, receipt)).toMatchObject([
      { kind: 'TAKEN', bank: 50_000, day: at.today, entered: at.today, paid: at.yesterday },
    ]);
    expect(linesOf(paid, receipt)).toMatchObject([{ contract_code: at.code, customer_name: at.customer }]);
    expect(paid.totals).toContainEqual({
      kind: 'TAKEN',
      of_other_day: true,
      count: 1,
      cash: 0,
      bank: 50_000,
    });
    expect(linesOf(await dayBy(at, 'entered', at.today), receipt)).toHaveLength(1);
    expect(sumsOf(await dayBy(at, 'entered', at.yesterday))).toEqual(sumsOf(before.entered));
    expect(sumsOf(await dayBy(at, 'paid', at.today))).toEqual(sumsOf(before.paidToday));
  });

  it('holds banknotes on the same day either way', async () => {
    const at = await quietCounter();
    const { receipts } = await payLines(at.api, at.maker, at.code, { amount: 50_000 });
    for (const by of ['paid', 'entered'] as const) {
      expect(linesOf(await dayBy(at, by, at.today), receipts[0]!)).toMatchObject([{ cash: 50_000, bank: 0 }]);
    }
  });

  it('shows a later void beside what it takes back, and comes to nothing', async () => {
    const at = await quietCounter();
    const before = await dayBy(at, 'paid', at.yesterday);
    const receipt = await transferOf(at, at.yesterday);
    at.api.advance(DAY);
    const [payment] = (await actionsOf(at.api, at.maker, at.code)).payments;
    const asked = await requestOn(at.api, at.maker, at.code, {
      kind: 'PAYMENT_VOID',
      payment_id: payment?.id ?? 0,
    });
    expect((await approveSeen(at.api, at.checker, asked.data.id)).http).toBe(200);
    const paid = await dayBy(at, 'paid', at.yesterday);
    expect(linesOf(paid, receipt)).toMatchObject([
      { kind: 'VOIDED', bank: -50_000, day: addDays(at.today, 1) },
      { kind: 'TAKEN', bank: 50_000, day: at.today },
    ]);
    expect(sumsOf(paid)).toEqual(sumsOf(before));
    expect(linesOf(await dayBy(at, 'entered', at.today), receipt)).toMatchObject([{ kind: 'TAKEN' }]);
    expect(linesOf(await dayBy(at, 'entered', addDays(at.today, 1)), receipt)).toMatchObject([
      { kind: 'VOIDED' },
    ]);
  });

  it('follows an approved change of the date of payment, also with what was corrected before', async () => {
    const at = await quietCounter();
    const receipt = await transferOf(at, at.yesterday);
    const earlier = addDays(at.today, -2);
    const before = { day: await dayBy(at, 'paid', earlier), entered: await dayBy(at, 'entered', at.today) };
    await changed(at, receipt, { bank: 49_000 });
    await changed(at, await readReceipt(at, receipt.id), { date_payment: earlier });
    expect(linesOf(await dayBy(at, 'paid', at.yesterday), receipt)).toEqual([]);
    const moved = await dayBy(at, 'paid', earlier);
    expect(linesOf(moved, receipt)).toMatchObject([
      { kind: 'CORRECTED', bank: -1_000 },
      { kind: 'TAKEN', bank: 50_000 },
    ]);
    expect(moved.bank).toBe(before.day.bank + 49_000);
    expect((await dayBy(at, 'entered', at.today)).bank).toBe(before.entered.bank - 1_000);
  });

  it('holds an early settlement as a whole', async () => {
    const at = await quietCounter();
    const before = await dayBy(at, 'paid', at.today);
    const given = (await at.api.call<Settlement>('POST', `payments/${at.code}/quotes`, { token: at.maker }))
      .data;
    const { version } = (await cardOf(at.api, at.maker, at.code)).contract;
    const { as_of, principal, interest, penalty, fee, total, quote } = given;
    const settled = await at.api.call<Settled>('POST', `payments/${at.code}/settlement`, {
      token: at.maker,
      body: {
        ...{ version, quote_id: quote?.id ?? null, as_of, principal, interest, penalty, fee, total },
        ...{ cash: total, bank: 0, note: '' },
      },
    });
    expect(settled.http, settled.message).toBe(200);
    const paid = await dayBy(at, 'paid', at.today);
    expect(paid.cash - before.cash).toBe(total);
    for (const receipt of settled.data.receipts) expect(linesOf(paid, receipt)).toHaveLength(1);
  });

  it('holds what a transfer left as deposit on the day of its payment', async () => {
    const at = await quietCounter();
    const before = await dayBy(at, 'paid', at.yesterday);
    await transferOf(at, at.yesterday, { bank: 60_000, deposit_added: 10_000 });
    const paid = await dayBy(at, 'paid', at.yesterday);
    expect(paid.bank - before.bank).toBe(60_000);
    expect(paid.lines[0]).toMatchObject({
      kind: 'DEPOSIT_ADDED',
      bank: 10_000,
      paid: at.yesterday,
      day: at.today,
    });
  });

  it('is only read: the drawer is counted, closed and opened again by entry', async () => {
    const at = await quietCounter();
    const drawer = await dayBy(at, 'entered', at.today);
    await transferOf(at, at.yesterday);
    const seen = await dayBy(at, 'entered', at.today);
    const body = {
      ...{ day: at.today, last_movement_id: seen.last_movement_id, closings: 0, denominations: {} },
      explanation: 'Dihitung nanti',
    };
    expect(drawer.may_close).toBe(true);
    expect((await dayBy(at, 'paid', at.today)).may_close).toBe(false);
    expect((await at.api.call('POST', 'cashier-days/close', { token: at.maker, body })).http).toBe(200);
    const checked = {
      entered: await dayBy(at, 'entered', at.today, at.checker),
      paid: await dayBy(at, 'paid', at.today, at.checker),
    };
    expect(checked.entered).toMatchObject({ state: 'CLOSED', may_reopen: true });
    expect(checked.paid).toMatchObject({
      ...{ state: 'CLOSED', may_reopen: false, closings: checked.entered.closings },
      last_movement_id: checked.entered.last_movement_id,
    });
  });

  it('sums up the cashiers of an office, with the drawers as they stand', async () => {
    const at = await quietCounter();
    const listed = async (day: string, by: ReceiptDay, name = 'penyetuju.jkt') => {
      const token = await at.api.signIn(name);
      return (await at.api.call<{ rows: Cashier[] }>('GET', `cashier-days?day=${day}&by=${by}`, { token }))
        .data.rows;
    };
    // A day on which nobody of Jakarta took anything: the contract is older.
    const { rows } = await at.api.connection.pool.query<{ day: string }>(
      `select day::date::text as day from generate_series($1::date - 40, $1::date - 1, interval '1 day') day
        where not exists (select from cash_movements m where m.staff_id = $2 and m.day = day.day)
          and not exists (select from credits c where c.input_by = $2 and c.date_payment = day.day)
        order by 1 desc limit 1`,
      [at.today, KASIR],
    );
    const quiet = rows[0]?.day ?? '';
    expect(await listed(quiet, 'paid')).toEqual([]);
    await at.api.connection.pool.query(
      `update credits set date_payment = $1, overdue = greatest(0, $1::date - date_maturity), updated_at = $2
        where id = (select max(id) from credits where input_by = $3 and voided_at is null and cash > 0)`,
      [quiet, at.api.now(), KASIR],
    );
    const paid = await dayBy(at, 'paid', quiet);
    expect(await listed(quiet, 'paid')).toMatchObject([
      {
        cashier: { id: KASIR },
        state: null,
        cash: paid.cash,
        bank: paid.bank,
        counted_cash: null,
        difference: null,
      },
    ]);
    expect(paid.cash).toBeGreaterThan(0);
    expect(await listed(quiet, 'entered')).toEqual([]);
    // Whose drawer moved stays in sight, whatever was paid on that day.
    const drawers = await listed(at.today, 'entered');
    const same = (list: Cashier[]) => list.map(({ cashier, state }) => [cashier.id, state]);
    expect(same(await listed(at.today, 'paid'))).toEqual(same(drawers));
    const offices = async (name: string) =>
      (await listed(at.today, 'paid', name)).map((row) => row.office.name);
    expect(await offices('penyetuju.mks')).toEqual(['Makassar']);
    expect(await offices('direktur')).toEqual(['Jakarta', 'Makassar', 'Jayapura']);
  });

  it('is walled as by entry, and knows two days only', async () => {
    const { api, maker } = await quietCounter();
    const read = (token: string, query: string) =>
      api.call('GET', `cashier-day?${query}`, { token }).then(({ http }) => http);
    expect(await read(maker, 'staff_id=8&by=paid')).toBe(403);
    expect(await read(await api.signIn('penyetuju.mks'), `staff_id=${KASIR}&by=paid`)).toBe(403);
    expect(await read(await api.signIn('kolektor.jyp'), `staff_id=${KASIR}&by=paid`)).toBe(403);
    expect(await read(maker, 'by=due')).toBe(422);
  });
});

const readReceipt = async ({ api, maker }: Counter, id: number) =>
  (await api.call<CreditDetail>('GET', `credits/${id}`, { token: maker })).data.credit;

/** Has a change of a receipt asked for and approved, as the form would send it. */
async function changed(at: Counter, receipt: Receipt, typed: Parameters<typeof formChange>[2]) {
  const { api, maker, checker } = at;
  const basis = await api.call<ChangeBasis>('GET', `credits/${receipt.id}/change-basis`, { token: maker });
  const { write, errors } = formChange(receipt, basis.data, typed);
  expect(errors).toEqual({});
  const body = { update: write, reason: 'Tanggal di rekening koran lain', version: receipt.version };
  const asked = await api.call('POST', `credits/${receipt.id}/request`, { token: maker, body });
  expect(asked.http, asked.message).toBe(200);
  const put = { token: checker, body: approvalOf(write as CreditWrite) };
  expect((await api.call('PUT', `credits/${receipt.id}`, put)).http).toBe(200);
}
