import { describe, expect, it } from 'vitest';
import { owedOn } from '@/lib/arithmetic/allocate';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { RequestConsequences } from '@/lib/contract/creditRequests';
import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostedPayment, PostPayment } from '@/lib/contract/payments';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { approvalOf, valuesToWrite } from '../testing/changedNote';
import { startApi, type TestApi } from '../testing/startApi';

const DAY = 86_400_000;

interface World {
  api: TestApi;
  maker: string;
  checker: string;
  code: string;
}

/** A contract of Jakarta that still owes; `late`: with penalty on its oldest open line. */
async function world(want: 'late' | 'in time' = 'in time'): Promise<World> {
  const api = await startApi();
  const [maker, checker] = [await api.signIn('kasir.jkt'), await api.signIn('penyetuju.jkt')];
  const { rows } = await api.connection.pool.query<{ code: string }>(
    `select code from contracts where status = 'ACTIVE' and code like 'JKT-%' and allocation_order = 'PENALTY_FIRST'
        and next_due > now() + interval '2 days' order by code limit 1`,
  );
  if (want === 'late') {
    await api.connection.pool.query("update sessions set expires_at = now() + interval '1 year'");
    api.advance(50 * DAY);
  }
  return { api, maker, checker, code: rows[0]?.code ?? '' };
}
const cardOf = async ({ api, maker, code }: World) =>
  (await api.call<PaymentCard>('GET', `payments/${code}`, { token: maker })).data;
const openLine = (card: PaymentCard) => {
  const line = card.card.lines.find((one) => owedOn(one) > 0);
  if (!line) throw new Error('nothing is owed');
  return line;
};
/** Pays on the oldest open line; rupiah. */
async function pay(here: World, amount?: number, over: Partial<PostPayment> = {}): Promise<Receipt> {
  const card = await cardOf(here);
  const cashBody = oldestInstalment(card, {
    lines: [openLine(card).number],
    ...(amount !== undefined && { amount, cash: amount }),
  });
  const body = { ...cashBody, ...over, ...(over.cash === 0 && { bank: cashBody.cash }) };
  const answer = await here.api.call<PostedPayment>('POST', `payments/${here.code}`, {
    token: here.maker,
    body,
  });
  expect(answer.http).toBe(200);
  return answer.data.receipts[0] as Receipt;
}
const readReceipt = async ({ api, maker }: World, id: number) =>
  (await api.call<CreditDetail>('GET', `credits/${id}`, { token: maker })).data.credit;
const ask = ({ api, maker }: World, receipt: Receipt, update: CreditWrite) =>
  api.call<CreditDetail & { errors: Record<string, string> }>('POST', `credits/${receipt.id}/request`, {
    token: maker,
    body: { update, reason: 'Salah ketik', version: receipt.version },
  });
const approve = ({ api, checker }: World, receipt: Receipt, update: CreditWrite) =>
  api.call<Receipt & { errors: Record<string, string> }>('PUT', `credits/${receipt.id}`, {
    token: checker,
    body: approvalOf(update),
  });
const consequences = ({ api, checker }: World, receipt: Receipt) =>
  api.call<RequestConsequences>('GET', `credits/${receipt.id}/consequences`, { token: checker });

/** Refused when asked for, naming the field, and again when a request that waits already is approved. */
async function isRefused(here: World, receipt: Receipt, change: Partial<CreditWrite>, field: string) {
  const update = { ...valuesToWrite(receipt), ...change };
  const asked = await ask(here, receipt, update);
  expect(asked.http).toBe(422);
  expect(Object.keys(asked.data.errors)).toContain(`update.${field}`);
  await here.api.connection.pool.query(
    `insert into credit_requests (credit_id, credit_version, "values", reason, requested_by, requested_at)
     values ($1, $2, $3, 'Dari sebelum aturan ini', 4, now())`,
    [receipt.id, receipt.version, JSON.stringify(update)],
  );
  expect((await consequences(here, receipt)).http).toBe(409);
  const approved = await approve(here, receipt, update);
  expect(approved.http).toBe(409);
  expect(Object.keys(approved.data.errors)).toContain(`update.${field}`);
  expect(approved.message).toContain(approved.data.errors[`update.${field}`] ?? '?');
  expect(valuesToWrite(await readReceipt(here, receipt.id))).toEqual(valuesToWrite(receipt));
  return asked.data.errors[`update.${field}`] ?? '';
}

