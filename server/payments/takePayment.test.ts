import { describe, expect, it } from 'vitest';
import { allocate } from '@/lib/arithmetic/allocate';
import { addDays } from '@/lib/arithmetic/calendar';
import { buildCard } from '@/lib/arithmetic/card';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostedPayment, PostPayment } from '@/lib/contract/payments';
import type { Settled, Settlement } from '@/lib/contract/settlements';
import { agreeTo } from '../../tests/payments/agreeTo';
import { formPayment } from '../../tests/payments/formPayment';
import { oldestInstalment, penaltyRuleOf } from '../../tests/payments/oldestInstalment';
import { startApi, type TestApi } from '../testing/startApi';

interface Counter {
  api: TestApi;
  token: string;
  code: string;
}

/** A cashier before a running contract without receipts: twelve instalments, the third falls due in five days. */
async function counter(order = 'PENALTY_FIRST', name = 'kasir.jkt'): Promise<Counter> {
  const api = await startApi();
  const token = await api.signIn(name);
  const { rows } = await api.connection.pool.query<{ code: string }>(
    `insert into contracts (code, customer_id, office_id, vehicle_kind, vehicle, plate_number, principal, tenor, instalment,
       date_start, rate_bp, penalty_grace_days, penalty_kind, penalty_rate_bp, penalty_per_day, penalty_cap_bp, allocation_order, next_due)
     select 'JKT-9901-00001', customer_id, office_id, 'R2', 'Honda Beat', 'B 1 T', 5400000, 6, 1008000,
       (now() - interval '85 days')::date, 2400, 3, 'RATE', 50, 0, 5000, $1, (now() - interval '55 days')::date
       from contracts where code like 'JKT-%' order by code limit 1 returning code`,
    [order],
  );
  return { api, token, code: rows[0]?.code ?? '' };
}

const cardOf = async ({ api, token, code }: Counter) =>
  (await api.call<PaymentCard>('GET', `payments/${code}`, { token })).data;

/** The payment as a screen would send it. */
function bodyOn(shown: PaymentCard, over: Partial<PostPayment> & { amount: number }): PostPayment {
  const date = over.date_payment ?? shown.as_of;
  const rule = penaltyRuleOf(shown);
  const { shares, later } = allocate({
    card: buildCard({ schedule: shown.card.lines, payments: shown.payments, rule, asOf: date }),
    date,
    receipts: shown.payments,
    rule,
    order:
      shown.contract.structure.allocation_order === 'PENALTY_FIRST'
        ? ['penalty', 'instalment']
        : ['instalment', 'penalty'],
    amount: over.amount,
    waivers: over.waivers ?? [],
    ...(over.lines && { lines: over.lines }),
  });
  return {
    version: shown.contract.version,
    date_payment: date,
    waivers: [],
    collector_payment: 0,
    cash: over.bank === undefined ? over.amount : 0,
    bank: 0,
    note: '',
    shares,
    later: later.flatMap((one) => one.changes),
    ...over,
  };
}

type Refused = { errors: Record<string, string>; current: PaymentCard };
const send = ({ api, token, code }: Counter, body: PostPayment) =>
  api.call<PostedPayment & Refused>('POST', `payments/${code}`, { token, body });
async function pay(at: Counter, over: Partial<PostPayment> & { amount: number }): Promise<PostedPayment> {
  const answer = await send(at, bodyOn(await cardOf(at), over));
  if (answer.http !== 200) throw new Error(JSON.stringify(answer.data));
  return answer.data;
}
const byBank = (amount: number, date_payment: string, over: Partial<PostPayment> = {}) => ({
  amount,
  bank: amount,
  date_payment,
  bank_reference: 'TRX-0091',
  ...over,
});
const titleOf = (at: Counter, set: string) =>
  at.api.connection.pool.query(`update titles set ${set} where name = 'Kasir'`);
