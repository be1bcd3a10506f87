import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { CreditPage } from '@/lib/contract/creditList';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { startApi, type TestApi } from '../testing/startApi';
import { planRows } from './planRows';
import { clerkOf, statementLines, paysByCode, payersOf, todayOf } from '../testing/statements';

async function world() {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  return { api, token, clerk: clerkOf(api, token), payers: await payersOf(api) };
}
const cardOf = async (api: TestApi, token: string, code: string) =>
  (await api.call<PaymentCard>('GET', `payments/${code}`, { token })).data;
const listOf = async (api: TestApi, token: string, search: string) =>
  (await api.call<CreditPage>('GET', `credits?period=all&size=100&search=${search}`, { token })).data.rows;
const numbersOf = async (api: TestApi) =>
  (
    await api.connection.pool.query<{ n: number }>(
      `select right(invoice, 5)::int as n from credits
        where office_id = 1 and invoice like 'JKT/' || to_char($1::date, 'YYMM') || '/%' order by 1`,
      [todayOf(api)],
    )
  ).rows.map((row) => row.n);

describe('posting', () => {
  it('makes receipts by transfer that card, list and rows agree on to the rupiah', async () => {
    const { api, token, clerk, payers } = await world();
    const [a, b] = payers;
    if (!a || !b) throw new Error('too few contracts');
    const before = await cardOf(api, token, a.code);
    const due = before.card.lines.find((line) => line.remainder > 0)!;
    const rows = statementLines(api, { ...paysByCode(a), amount: 2 * a.instalment }, paysByCode(b), {
      amount: 55_000,
      description: 'BUNGA',
    });
    const batch = await clerk.upload('a.csv', rows);
    const answer = await clerk.post(batch.id);
    expect(answer.data).toMatchObject({
      posted: 2,
      refused: 0,
      remaining: 0,
      batch: { status: 'POSTED', posted_by: { username: 'kasir.jkt' }, may_undo: true },
    });
    const [first, , unknown] = await clerk.rows(batch.id);
    expect(unknown).toMatchObject({ state: 'UNKNOWN', receipts: [] });
    expect(first).toMatchObject({ state: 'POSTED', problem: null });
    const after = await cardOf(api, token, a.code);
    const list = await listOf(api, token, a.code);
    const written = list.filter((receipt) => first!.receipts.some(({ id }) => id === receipt.id));
    expect(written.reduce((sum, receipt) => sum + (receipt.payment ?? 0), 0)).toBe(2 * a.instalment);
    expect(
      written.map(({ bank, cash, payment, cashier, date_payment }) => ({
        bank: bank === payment,
        cash,
        cashier,
        date_payment,
      })),
    ).toEqual(
      written.map(() => ({ bank: true, cash: 0, cashier: 'Eka Lestari', date_payment: todayOf(api) })),
    );
    const taken = after.card.totals.paid + after.card.totals.penalty_paid;
    expect(taken - before.card.totals.paid - before.card.totals.penalty_paid).toBe(2 * a.instalment);
    expect(first!.receipts.map(({ id }) => id)).toEqual(
      written.sort((x, y) => (x.credit_to ?? 0) - (y.credit_to ?? 0)).map((receipt) => receipt.id),
    );
    expect(first!.receipts[0]?.invoice).toMatch(/^JKT\/\d{4}\/\d{5}$/);
    expect(written[0]?.credit_to).toBe(due.number);
    expect(written[0]?.note).toContain(`Transfer BCA · TRSF E-BANKING CR ${a.code}`);
    expect(after.contract.version).toBe(before.contract.version + 1);
    expect(after.contract.next_due).toBe(
      after.card.lines.find((line) => line.remainder > 0)?.date_maturity ?? null,
    );
  });

  it('numbers without a gap, by day and line, tells the log of each receipt and the lists once', async () => {
    const { api, clerk, payers } = await world();
    const some = payers.slice(0, 9);
    const yesterday = addDays(todayOf(api), -1);
    const rows = statementLines(api, ...some.map(paysByCode)).map((row) =>
      row.line === 9 ? { ...row, date: yesterday } : row,
    );
    const batch = await clerk.upload('a.csv', rows);
    const matched = (await clerk.rows(batch.id)).filter((row) => row.state === 'MATCHED');
    const sent = `select count(*)::int as n from outbox where event = 'send.credit'`;
    const numbers = [await clerk.post(batch.id, 5), await clerk.post(batch.id, 5)];
    expect(numbers.map(({ data }) => [data.posted, data.remaining])).toEqual([
      [5, matched.length - 5],
      [matched.length - 5, 0],
    ]);
    expect(numbers.map(({ data }) => data.batch.status)).toEqual(['POSTING', 'POSTED']);
    const all = await numbersOf(api);
    expect(all).toEqual(all.map((_, index) => index + 1));
    const posted = (await clerk.rows(batch.id, 'state=POSTED&size=100')).sort((a, b) =>
      a.date === b.date ? a.line - b.line : a.date < b.date ? -1 : 1,
    );
    const inOrder = posted.flatMap((row) => row.receipts.map(({ invoice }) => invoice));
    expect(inOrder).toEqual([...inOrder].sort());
    expect((await api.connection.pool.query<{ n: number }>(sent)).rows[0]?.n).toBe(2);
    const log = await api.connection.pool.query<{ n: number }>(
      `select count(*)::int as n from history where action = 'PAYMENT_TAKEN' and summary like '%mutasi BCA a.csv'`,
    );
    expect(log.rows[0]?.n).toBe(inOrder.length);
  });

  it('lets two calls at once post each row once', async () => {
    const { api, clerk, payers } = await world();
    const batch = await clerk.upload('a.csv', statementLines(api, ...payers.slice(0, 20).map(paysByCode)));
    const answers = await Promise.all([1, 2, 3, 4].map(() => clerk.post(batch.id, 8)));
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200, 200]);
    expect(answers.map(({ data }) => data.posted).sort()).toEqual([0, 4, 8, 8]);
    expect((await clerk.rows(batch.id)).map((row) => row.receipts.length)).toEqual(Array(20).fill(1));
    const all = await numbersOf(api);
    expect(all).toEqual(all.map((_, index) => index + 1));
  });

  it('lets a payment at the counter and a posting on the same contract follow each other', async () => {
    const { api, token, clerk, payers } = await world();
    const [a] = payers;
    if (!a) throw new Error('no contract');
    const batch = await clerk.upload('a.csv', statementLines(api, paysByCode(a)));
    const card = await cardOf(api, token, a.code);
    const body = oldestInstalment(card);
    const [posted, paid] = await Promise.all([
      clerk.post(batch.id),
      api.call('POST', `payments/${a.code}`, { token, body }),
    ]);
    const after = await cardOf(api, token, a.code);
    const taken = ({ card: { totals } }: PaymentCard) => totals.paid + totals.penalty_paid;
    // Whoever is second meets another card than the one that was shown, and takes nothing.
    const first = paid.http === 200 ? 'counter' : 'statement';
    expect({ http: paid.http, ...posted.data, batch: null }).toEqual(
      {
        counter: { http: 200, batch: null, posted: 0, refused: 1, remaining: 0 },
        statement: { http: 409, batch: null, posted: 1, refused: 0, remaining: 0 },
      }[first],
    );
    expect(taken(after) - taken(card)).toBe(first === 'counter' ? body.amount : a.instalment);
  });

  it('never posts the same row from two statements, also at the same moment', async () => {
    const { api, clerk, payers } = await world();
    const rows = statementLines(api, ...payers.slice(0, 10).map(paysByCode));
    const first = await clerk.upload('a.csv', rows);
    const second = await clerk.upload('b.csv', rows);
    expect((await clerk.rows(second.id))[0]).toMatchObject({
      state: 'DUPLICATE',
      reason: 'Sudah ada di baris 2 berkas a.csv',
    });
    // As if both files had been read at the same time, and other contracts chosen: no contract makes one wait.
    const others = payers.slice(10, 20).map(({ code }) => code);
    await api.connection.pool.query(
      `update import_rows r set state = 'MATCHED', contract_code = ($2::text[])[r.line - 1], description = '' where batch_id = $1`,
      [second.id, others],
    );
    await planRows(api.connection.db, second.id, others, api.now());
    const answers = await Promise.all([clerk.post(first.id), clerk.post(second.id)]);
    expect(answers.map(({ data }) => data.posted).sort()).toEqual([0, 10]);
    const [loser] = answers.filter(({ data }) => data.posted === 0);
    expect(loser?.data.refused).toBe(10);
    const [row] = await clerk.rows(loser!.data.batch.id);
    expect(row).toMatchObject({
      state: 'DUPLICATE',
      reason: expect.stringMatching(/^Sudah diposting dari baris 2 berkas [ab]\.csv$/) as string,
    });
  });

  it('takes two transfers on one contract, and leaves what has no place with the reason', async () => {
    const { api, token, clerk, payers } = await world();
    const [a, b, c] = payers;
    if (!a || !b || !c) throw new Error('too few contracts');
    const owed = (await cardOf(api, token, b.code)).card.totals;
    const all = owed.remainder + owed.penalty;
    const rows = statementLines(
      api,
      paysByCode(a),
      { ...paysByCode(a), reference: '2' },
      { amount: all, description: b.code },
      { ...paysByCode(b), reference: '2' },
      paysByCode(c),
    );
    const batch = await clerk.upload('a.csv', rows);
    const shown = await clerk.rows(batch.id);
    expect(shown.map((row) => row.state)).toEqual(Array(5).fill('MATCHED'));
    expect(shown[3]?.reason).toContain('belum dapat diposting');
    await api.connection.pool.query(`update contracts set status = 'RESTRUCTURED' where code = $1`, [c.code]);
    const { data } = await clerk.post(batch.id);
    expect(data).toMatchObject({ posted: 3, refused: 2, remaining: 0 });
    const read = await clerk.rows(batch.id);
    expect(read.map((row) => [row.state, row.problem])).toEqual([
      ['POSTED', null],
      ['POSTED', null],
      ['POSTED', null],
      ['DOUBTFUL', 'Tidak ada yang terutang pada tanggal transfernya.'],
      ['DOUBTFUL', `Kontrak ${c.code} sudah direstrukturisasi; bayarlah pada kontrak penggantinya.`],
    ]);
    const paid = await cardOf(api, token, b.code);
    expect(paid.contract.status).toBe('SETTLED');
    expect(paid.card.totals).toMatchObject({ remainder: 0, penalty: 0 });
  });

  it('writes what was shown or nothing: a card that changed meanwhile and a recorded transfer are asked about', async () => {
    const { api, token, clerk, payers } = await world();
    const [a, b] = payers;
    if (!a || !b) throw new Error('too few contracts');
    const rows = statementLines(api, { ...paysByCode(a), date: addDays(todayOf(api), -1) }, paysByCode(b));
    const batch = await clerk.upload('a.csv', rows);
    const [shown] = await clerk.rows(batch.id);
    const pay = async (code: string, change: (amount: number) => object) => {
      const card = await cardOf(api, token, code);
      const body = oldestInstalment(card);
      return api.call('POST', `payments/${code}`, { token, body: { ...body, ...change(body.amount) } });
    };
    expect((await pay(a.code, () => ({}))).http).toBe(200);
    const counter = await pay(b.code, (amount) => ({ cash: 0, bank: amount }));
    expect(counter.http).toBe(200);
    expect((await clerk.post(batch.id)).data).toMatchObject({ posted: 0, refused: 2 });
    const [changed, twice] = await clerk.rows(batch.id);
    expect(changed).toMatchObject({
      state: 'DOUBTFUL',
      problem: expect.stringMatching(/^Pembagiannya berubah sejak ditampilkan; sekarang: /) as string,
    });
    expect(changed!.plan).not.toEqual(shown!.plan);
    expect(changed!.recorded).toBeNull();
    await clerk.correct(batch.id, changed!.id, { action: 'choose', contract_code: a.code });
    // It is posted beside the counter's receipt of a later day, as one of its own day (docs/decisions/0060).
    expect((await clerk.post(batch.id)).data).toMatchObject({ posted: 1, refused: 0 });

    expect(twice?.problem).toMatch(/^Transfer sebesar ini sudah dicatat di nota JKT/);
    const choose = (more: object) =>
      clerk.correct(batch.id, twice!.id, { action: 'choose', contract_code: b.code, ...more });
    const asked = await choose({});
    expect(asked).toMatchObject({ http: 409, data: { ask: { recorded: twice!.recorded, twin_line: null } } });
    expect((await choose({ beside_credit_id: twice!.recorded!.id + 1 })).http).toBe(409);
    expect((await choose({ beside_credit_id: twice!.recorded!.id })).http).toBe(200);
    const { rows: log } = await api.connection.pool.query<{ changes: object }>(
      `select changes from history where action = 'IMPORT_ROW_CORRECTED' order by id desc limit 1`,
    );
    expect(log[0]?.changes).toMatchObject({ beside_receipt: [null, twice!.recorded!.invoice] });
    expect((await clerk.post(batch.id)).data).toMatchObject({ posted: 1, refused: 0 });
  });
});
