import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostedPayment, PostPayment } from '@/lib/contract/payments';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { valuesToWrite } from '../testing/changedNote';
import { requestOn } from '../testing/contractRequest';
import { cardOf } from '../testing/counter';
import { startApi, type TestApi } from '../testing/startApi';

type Late = 'late' | 'any';

/** Cashiers at the counter, and a contract of Jakarta that still owes; `late`: with penalty on its oldest line. */
async function counter(...names: string[]) {
  const api = await startApi();
  const tokens: string[] = [];
  for (const name of names.length > 0 ? names : ['kasir.jkt']) tokens.push(await api.signIn(name));
  return { api, tokens: tokens as [string, string] };
}
const pay = (api: TestApi, token: string, code: string, body: PostPayment, key?: string) =>
  api.call<PostedPayment & { current: PaymentCard; errors: Record<string, string> }>(
    'POST',
    `payments/${code}`,
    {
      token,
      body,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    },
  );
async function codes(api: TestApi, office = 'JKT') {
  const { rows } = await api.connection.pool.query<{ code: string }>(
    `select code from contracts where status = 'ACTIVE' and code like $1 order by code`,
    [`${office}-%`],
  );
  return rows.map((row) => row.code);
}
async function openCard(api: TestApi, token: string, want: Late = 'any') {
  // Far enough past a due date for penalty on whoever owes it.
  if (want === 'late')
    await api.connection.pool.query("update sessions set expires_at = now() + interval '1 year'");
  if (want === 'late') api.advance(45 * 86_400_000);
  const [code = ''] = await codes(api);
  return cardOf(api, token, code);
}
const receiptsOf = async (api: TestApi, code: string) =>
  (
    await api.connection.pool.query<{
      credit_to: number;
      transaction_to: number;
      invoice: string;
      payment: string;
    }>(
      'select credit_to, transaction_to, invoice, payment from credits where contract_code = $1 order by id',
      [code],
    )
  ).rows;
const firstOpen = (card: PaymentCard) => {
  const line = card.card.lines.find((one) => one.remainder > 0);
  if (!line) throw new Error('Nothing is owed');
  return line;
};