const logOf = async ({ api }: Counter, action: string) =>
  (
    await api.connection.pool.query<{
      changes: Record<string, [unknown, unknown]>;
      record_id: string;
      summary: string;
    }>('select changes, record_id, summary from history where action = $1 order by id', [action])
  ).rows;

describe('what is forgiven', () => {
  it('stays within the limit of the title, and what is above it is named with the limit', async () => {
    const at = await counter();
    const card = await cardOf(at);
    const line = card.card.lines[0]!;
    const give = (penalty_discount: number) =>
      bodyOn(card, {
        amount: 10_000,
        waivers: [{ number: 1, credit_discount: 0, penalty_discount }],
      });
    expect(card.may_forgive).toEqual({ credit_bp: 0, penalty_bp: 0 });
    expect((await send(at, give(1))).data.errors.penalty_discount).toBe(
      'Batas Anda Rp0 untuk angsuran ke-1. Di atasnya perlu persetujuan.',
    );
    await titleOf(at, 'penalty_discount_bp = 5000');
    const half = Math.floor(line.penalty / 2);
    expect((await send(at, give(half + 1))).http).toBe(422);
    expect((await send(at, give(half))).data.receipts[0]).toMatchObject({ penalty_discount: half });
    const [logged] = await logOf(at, 'PAYMENT_TAKEN');
    expect(logged?.changes).toMatchObject({
      payment: [null, 10_000],
      penalty_discount: [null, half],
      cash: [null, 10_000],
      date_payment: [null, card.as_of],
    });
    // The rest of the penalty is not forgiven by halves of halves.
    const after = await cardOf(at);
    expect(after.card.lines[0]!.penalty).toBeGreaterThan(1000);
    const again = bodyOn(after, {
      amount: 1000,
      lines: [1],
      waivers: [{ number: 1, credit_discount: 0, penalty_discount: 1 }],
    });
    expect((await send(at, again)).data.errors.penalty_discount).toMatch(/^Batas Anda Rp0 /);
  });

  it('never makes a receipt of Rp0, whatever the title', async () => {
    const at = await counter();
    await titleOf(at, 'credit_discount_bp = 10000, penalty_discount_bp = 10000');
    const card = await cardOf(at);
    const waivers = [{ number: 1, credit_discount: card.card.lines[0]!.remainder, penalty_discount: 0 }];
    const body = bodyOn(card, { amount: 0, waivers });
    expect((await send(at, body)).data.errors.credit_discount).toMatch(/^Potongan hanya bersama pembayaran/);
  });
});

