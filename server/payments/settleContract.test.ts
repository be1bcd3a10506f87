import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { CreditPage } from '@/lib/contract/creditList';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { Settled, Settlement, TakeSettlement } from '@/lib/contract/settlements';
import { agreeTo } from '../../tests/payments/agreeTo';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { valuesToWrite } from '../testing/changedNote';
import { cardOf } from '../testing/counter';
import { startApi, type TestApi } from '../testing/startApi';

async function counter() {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  await api.connection.pool.query("update sessions set expires_at = now() + interval '1 year'");
  const { rows } = await api.connection.pool.query<{ code: string }>(
    `select code from contracts where status = 'ACTIVE' and code like 'JKT-%' and quote_days > 0 order by code limit 1`,
  );
  return { api, token, code: rows[0]?.code ?? '' };
}
const quoteOf = async (api: TestApi, token: string, code: string) =>
  (await api.call<Settlement>('GET', `payments/${code}/settlement`, { token })).data;
const giveQuote = async (api: TestApi, token: string, code: string) =>
  (await api.call<Settlement>('POST', `payments/${code}/quotes`, { token })).data;
const heldQuotes = async (api: TestApi, token: string, code: string) =>
  (await api.call<Settlement[]>('GET', `payments/${code}/quotes`, { token })).data;