describe('a change is refused, asked and approved, unless the card that results is sound', () => {
  it('paid as 200.000 and the rest, the first changed to the whole', async () => {
    const here = await world();
    const line = openLine(await cardOf(here));
    const first = await pay(here, 200_000);
    const rest = await pay(here);
    const whole = line.instalment;
    const change = { credit_payment: whole, payment: whole, cash: whole };
    const words = await isRefused(here, first, change, 'credit_payment');
    expect(words).toContain(`Angsuran ke-${line.number} akan kelebihan`);
    const { card } = await cardOf(here);
    expect(card.lines[line.number - 1]).toMatchObject({ remainder: 0, paid: whole });
    expect(rest.credit_payment).toBe(whole - 200_000);
  });

  it('the due date moved to the day of payment', async () => {
    const here = await world('late');
    const receipt = await pay(here);
    expect(receipt.penalty).toBeGreaterThan(0);
    const day = receipt.date_payment as string;
    const change = { date_maturity: day, overdue: 0, penalty: 0, penalty_payment: 0 };
    const less = { payment: receipt.credit_payment ?? 0, cash: receipt.credit_payment ?? 0 };
    const words = await isRefused(here, receipt, { ...change, ...less }, 'date_maturity');
    expect(words).toMatch(/^Angsuran ke-\d+ jatuh tempo .+ menurut jadwal\.$/);
  });

  it('paid before the contract, or tomorrow', async () => {
    const here = await world();
    const receipt = await pay(here);
    await isRefused(here, receipt, { date_payment: '1999-05-01' }, 'date_payment');
    const other = await pay(here);
    await isRefused(here, other, { date_payment: '2099-05-01' }, 'date_payment');
  });

  it('99.000.000 due and 50.000.000 paid', async () => {
    const here = await world();
    const receipt = await pay(here);
    const paid = { credit_payment: 50_000_000, payment: 50_000_000, cash: 50_000_000 };
    await isRefused(here, receipt, { credit: 99_000_000, ...paid }, 'credit');
  });

  it('a receipt written in the future', async () => {
    const here = await world();
    const receipt = await pay(here);
    const written = receipt.date_invoice as string;
    await isRefused(
      here,
      receipt,
      {
        date_invoice:
          `${written.slice(0, 8)}28` === written ? `${written.slice(0, 8)}27` : `${written.slice(0, 8)}28`,
      },
      'date_invoice',
    );
  });

  it('a penalty lowered', async () => {
    const here = await world('late');
    const receipt = await pay(here);
    const [penalty, payment] = [(receipt.penalty ?? 0) - 1000, (receipt.payment ?? 0) - 1000];
    await isRefused(here, receipt, { penalty, penalty_payment: penalty, payment, cash: payment }, 'penalty');
  });

  it('a split that is not the rule’s', async () => {
    const here = await world('late');
    const owed = openLine(await cardOf(here)).penalty;
    const receipt = await pay(here, owed + 100_000);
    expect(receipt.penalty_payment).toBe(owed);
    const change = { penalty_payment: owed - 1000, credit_payment: 101_000 };
    await isRefused(here, receipt, change, 'penalty_payment');
  });

  it('a discount on what another receipt paid', async () => {
    const here = await world();
    const first = await pay(here, 200_000);
    await pay(here);
    await isRefused(here, first, { credit_discount: 50_000 }, 'credit_payment');
  });

  it('a receipt without money', async () => {
    const here = await world();
    const receipt = await pay(here);
    await isRefused(here, receipt, { credit_payment: 0, payment: 0, cash: 0 }, 'credit_payment');
  });
});