describe('taking a payment', () => {
  it('writes a receipt, moves the contract on, and tells lists and log', async () => {
    const { api, tokens } = await counter();
    const card = await openCard(api, tokens[0]);
    const { code } = card.contract;
    const before = await receiptsOf(api, code);
    const line = firstOpen(card);
    const body = oldestInstalment(card, { note: 'Dibayar istri' });
    const answer = await pay(api, tokens[0], code, body);
    expect(answer).toMatchObject({ http: 200, message: '' });
    expect(answer.data.receipts).toHaveLength(1);
    expect(answer.data.receipts[0]).toMatchObject({
      credit_to: line.number,
      transaction_to: line.transactions + 1,
      payment: body.amount,
      cash: body.amount,
      bank: 0,
      cashier: 'Eka Lestari',
      note: 'Dibayar istri',
      date_payment: card.as_of,
      date_invoice: card.as_of,
    });
    const { after } = answer.data;
    expect(after.contract.version).toBe(card.contract.version + 1);
    expect(after.contract.next_due).toBe(card.card.lines[line.number]?.date_maturity ?? null);
    expect(after.card.lines[line.number - 1]).toMatchObject({ remainder: 0, penalty: 0, status: 'PAID' });
    expect(after).toEqual(await cardOf(api, tokens[0], code));
    expect(await receiptsOf(api, code)).toHaveLength(before.length + 1);
    const id = answer.data.receipts[0]?.id;
    const sent = await api.connection.pool.query(`select payload from outbox where event = 'send.credit'`);
    expect(sent.rows).toEqual([{ payload: { id } }]);
    const log = await api.connection.pool.query(
      `select record_id from history where action = 'PAYMENT_TAKEN'`,
    );
    expect(log.rows).toEqual([{ record_id: String(id) }]);
  });

  it('covers several instalments, with fee, cash first, then transfer', async () => {
    const { api, tokens } = await counter();
    const card = await openCard(api, tokens[0]);
    const open = card.card.lines.filter((line) => line.remainder > 0).slice(0, 3);
    const amount = open.reduce((sum, line) => sum + line.remainder + line.penalty, 0);
    const cash = 500_000;
    const fee = 25_000;
    const body = oldestInstalment(card, { amount, collector_payment: fee, cash, bank: amount + fee - cash });
    const { data, http } = await pay(api, tokens[0], card.contract.code, body);
    expect(http).toBe(200);
    expect(data.receipts.map((r) => r.credit_to)).toEqual(open.map((line) => line.number));
    expect(data.receipts.map((r) => r.collector_payment)).toEqual([fee, 0, 0]);
    const sum = (field: 'cash' | 'bank' | 'payment') =>
      data.receipts.reduce((total, r) => total + (r[field] ?? 0), 0);
    expect([sum('payment'), sum('cash'), sum('bank')]).toEqual([amount + fee, cash, amount + fee - cash]);
  });

  it('takes a part with penalty first, and asks for the rest only', async () => {
    const { api, tokens } = await counter();
    const card = await openCard(api, tokens[0], 'late');
    const line = firstOpen(card);
    expect(line.penalty).toBeGreaterThan(0);
    const amount = line.penalty + 100_000;
    const { data, http } = await pay(api, tokens[0], card.contract.code, oldestInstalment(card, { amount }));
    expect(http).toBe(200);
    expect(data.receipts[0]).toMatchObject({
      penalty: line.penalty,
      penalty_payment: line.penalty,
      credit_payment: 100_000,
    });
    const after = firstOpen(data.after);
    expect(after).toMatchObject({ number: line.number, remainder: line.remainder - 100_000, penalty: 0 });
    expect(data.after.contract.next_due).toBe(line.date_maturity);
    const second = await pay(api, tokens[0], card.contract.code, oldestInstalment(data.after));
    expect(second.data.receipts[0]).toMatchObject({
      credit: line.remainder - 100_000,
      transaction_to: line.transactions + 2,
    });
  });

  it('settles the contract with its last instalment, and then takes nothing more', async () => {
    const { api, tokens } = await counter();
    const card = await openCard(api, tokens[0]);
    const amount = card.card.totals.remainder + card.card.totals.penalty;
    const { data, http } = await pay(api, tokens[0], card.contract.code, oldestInstalment(card, { amount }));
    expect(http).toBe(200);
    expect(data.after.contract).toMatchObject({ status: 'SETTLED', next_due: null });
    const body = { ...oldestInstalment(card), version: data.after.contract.version };
    const again = await pay(api, tokens[0], card.contract.code, body);
    expect(again).toMatchObject({
      http: 409,
      message: `Kontrak ${card.contract.code} sudah lunas. Tidak ada yang perlu dibayar.`,
    });
  });

  it('counts a voided transaction, whose number stays taken', async () => {
    const { api, tokens } = await counter();
    const card = await openCard(api, tokens[0]);
    const { code } = card.contract;
    const first = await pay(api, tokens[0], code, oldestInstalment(card));
    const receipt = first.data.receipts[0];
    await api.connection.pool.query(
      `update credits set voided_at = now(), voided_by = input_by, void_reason = 'Salah' where id = $1`,
      [receipt?.id],
    );
    const now = await cardOf(api, tokens[0], code);
    const { data } = await pay(api, tokens[0], code, oldestInstalment(now));
    expect(data.receipts[0]).toMatchObject({
      credit_to: receipt?.credit_to,
      transaction_to: (receipt?.transaction_to ?? 0) + 1,
    });
  });
});