const settle = (api: TestApi, token: string, code: string, body: TakeSettlement, key?: string) =>
  api.call<Settled & { current?: Settlement; errors?: Record<string, string> }>(
    'POST',
    `payments/${code}/settlement`,
    { token, body, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
  );
async function receiptCount(api: TestApi, code: string) {
  const { rows } = await api.connection.pool.query<{ count: string }>(
    'select count(*) from credits where contract_code = $1',
    [code],
  );
  return Number(rows[0]?.count);
}

describe('taking an early settlement', () => {
  it('writes a receipt per open instalment that sums to the quote, and settles the contract early', async () => {
    const { api, token, code } = await counter();
    api.advance(45 * 86_400_000);
    const before = await cardOf(api, token, code);
    const quote = await quoteOf(api, token, code);
    expect(quote.penalty).toBeGreaterThan(0);
    const cash = Math.floor(quote.total / 3);
    const { http, data } = await settle(
      api,
      token,
      code,
      agreeTo(quote, { cash, bank: quote.total - cash, note: 'Dijual' }),
    );
    expect(http).toBe(200);
    const sum = (key: 'payment' | 'cash' | 'bank' | 'credit_discount') =>
      data.receipts.reduce((total, receipt) => total + (receipt[key] ?? 0), 0);
    expect(data.receipts).toHaveLength(quote.receipts);
    expect([sum('payment'), sum('cash'), sum('bank')]).toEqual([quote.total, cash, quote.total - cash]);
    expect(sum('credit_discount')).toBe(quote.interest_forgiven);
    expect(quote.interest_forgiven).toBe(before.card.totals.remainder - quote.principal - quote.interest);
    expect(data.receipts[0]).toMatchObject({ collector_payment: quote.fee, note: 'Dijual' });
    expect(data.after).toMatchObject({
      contract: { status: 'SETTLED_EARLY', next_due: null, version: quote.version + 1 },
      card: { totals: { remainder: 0, penalty: 0 } },
    });
    const listed = await api.call<CreditPage>('GET', `credits?search=${code}&size=100`, { token });
    expect(listed.data.total_payment).toBe(quote.total);
    const { rows } = await api.connection.pool.query(
      'select total, fee, interest_forgiven from settlements where contract_code = $1',
      [code],
    );
    expect(rows).toEqual([
      {
        total: String(quote.total),
        fee: String(quote.fee),
        interest_forgiven: String(quote.interest_forgiven),
      },
    ]);
  });

  it('asks for the reference of its transfer and keeps it, as every payment does', async () => {
    const { api, token, code } = await counter();
    const quote = await quoteOf(api, token, code);
    const body = agreeTo(quote, { cash: 0, bank: quote.total, bank_reference: 'BCA 7781' });
    const bare = await settle(api, token, code, { ...body, bank_reference: ' x ' });
    expect([bare.http, bare.data]).toMatchObject([
      422,
      { errors: { bank_reference: 'Wajib diisi, paling sedikit 3 huruf atau angka.' } },
    ]);
    const { data } = await settle(api, token, code, body);
    const { rows } = await api.connection.pool.query(
      "select bank_reference from payments where contract_code = $1 and kind = 'SETTLEMENT'",
      [code],
    );
    expect(rows).toEqual([{ bank_reference: 'BCA 7781' }]);
    const [receipt] = data.receipts;
    const { events } = (await api.call<CreditDetail>('GET', `credits/${receipt?.id}`, { token })).data;
    expect(JSON.stringify(events)).toContain('BCA 7781');
  });

  it('once, however often it is sent, and never beside a second one', async () => {
    const { api, token, code } = await counter();
    const quote = await quoteOf(api, token, code);
    const before = await receiptCount(api, code);
    const same = await Promise.all([1, 2].map(() => settle(api, token, code, agreeTo(quote), 'one')));
    expect(same.map((answer) => answer.http)).toEqual([200, 200]);
    expect(same[0]?.data.receipts).toEqual(same[1]?.data.receipts);
    const again = await settle(api, token, code, agreeTo(quote), 'two');
    expect(again.http).toBe(409);
    expect(again.message).toContain('sudah dilunasi dipercepat');
    expect(await receiptCount(api, code)).toBe(before + quote.receipts);
    expect(
      (await api.call('POST', `payments/${code}`, { token, body: oldestInstalmentOf(quote) })).http,
    ).toBe(409);
  });

  it('by one of two cashiers, or a payment, whoever is first; the other gets the new figures', async () => {
    const { api, token, code } = await counter();
    const quote = await quoteOf(api, token, code);
    const card = await cardOf(api, token, code);
    const [settled, paid] = await Promise.all([
      settle(api, token, code, agreeTo(quote)),
      api.call<{ current?: PaymentCard }>('POST', `payments/${code}`, {
        token,
        body: oldestInstalment(card),
      }),
    ]);
    expect([settled.http, paid.http].sort()).toEqual([200, 409]);
    if (settled.http === 409) expect(settled.data.current?.version).toBe(quote.version + 1);
    const next = await counter();
    const fresh = await quoteOf(next.api, next.token, next.code);
    const both = await Promise.all(
      ['a', 'b'].map((key) => settle(next.api, next.token, next.code, agreeTo(fresh), key)),
    );
    expect(both.map((answer) => answer.http).sort()).toEqual([200, 409]);
  });

  it('on a numbered quote that was given, while it holds and nothing was paid since', async () => {
    const { api, token, code } = await counter();
    const quote = await giveQuote(api, token, code);
    expect(quote.quote).toMatchObject({ given_by: { username: 'kasir.jkt' } });
    expect(quote.quote?.number).toMatch(/^JKT\/P\d{4}\/\d{5}$/);
    expect(await giveQuote(api, token, code)).toEqual(quote);
    api.advance(86_400_000);
    expect((await quoteOf(api, token, code)).as_of).toBe(addDays(quote.as_of, 1));
    expect(await heldQuotes(api, token, code)).toEqual([quote]);
    const { http, data } = await settle(api, token, code, agreeTo(quote));
    expect(http).toBe(200);
    expect(data.settlement.quote).toEqual(quote.quote);
    expect(data.receipts.reduce((sum, receipt) => sum + (receipt.payment ?? 0), 0)).toBe(quote.total);
    expect(data.after.card.totals).toMatchObject({ remainder: 0, penalty: 0 });
    const { rows } = await api.connection.pool.query<{ quote_id: number }>(
      'select quote_id from settlements',
    );
    expect(rows).toEqual([{ quote_id: quote.quote?.id }]);
  });

  it('not on a calculation of days back that nobody was given', async () => {
    const { api, token, code } = await counter();
    const quote = await quoteOf(api, token, code);
    api.advance(7 * 86_400_000);
    const today = await quoteOf(api, token, code);
    const { http, data } = await settle(api, token, code, agreeTo(quote));
    expect(http).toBe(409);
    expect(data.current).toMatchObject({ as_of: today.as_of, total: today.total });
    expect(today.total).not.toBe(quote.total);
  });

  it('not on a quote after a payment of the same day, one paid since, or another contract', async () => {
    const { api, token, code } = await counter();
    const quote = await giveQuote(api, token, code);
    const card = await cardOf(api, token, code);
    const paid = await api.call('POST', `payments/${code}`, { token, body: oldestInstalment(card) });
    expect(paid.http).toBe(200);
    expect(await heldQuotes(api, token, code)).toEqual([]);
    const version = quote.version + 1;
    expect((await settle(api, token, code, agreeTo(quote, { version }))).http).toBe(409);

    const fresh = await giveQuote(api, token, code);
    expect(fresh.quote?.number).not.toBe(quote.quote?.number);
    api.advance(86_400_000);
    const later = await cardOf(api, token, code);
    const again = await api.call('POST', `payments/${code}`, { token, body: oldestInstalment(later) });
    expect(again.http).toBe(200);
    expect(await heldQuotes(api, token, code)).toEqual([]);

    const { rows } = await api.connection.pool.query<{ code: string }>(
      `select code from contracts where status = 'ACTIVE' and code like 'JKT-%' and code <> $1 order by code limit 1`,
      [code],
    );
    const other = rows[0]?.code ?? '';
    const stolen = await quoteOf(api, token, other);
    const body = agreeTo(stolen, { quote_id: fresh.quote?.id ?? 0 });
    expect((await settle(api, token, other, body)).http).toBe(409);
  });

  it('on a quote whose payment was voided again: the facts are what they were', async () => {
    const { api, token, code } = await counter();
    const quote = await giveQuote(api, token, code);
    await api.connection.pool.query('update contracts set version = version + 4 where code = $1', [code]);
    const [held] = await heldQuotes(api, token, code);
    expect(held).toEqual({ ...quote, version: quote.version + 4 });
    expect((await settle(api, token, code, agreeTo(held ?? quote))).http).toBe(200);
  });

  it('not on a quote that expired, that differs by a rupiah, or of a day to come', async () => {
    const { api, token, code } = await counter();
    const quote = await giveQuote(api, token, code);
    const before = await receiptCount(api, code);
    const differs = await settle(api, token, code, agreeTo(quote, { interest: quote.interest + 1 }));
    expect(differs).toMatchObject({ http: 409, data: { current: { total: quote.total } } });
    const toCome = await settle(api, token, code, agreeTo(quote, { as_of: addDays(quote.as_of, 1) }));
    expect(toCome.http).toBe(409);
    const short = await settle(api, token, code, agreeTo(quote, { cash: quote.total - 1 }));
    expect(short.http).toBe(422);
    expect(short.data.errors?.cash).toMatch(/harus berjumlah/);
    api.advance(60 * 86_400_000);
    expect(await heldQuotes(api, token, code)).toEqual([]);
    const expired = await settle(api, token, code, agreeTo(quote));
    expect(expired.http).toBe(409);
    expect(expired.message).toContain('tidak berlaku');
    expect(expired.data.current?.as_of).not.toBe(quote.as_of);
    expect(await receiptCount(api, code)).toBe(before);
  });

  it('offers nothing that cannot be taken: a repossessed or written-off contract has no quote', async () => {
    const { api, token, code } = await counter();
    for (const status of ['REPOSSESSED', 'WRITTEN_OFF', 'SETTLED']) {
      await api.connection.pool.query('update contracts set status = $1 where code = $2', [status, code]);
      const today = await api.call('GET', `payments/${code}/settlement`, { token });
      expect(today.http).toBe(409);
      expect(today.message).toContain('Bayar Cicilan');
      expect((await api.call('POST', `payments/${code}/quotes`, { token })).http).toBe(409);
    }
  });

  it('not while a change of one of its receipts waits; afterwards their amounts stay', async () => {
    const { api, token, code } = await counter();
    const listed = await api.call<CreditPage>('GET', `credits?period=all&search=${code}&size=1`, { token });
    const receipt = listed.data.rows[0];
    if (!receipt) throw new Error('No receipt');
    const ask = (update: object) =>
      api.call<{ errors?: Record<string, string> }>('POST', `credits/${receipt.id}/request`, {
        token,
        body: {
          update: { ...valuesToWrite(receipt), ...update },
          reason: 'Salah catat',
          version: receipt.version,
        },
      });
    expect((await ask({ note: 'Lain' })).http).toBe(200);
    const refused = await settle(api, token, code, agreeTo(await quoteOf(api, token, code)));
    expect(refused.http).toBe(409);
    expect(refused.message).toContain(receipt.invoice);
    await api.connection.pool.query(`update credit_requests set status = 'REJECTED'`);
    await api.connection.pool.query(`update credits set request_approval = false`);
    expect((await settle(api, token, code, agreeTo(await quoteOf(api, token, code)))).http).toBe(200);
    const discount = { credit_discount: (receipt.credit_discount ?? 0) + 1 };
    expect((await ask(discount)).data.errors?.['update.credit_discount']).toMatch(/sudah ditutup/);
    expect((await ask({ note: 'Catatan saja' })).http).toBe(200);
  });

  it("not by who may only look, nor on another office's contract", async () => {
    const { api, token, code } = await counter();
    const quote = await quoteOf(api, token, code);
    expect((await settle(api, await api.signIn('kontrak.jkt'), code, agreeTo(quote))).http).toBe(403);
    expect((await settle(api, await api.signIn('kasir.mks'), code, agreeTo(quote))).http).toBe(403);
    expect((await settle(api, token, 'TIDAK-ADA', agreeTo(quote))).http).toBe(404);
  });
});

/** Some payment that the settled contract must refuse. */
const oldestInstalmentOf = (quote: Settlement) => ({
  version: quote.version + 1,
  date_payment: quote.as_of,
  amount: 1000,
  waivers: [],
  collector_payment: 0,
  cash: 1000,
  bank: 0,
  note: '',
  shares: [
    {
      credit_to: 1,
      transaction_to: 1,
      date_maturity: quote.as_of,
      overdue: 0,
      credit: 1000,
      credit_discount: 0,
      credit_payment: 1000,
      penalty: 0,
      penalty_discount: 0,
      penalty_payment: 0,
    },
  ],
});