describe('a sound change', () => {
  it('splits later receipts of the line again, with a version and a line in the log', async () => {
    const here = await world('late');
    const owed = openLine(await cardOf(here)).penalty;
    const first = await pay(here, owed + 200_000);
    here.api.advance(3 * DAY);
    const second = await pay(here, 150_000);
    // 50.000 less was paid: from then on the penalty runs on more.
    const update = {
      ...valuesToWrite(first),
      credit_payment: 150_000,
      payment: owed + 150_000,
      cash: owed + 150_000,
    };
    expect((await ask(here, first, update)).http).toBe(200);
    const seen = await consequences(here, first);
    expect(seen).toMatchObject({
      http: 200,
      data: { version: first.version, contract: { code: here.code, customer_name: first.customer_name } },
    });
    const { consequences: found } = seen.data;
    expect(found.cash).toEqual([
      { cashier: 'Eka Lestari', day: (await cardOf(here)).as_of, cash: -50_000, bank: 0 },
    ]);
    expect([...new Set(found.later.map((row) => row.invoice))]).toEqual([second.invoice]);
    const before = await cardOf(here);
    expect((await approve(here, first, update)).http).toBe(200);
    // What was shown is what was written.
    const now = await readReceipt(here, second.id);
    for (const { field, after } of found.later) expect(now[field]).toBe(after);
    expect(now).toMatchObject({
      version: second.version + 1,
      payment: second.payment,
      cash: second.cash,
      date_payment: second.date_payment,
    });
    const { card, contract } = await cardOf(here);
    expect(card.totals.remainder).toBe(found.card.totals.after.remainder);
    expect(before.card.totals.remainder).toBe(found.card.totals.before.remainder);
    expect(contract.version).toBe(before.contract.version + 1);
    const { events } = (
      await here.api.call<CreditDetail>('GET', `credits/${second.id}`, { token: here.maker })
    ).data;
    expect(events[0]).toMatchObject({ action: 'RESPLIT' });
    expect(Object.keys(events[0]?.changes ?? {}).sort()).toEqual(
      found.later.map((row) => row.field as string).sort(),
    );
  });

  it('makes no transfer of banknotes: nobody could find it at the bank', async () => {
    const here = await world();
    const receipt = await pay(here);
    const amount = receipt.payment ?? 0;
    const refused = await ask(here, receipt, { ...valuesToWrite(receipt), cash: 0, bank: amount });
    expect(refused).toMatchObject({
      http: 422,
      data: { errors: { 'update.bank': expect.stringContaining('nomor referensi') as string } },
    });
  });

  it('shows and moves the day’s cash when a transfer becomes banknotes; the card stays', async () => {
    const here = await world();
    const receipt = await pay(here, undefined, { cash: 0, bank_reference: 'TRX-0091' });
    const amount = receipt.payment ?? 0;
    const update = { ...valuesToWrite(receipt), cash: amount, bank: 0 };
    expect((await ask(here, receipt, update)).http).toBe(200);
    const { consequences: found } = (await consequences(here, receipt)).data;
    expect(found.cash).toMatchObject([{ cashier: 'Eka Lestari', cash: amount, bank: -amount }]);
    expect(found.card.lines).toEqual([]);
    expect((await approve(here, receipt, update)).http).toBe(200);
    const { rows } = await here.api.connection.pool.query<{ kind: string; cash: string; bank: string }>(
      'select kind, cash, bank from cash_movements where credit_id = $1 order by id',
      [receipt.id],
    );
    expect(rows.map((row) => [row.kind, Number(row.cash), Number(row.bank)])).toEqual([
      ['TAKEN', 0, amount],
      ['CORRECTED', amount, -amount],
    ]);
  });

  it('calculating consequences writes nothing, and needs the right', async () => {
    const here = await world();
    const receipt = await pay(here);
    expect((await consequences(here, receipt)).http).toBe(409);
    await ask(here, receipt, { ...valuesToWrite(receipt), note: 'Titipan istri' });
    const count = 'select (select count(*) from history) as lines, (select count(*) from outbox) as events';
    const before = (await here.api.connection.pool.query(count)).rows;
    expect((await consequences(here, receipt)).http).toBe(200);
    expect((await here.api.connection.pool.query(count)).rows).toEqual(before);
    expect((await readReceipt(here, receipt.id)).version).toBe(receipt.version);
    const asked = await here.api.call('GET', `credits/${receipt.id}/consequences`, { token: here.maker });
    expect(asked.http).toBe(403);
    const elsewhere = await here.api.signIn('penyetuju.mks');
    const other = await here.api.call('GET', `credits/${receipt.id}/consequences`, { token: elsewhere });
    expect(other.http).toBe(403);
  });
});