describe('changing a part payment', () => {
  it('asks for the penalty that the earlier part left, not for that of the whole delay', async () => {
    const { api, tokens } = await counter();
    const card = await openCard(api, tokens[0], 'late');
    const { code } = card.contract;
    const first = await pay(
      api,
      tokens[0],
      code,
      oldestInstalment(card, { amount: firstOpen(card).penalty + 100_000 }),
    );
    api.advance(5 * 86_400_000);
    const later = await cardOf(api, tokens[0], code);
    expect(later.card.totals.penalty).toBeGreaterThan(0);
    const { data } = await pay(api, tokens[0], code, oldestInstalment(later));
    const receipt = data.receipts[0];
    if (!receipt) throw new Error('No receipt');
    // Everything moved to the day of the first part: no penalty had accrued since.
    const paidOn = first.data.receipts[0]?.date_payment ?? '';
    const overdue = first.data.receipts[0]?.overdue ?? 0;
    const payment = receipt.credit_payment ?? 0;
    const update = {
      ...valuesToWrite(receipt),
      date_payment: paidOn,
      overdue,
      penalty: 0,
      penalty_payment: 0,
      payment,
      cash: payment,
    };
    const ask = (values: object) =>
      api.call<{ errors: Record<string, string> }>('POST', `credits/${receipt.id}/request`, {
        token: tokens[0],
        body: { update: { ...update, ...values }, reason: 'Salah tanggal', version: receipt.version },
      });
    expect((await ask({ penalty: 1 })).data.errors['update.penalty']).toBe(
      'Denda menurut aturan kontrak: Rp0.',
    );
    expect((await ask({})).http).toBe(200);
  });
});

describe('two at once', () => {
  it('takes the same instalment from one cashier and refuses the other, saying who was first', async () => {
    const { api, tokens } = await counter('kasir.jkt', 'direktur');
    await api.connection.pool.query('update titles set is_credit_add = true');
    for (const code of (await codes(api)).slice(0, 5)) {
      const card = await cardOf(api, tokens[0], code);
      const before = await receiptsOf(api, code);
      const body = oldestInstalment(card);
      const answers = await Promise.all(tokens.map((token) => pay(api, token, code, body)));
      expect(answers.map((answer) => answer.http).sort()).toEqual([200, 409]);
      const refused = answers.find((answer) => answer.http === 409);
      expect(refused?.message).toMatch(
        /Kartu piutang ini berubah.*dicatat (Eka Lestari|Ratna Wibowo) pada \d+ \w+ \d{4}/,
      );
      expect(refused?.data.current.contract.version).toBe(card.contract.version + 1);
      expect(await receiptsOf(api, code)).toHaveLength(before.length + 1);
    }
  });

  it('writes one set of receipts for one Idempotency-Key, also at the same moment', async () => {
    const { api, tokens } = await counter();
    const card = await openCard(api, tokens[0]);
    const { code } = card.contract;
    const before = await receiptsOf(api, code);
    const body = oldestInstalment(card);
    const answers = await Promise.all([1, 2, 3].map(() => pay(api, tokens[0], code, body, 'same-press')));
    const later = await pay(api, tokens[0], code, body, 'same-press');
    const written = [...answers, later].map((answer) =>
      answer.data.receipts.map((receipt) => receipt.invoice),
    );
    expect(new Set(written.map(String)).size).toBe(1);
    expect(await receiptsOf(api, code)).toHaveLength(before.length + 1);
  });

  it('numbers fifty payments on different contracts without a gap', async () => {
    const { api, tokens } = await counter();
    const some = (await codes(api)).slice(0, 50);
    const cards = await Promise.all(some.map((code) => cardOf(api, tokens[0], code)));
    const last = await api.connection.pool.query<{ last: number }>(
      `select coalesce(max(right(invoice, 5)::int), 0) as last from credits where invoice like $1`,
      [`JKT/${cards[0]?.as_of.slice(2, 4)}${cards[0]?.as_of.slice(5, 7)}/%`],
    );
    // Every fifth is refused on the way: it must not use up a number.
    const bodies = cards.map((card, index) =>
      index % 5 === 4 ? { ...oldestInstalment(card), cash: 1 } : oldestInstalment(card),
    );
    const answers = await Promise.all(
      cards.map((card, index) => pay(api, tokens[0], card.contract.code, bodies[index] as PostPayment)),
    );
    const numbers = answers
      .filter((answer) => answer.http === 200)
      .flatMap((answer) => answer.data.receipts.map((receipt) => Number(receipt.invoice?.slice(-5))))
      .sort((a, b) => a - b);
    expect(some.length).toBeGreaterThan(20);
    expect(numbers.length).toBe(some.length - Math.floor(some.length / 5));
    expect(numbers).toEqual(numbers.map((_, index) => (last.rows[0]?.last ?? 0) + index + 1));
  });
});