describe('the day of a payment', () => {
  it.each(['', ' ab '])(
    'of a transfer is not taken with the reference "%s", of today neither',
    async (bank_reference) => {
      const at = await counter();
      const { as_of } = await cardOf(at);
      const refused = await send(at, bodyOn(await cardOf(at), byBank(100_000, as_of, { bank_reference })));
      expect(refused.http).toBe(422);
      expect(refused.data.errors).toEqual({
        bank_reference: 'Wajib diisi, paling sedikit 3 huruf atau angka.',
      });
      expect((await pay(at, byBank(100_000, as_of))).receipts[0]).toMatchObject({
        transfer_state: 'UNCONFIRMED',
      });
    },
  );

  it('is today for cash; an earlier one needs a transfer', async () => {
    const at = await counter();
    const card = await cardOf(at);
    const yesterday = addDays(card.as_of, -1);
    const cash = bodyOn(card, { amount: 100_000, date_payment: yesterday });
    expect((await send(at, cash)).data.errors.date_payment).toMatch(/^Uang tunai bertanggal hari ini/);
    const mixed = bodyOn(card, {
      amount: 100_000,
      date_payment: yesterday,
      cash: 1,
      bank: 99_999,
      bank_reference: 'ABC',
    });
    expect((await send(at, mixed)).data.errors.date_payment).toMatch(/^Uang tunai/);
    const { receipts } = await pay(at, byBank(100_000, yesterday));
    expect(receipts[0]).toMatchObject({ date_payment: yesterday, date_invoice: card.as_of, bank: 100_000 });
    const [logged] = await logOf(at, 'PAYMENT_TAKEN');
    expect(logged?.changes).toMatchObject({
      date_payment: [null, yesterday],
      date_invoice: [null, card.as_of],
      bank_reference: [null, 'TRX-0091'],
    });
    const { data } = await at.api.call<CreditDetail>('GET', `credits/${receipts[0]?.id}`, {
      token: at.token,
    });
    expect(data.events).toEqual([
      expect.objectContaining({ action: 'CREATED', changes: { bank_reference: [null, 'TRX-0091'] } }),
    ]);
  });

  it('goes back as far as the title does, and further by request', async () => {
    const at = await counter();
    const card = await cardOf(at);
    const ago = (days: number) => bodyOn(card, byBank(100_000, addDays(card.as_of, -days)));
    const beyond = await send(at, ago(8));
    expect(beyond.http).toBe(422);
    expect(beyond.data.errors.date_payment).toMatch(/^Jabatan Anda mencatat transfer paling lama \d+ /);
    const asked = await at.api.call<{ id: number }>('POST', `contracts/${at.code}/requests`, {
      token: at.token,
      body: { ask: { kind: 'PAYMENT', payment: ago(8) }, reason: 'Mutasi bank terlambat', version: 1 },
    });
    expect(asked.http, asked.message).toBe(200);
    const withdrawn = await at.api.call('POST', `contract-requests/${asked.data.id}/withdraw`, {
      token: at.token,
      body: {},
    });
    expect(withdrawn.http, withdrawn.message).toBe(200);
    expect((await pay(at, byBank(100_000, addDays(card.as_of, -7)))).receipts).toHaveLength(1);
    await titleOf(at, 'transfer_days_back = 0');
    const none = await send(at, bodyOn(await cardOf(at), byBank(100_000, addDays(card.as_of, -1))));
    expect(none.data.errors.date_payment).toMatch(/^Jabatan Anda mencatat transfer bertanggal hari ini\./);
    expect((await pay(at, byBank(100_000, card.as_of))).receipts).toHaveLength(1);
  });

  it('may be before the last one: a void of 7 is entered again with its true date while 8 is paid', async () => {
    const at = await counter();
    await titleOf(at, 'transfer_days_back = null');
    const start = await cardOf(at);
    const due = (number: number) => start.card.lines[number - 1]!.date_maturity;
    const first = await pay(at, byBank(1_008_000, due(1)));
    await pay(at, byBank(1_008_000, due(2)));
    const paid = await cardOf(at);
    expect(paid.card.lines.slice(0, 2).map((line) => line.penalty)).toEqual([0, 0]);
    await at.api.connection.pool.query(
      `update credits set voided_at = now(), voided_by = input_by, void_reason = 'Salah' where id = $1`,
      [first.receipts[0]?.id],
    );
    const { after } = await pay(at, byBank(1_008_000, due(1)));
    expect(after.card.lines.slice(0, 2)).toMatchObject([
      { remainder: 0, penalty: 0, status: 'PAID' },
      { remainder: 0, penalty: 0, status: 'PAID' },
    ]);
  });

  it('before a receipt of the same line splits that one again, once the person has confirmed it', async () => {
    const at = await counter();
    await titleOf(at, 'transfer_days_back = null');
    const start = await cardOf(at);
    const { receipts } = await pay(at, { amount: 600_000 });
    const shown = await cardOf(at);
    const due = start.card.lines[0]!.date_maturity;
    const body = bodyOn(shown, byBank(400_000, due));
    const penalty = receipts[0]?.penalty ?? 0;
    const change = body.later?.find((one) => one.field === 'penalty');
    expect(change).toMatchObject({ invoice: receipts[0]?.invoice, before: penalty });
    expect(change?.after).toBeLessThan(penalty);
    const refused = await send(at, { ...body, later: [] });
    expect(refused).toMatchObject({ http: 409, data: { current: { contract: { code: at.code } } } });
    expect(refused.message).toContain(receipts[0]?.invoice);
    const { data } = await send(at, body);
    const other = data.after.payments.find((one) => one.invoice === receipts[0]?.invoice);
    expect(other).toMatchObject({ penalty: change?.after, date_payment: start.as_of });
    expect((other?.credit_payment ?? 0) + (other?.penalty_payment ?? 0)).toBe(600_000);
    const [logged] = await logOf(at, 'CREDIT_RESPLIT');
    expect(logged?.summary).toMatch(/karena pembayaran tanggal \d{1,2} [A-Z][a-z]+ \d{4} dengan nota/);
    expect(logged).toMatchObject({
      record_id: String(receipts[0]?.id),
      changes: { penalty: [penalty, change?.after] },
    });
    const { rows } = await at.api.connection.pool.query(
      'select version, payment from credits where id = $1',
      [receipts[0]?.id],
    );
    expect(rows).toEqual([{ version: 2, payment: '600000' }]);
    // The same facts the other way round come to the same card.
    const other2 = await counter();
    await titleOf(other2, 'transfer_days_back = null');
    await pay(other2, byBank(400_000, due));
    const { after } = await pay(other2, { amount: 600_000 });
    expect(after.card.totals).toEqual(data.after.card.totals);
  });

  it('with instalments first, covers line 2 although penalty stayed behind on line 1', async () => {
    const at = await counter('INSTALMENT_FIRST');
    const { after } = await pay(at, { amount: 1_008_000 });
    expect(after.card.lines[0]).toMatchObject({ remainder: 0 });
    expect(after.card.lines[0]?.penalty).toBeGreaterThan(0);
    const second = await pay(at, { amount: 1_008_000 });
    expect(second.after.card.lines[1]).toMatchObject({ remainder: 0 });
    expect(second.receipts).toHaveLength(1);
  });
});