describe('the collection fee of a receipt', () => {
  it('goes no higher than its office charges, when it is asked for and when it is approved', async () => {
    const here = await world();
    const receipt = await pay(here);
    const paid = receipt.payment ?? 0;
    const charge = (fee: number) => ({ collector_payment: fee, payment: paid + fee, cash: paid + fee });
    await isRefused(here, receipt, charge(25_001), 'collector_payment');
    const update = { ...valuesToWrite(receipt), ...charge(25_000) };
    const { rows } = await here.api.connection.pool.query<{ version: number }>(
      "update credit_requests set status = 'REJECTED', decided_by = 6, decided_at = now() where credit_id = $1 returning credit_version as version",
      [receipt.id],
    );
    expect(rows).toHaveLength(1);
    expect((await ask(here, receipt, update)).http).toBe(200);
    await here.api.connection.pool.query('update offices set max_collector_fee = 20000 where id = 1');
    expect((await approve(here, receipt, update)).http).toBe(409);
  });

  it('that is higher from before may stay and go down', async () => {
    const here = await world();
    const receipt = await pay(here);
    const paid = receipt.payment ?? 0;
    const charge = (fee: number) => ({ collector_payment: fee, payment: paid + fee, cash: paid + fee });
    await here.api.connection.pool.query(
      'update credits set collector_payment = 900000, payment = payment + 900000, cash = cash + 900000 where id = $1',
      [receipt.id],
    );
    const now = await readReceipt(here, receipt.id);
    await isRefused(here, now, charge(900_001), 'collector_payment');
    await here.api.connection.pool.query(
      "update credit_requests set status = 'REJECTED', decided_by = 6, decided_at = now() where credit_id = $1",
      [receipt.id],
    );
    const update = { ...valuesToWrite(now), ...charge(100_000) };
    expect((await ask(here, now, update)).http).toBe(200);
    expect((await approve(here, now, update)).http).toBe(200);
  });
});

describe('a void in any order', () => {
  it('takes the first of two away: the later one is split as if it had never been', async () => {
    const here = await world('late');
    const owed = openLine(await cardOf(here)).penalty;
    const first = await pay(here, owed + 200_000);
    const second = await pay(here, 150_000);
    const asked = await here.api.call<CreditDetail>('POST', `credits/${first.id}/void-request`, {
      token: here.maker,
      body: { reason: 'Uang palsu', version: first.version },
    });
    expect(asked.http).toBe(200);
    const { consequences: found } = (await consequences(here, first)).data;
    expect(found.cash).toMatchObject([{ cash: -(first.payment ?? 0), bank: 0 }]);
    const body = { request_id: asked.data.waiting?.request_id, version: first.version };
    const done = await here.api.call('POST', `credits/${first.id}/void`, { token: here.checker, body });
    expect(done.http).toBe(200);
    const now = await readReceipt(here, second.id);
    // The penalty comes first: what the first receipt no longer pays of it, the second does.
    expect(now).toMatchObject({ penalty: owed, penalty_payment: Math.min(owed, 150_000), payment: 150_000 });
    const { card } = await cardOf(here);
    expect(card.totals.remainder).toBe(found.card.totals.after.remainder);
    expect(card.lines.every((line) => line.remainder >= 0)).toBe(true);
  });
});