describe('what is refused', () => {
  it('a day to come, a day that is not, and a day before the contract', async () => {
    const { api, tokens } = await counter();
    const card = await openCard(api, tokens[0]);
    const { code } = card.contract;
    const on = async (date_payment: string) =>
      (await pay(api, tokens[0], code, { ...oldestInstalment(card), date_payment })).data.errors.date_payment;
    expect(await on(addDays(card.as_of, 1))).toBe('Tidak boleh setelah hari ini.');
    expect(await on('2026-02-30')).toBe('Tanggal ini tidak ada.');
    expect(await on(addDays(card.contract.structure.date_start, -1))).toMatch(/sebelum tanggal kontrak/);
  });

  it('money that does not add up or has no place', async () => {
    const { api, tokens } = await counter();
    const card = await openCard(api, tokens[0]);
    const { code } = card.contract;
    const body = oldestInstalment(card);
    const short = await pay(api, tokens[0], code, { ...body, cash: body.cash - 1 });
    expect(short.data.errors.cash).toMatch(/harus berjumlah Rp/);
    const all = card.card.totals.remainder + card.card.totals.penalty + 7;
    const over = await pay(api, tokens[0], code, oldestInstalment(card, { amount: all }));
    expect(over.data.errors.amount).toBe('Lebih Rp7 dari yang terutang.');
    const none = await pay(api, tokens[0], code, { ...body, amount: 0, cash: 0 });
    expect(none.data.errors.amount).toBe('Belum ada yang dibayar.');
    const beyond = await pay(api, tokens[0], code, { ...body, lines: [600] });
    expect(beyond.data.errors.lines).toBe('Angsuran ini tidak ada.');
  });

  it('a collection fee above what its office charges for a receipt, also by request', async () => {
    const { api, tokens } = await counter();
    const card = await openCard(api, tokens[0]);
    const { code } = card.contract;
    expect(card.max_collector_fee).toBe(25_000);
    const body = (fee: number) => oldestInstalment(card, { amount: 1, collector_payment: fee });
    const over = await pay(api, tokens[0], code, body(900_000_000));
    expect(over.http).toBe(422);
    expect(over.data.errors.collector_payment).toBe('Paling banyak Rp25.000 menurut Kantor Cabang.');
    const asked = await requestOn(api, tokens[0], code, { kind: 'PAYMENT', payment: body(25_001) });
    expect(asked.http).toBe(422);
    await api.connection.pool.query('update offices set max_collector_fee = 5000 where id = 1');
    expect((await pay(api, tokens[0], code, body(25_000))).http).toBe(422);
    expect((await pay(api, tokens[0], code, body(5000))).http).toBe(200);
  });

  it('shares that differ from the calculated ones by a rupiah, with the card as it is', async () => {
    const { api, tokens } = await counter();
    const card = await openCard(api, tokens[0]);
    const { code } = card.contract;
    const before = await receiptsOf(api, code);
    const body = oldestInstalment(card);
    const shares = body.shares.map((share) => ({ ...share, credit_payment: share.credit_payment - 1 }));
    const answer = await pay(api, tokens[0], code, { ...body, shares });
    expect(answer).toMatchObject({ http: 409, data: { current: { contract: { code } } } });
    expect(await receiptsOf(api, code)).toEqual(before);
  });

  it("another office's contract, one that is not there, and a title that may only look", async () => {
    const { api, tokens } = await counter('kasir.mks', 'penyetuju.jkt');
    const [own = ''] = await codes(api, 'MKS');
    const [theirs = ''] = await codes(api);
    const body = oldestInstalment(await cardOf(api, tokens[0], own));
    expect((await pay(api, tokens[0], theirs, body)).http).toBe(403);
    expect((await pay(api, tokens[0], 'TIDAK-ADA', body)).http).toBe(404);
    expect((await pay(api, tokens[1], theirs, body)).http).toBe(403);
  });
});