describe('what a cashier may not do alone', () => {
  it('is asked for, and taken in the name of the cashier once a second person approved it', async () => {
    const at = await counter();
    const card = await cardOf(at);
    const yesterday = addDays(card.as_of, -1);
    const line = card.card.lines[0]!;
    const payment = bodyOn(card, {
      amount: 200_000,
      date_payment: yesterday,
      waivers: [{ number: 1, credit_discount: 0, penalty_discount: 5000 }],
    });
    const ask = {
      ask: { kind: 'PAYMENT', payment },
      reason: 'Kolektor menyetor pagi ini',
      version: payment.version,
    };
    const asked = await at.api.call<{ id: number; summary: string }>(
      'POST',
      `contracts/${at.code}/requests`,
      {
        token: at.token,
        body: ask,
      },
    );
    expect(asked.http).toBe(200);
    expect(asked.data.summary).toContain('potongan denda Rp5.000');
    const checker = await at.api.signIn('penyetuju.jkt');
    const approved = await at.api.call('POST', `contract-requests/${asked.data.id}/approve`, {
      token: checker,
      body: { version: card.contract.version },
    });
    expect(approved.http).toBe(200);
    const { rows } = await at.api.connection.pool.query(
      `select c.cash, c.penalty_discount, c.date_payment::text as day, s.username, p.request_id from credits c
         join staff s on s.id = c.input_by join payments p on p.id = c.payment_id where c.contract_code = $1`,
      [at.code],
    );
    expect(rows).toEqual([
      {
        cash: '200000',
        penalty_discount: '5000',
        day: yesterday,
        username: 'kasir.jkt',
        request_id: asked.data.id,
      },
    ]);
    const [logged] = await logOf(at, 'PAYMENT_TAKEN');
    expect(logged?.changes).toMatchObject({
      penalty_discount: [null, 5000],
      request_id: [null, asked.data.id],
    });
    expect(line.penalty).toBeGreaterThan(5000);
  });
});

describe('the deposit', () => {
  const balance = async (at: Counter) => (await cardOf(at)).deposit_balance;

  it('keeps what is over, and pays the next instalment', async () => {
    const at = await counter();
    const owed = (await cardOf(at)).card.lines[0]!;
    const amount = owed.remainder + owed.penalty;
    const { receipts, after } = await pay(at, { amount, cash: amount + 50_000, deposit_added: 50_000 });
    expect(receipts.reduce((sum, one) => sum + (one.cash ?? 0), 0)).toBe(amount);
    expect(after).toMatchObject({ deposit_balance: 50_000, deposits: [{ kind: 'ADDED', amount: 50_000 }] });
    const drawer = await at.api.connection.pool.query<{ kind: string; cash: string }>(
      'select kind, cash from cash_movements m order by id desc limit 2',
    );
    expect(drawer.rows).toEqual([
      { kind: 'DEPOSIT_ADDED', cash: '50000' },
      { kind: 'TAKEN', cash: String(amount) },
    ]);
    const used = await pay(at, { amount: 80_000, cash: 40_000, deposit_used: 40_000 });
    expect(used.receipts[0]).toMatchObject({ payment: 80_000, cash: 40_000, bank: 0, deposit: 40_000 });
    expect(await balance(at)).toBe(10_000);
    const acts = await at.api.connection.pool.query(
      `select p.kind, p.cash, p.deposit_used, p.deposit_added, count(c.id)::int as receipts
         from payments p join credits c on c.payment_id = p.id where p.contract_code = $1 group by p.id order by p.id`,
      [at.code],
    );
    expect(acts.rows).toEqual([
      {
        kind: 'COUNTER',
        cash: String(amount + 50_000),
        deposit_used: '0',
        deposit_added: '50000',
        receipts: 1,
      },
      { kind: 'COUNTER', cash: '40000', deposit_used: '40000', deposit_added: '0', receipts: 1 },
    ]);
  });

  it('is never below nothing, is used on its day, and not used and added at once', async () => {
    const at = await counter();
    await pay(at, { amount: 10_000, cash: 15_000, deposit_added: 5_000 });
    const card = await cardOf(at);
    const errors = async (over: Partial<PostPayment>) =>
      (await send(at, bodyOn(card, { amount: 10_000, ...over }))).data.errors;
    expect((await errors({ cash: 4_000, deposit_used: 6_000 })).deposit_used).toBe('Titipan hanya Rp5.000.');
    expect((await errors({ cash: 10_000, deposit_used: 5_000, deposit_added: 5_000 })).deposit_used).toBe(
      'Titipan tidak dipakai dan ditambah sekaligus.',
    );
    expect((await errors({ cash: 10_000, deposit_added: 5_000 })).cash).toMatch(/harus berjumlah Rp15\.000/);
    const before = addDays(card.as_of, -1);
    expect(
      (await errors({ cash: 0, deposit_used: 5_000, amount: 5_000, date_payment: before })).deposit_used,
    ).toBe('Titipan hanya dipakai pada hari ini.');
    const use = bodyOn(card, { amount: 5_000, cash: 0, deposit_used: 5_000 });
    const both = await Promise.all([send(at, use), send(at, use)]);
    expect(both.map((answer) => answer.http).sort()).toEqual([200, 409]);
    expect(await balance(at)).toBe(0);
  });
});

describe('the form and the server', () => {
  it('refuse in the same words at the same fields, and nothing is written', async () => {
    const at = await counter();
    await titleOf(at, 'transfer_days_back = 7');
    await pay(at, { amount: 10_000, cash: 15_000, deposit_added: 5_000 });
    const shown = await cardOf(at);
    const ago = (days: number) => addDays(shown.as_of, -days);
    const transfer = { bank_reference: 'TRX-1' };
    const typed: Parameters<typeof formPayment>[1][] = [
      { date_payment: ago(-1) },
      { date_payment: ago(86), ...transfer },
      { date_payment: ago(8), ...transfer },
      { date_payment: ago(1), cash: 1000, ...transfer },
      { date_payment: ago(1), bank_reference: 'a\u200b\u200b' },
      { cash: 0, bank_reference: 'a\u200b\u200b' },
      { date_payment: ago(1), deposit_used: 5000, ...transfer },
      { amount: 90_000_000, collector_payment: 25_001 },
      { cash: 90_000_000 },
      { penalty_discount: 1 },
      { penalty_discount: 90_000_000, credit_discount: 90_000_000, amount: 1000 },
      { amount: 1000, lines: [1, 2], credit_discount: 1_500_000 },
      { deposit_used: 5001 },
      { amount: 1000, deposit_used: 2000 },
      { amount: 90_000_000, keepsRest: true, deposit_used: 1 },
    ];
    for (const one of typed) {
      const { body, words } = formPayment(shown, one);
      const { http, data } = await send(at, body);
      expect(data.errors, JSON.stringify(one)).toEqual(words);
      expect(http).toBe(422);
    }
    expect((await cardOf(at)).payments).toEqual(shown.payments);
  });

  it('write what was shown, with a rest as deposit and a receipt that is split again', async () => {
    const at = await counter();
    await titleOf(at, 'transfer_days_back = null, penalty_discount_bp = 5000');
    const first = await cardOf(at);
    const due = first.card.lines[0]!.date_maturity;
    await pay(at, { amount: 600_000 });
    const shown = await cardOf(at);
    const typed = { date_payment: due, amount: 90_000_000, keepsRest: true, bank_reference: 'TRX-1' };
    const { body, words } = formPayment(shown, typed);
    expect(words).toEqual({});
    expect(body.later).not.toEqual([]);
    const { http, message, data } = await send(at, body);
    expect(http, message).toBe(200);
    expect(data.receipts).toMatchObject(
      body.shares.map((share) => ({ ...share, transaction_to: expect.any(Number) as number })),
    );
    expect(data.after.deposit_balance).toBe(body.deposit_added);
    expect(data.after.card.totals).toMatchObject({ remainder: 0, penalty: 0 });
  });
});

it('a settlement that charges nothing says so, and makes no receipt', async () => {
  const at = await counter();
  const { totals, lines } = (await cardOf(at)).card;
  // All but the interest of the last line, which is far from due.
  const { after } = await pay(at, { amount: totals.remainder + totals.penalty - lines[5]!.interest });
  expect(after.card.totals.remainder).toBe(lines[5]!.interest);
  const { api, token, code } = at;
  const { data: quote } = await api.call<Settlement>('GET', `payments/${code}/settlement`, { token });
  expect(quote).toMatchObject({ total: 0, receipts: 0, interest_forgiven: lines[5]!.interest });
  const body = agreeTo(quote);
  const settled = await api.call<Settled>('POST', `payments/${code}/settlement`, { token, body });
  expect(settled.http, settled.message).toBe(200);
  expect(settled.data).toMatchObject({
    receipts: [],
    after: { contract: { status: 'SETTLED_EARLY' }, card: { totals: { remainder: 0, penalty: 0 } } },
  });
});

it('an oldest instalment is still paid as before; a reference without a transfer is none', async () => {
  const at = await counter();
  const body = oldestInstalment(await cardOf(at), { bank_reference: 'TRX-1' });
  expect((await send(at, body)).http).toBe(200);
  const acts = await at.api.connection.pool.query(
    'select bank_reference from payments where contract_code = $1',
    [at.code],
  );
  expect(acts.rows).toEqual([{ bank_reference: '' }]);
});
