import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreditPage } from '@/lib/contract/creditList';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { putBook } from '../testing/bookStates';
import {
  actionsOf,
  approveSeen,
  contractCodes,
  detailOf,
  rejectRequest,
  requestOn,
  withdrawRequest,
} from '../testing/contractRequest';
import { cardOf, payLines } from '../testing/counter';
import { startApi, type TestApi } from '../testing/startApi';
import { clerkOf, statementLines, payersOf, paysByCode } from '../testing/statements';

/** Jakarta is 1, Makassar 2, Jayapura 3. */
const TO_MAKASSAR: RequestedAction = { kind: 'MOVE_OFFICE', office_id: 2 };

let api: TestApi;
let maker: string;
let cashier: string;
let approver: string;
let director: string;
let there: string;
let codes: string[];
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup), parts: { sessionHours: 10_000 } });
  maker = await api.signIn('kontrak.jkt');
  cashier = await api.signIn('kasir.jkt');
  approver = await api.signIn('penyetuju.jkt');
  director = await api.signIn('direktur');
  there = await api.signIn('kasir.mks');
  codes = await contractCodes(api, 'ACTIVE');
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

/** A contract of Jakarta that no other test of this file has. */
const fresh = () => codes.shift() ?? '';
const one = async <T extends object>(sql: string, values: unknown[] = []) =>
  (await api.connection.pool.query<T>(sql, values)).rows[0];
const officeOf = async (code: string) =>
  (await one<{ office_id: number }>('select office_id from contracts where code = $1', [code]))?.office_id;
const setActive = (id: number, active: boolean) =>
  api.connection.pool.query('update offices set active = $2 where id = $1', [id, active]);
/** Everything that is money, over both offices. */
const money = () =>
  one(`select (select count(*) from contracts) as contracts, (select sum(principal) from contracts) as principal,
              (select count(*) from credits) as receipts, (select sum(payment) from credits) as paid,
              (select sum(cash + bank) from cash_movements) as cash, (select sum(amount) from deposits) as deposits`);
/** Asked for and approved; throws where it is refused. */
async function moved(code: string, ask = TO_MAKASSAR): Promise<number> {
  const { data, message } = await requestOn(api, maker, code, ask);
  expect(data.id, message).toBeDefined();
  const answer = await approveSeen(api, director, data.id);
  expect(answer.http, answer.message).toBe(200);
  return data.id;
}

describe('a contract that goes over to another office', () => {
  it('takes its walls with it, keeps its code and its card, and leaves receipts and cash where they were', async () => {
    const code = fresh();
    await payLines(api, cashier, code);
    const card = await cardOf(api, cashier, code);
    const before = await money();
    const receipts = await one(
      'select count(*), min(office_id), max(office_id) from credits where contract_code = $1',
      [code],
    );

    const { data } = await requestOn(api, maker, code, TO_MAKASSAR);
    expect(data.summary).toMatch(/^Dari kantor Jakarta ke kantor Makassar: sisa angsuran Rp/);
    expect(await officeOf(code)).toBe(1);
    const detail = await detailOf(api, director, data.id);
    expect(detail).toMatchObject({
      obstacle: null,
      consequences: {
        card: { lines: [], office: { before: 'Jakarta', after: 'Makassar' } },
        cash: [],
        later: [],
      },
    });
    expect((await approveSeen(api, director, data.id)).http).toBe(200);

    expect(await officeOf(code)).toBe(2);
    expect(await money()).toEqual(before);
    expect(
      await one('select count(*), min(office_id), max(office_id) from credits where contract_code = $1', [
        code,
      ]),
    ).toEqual(receipts);
    expect((await api.call('GET', `contracts/${code}`, { token: maker })).http).toBe(403);
    expect((await api.call('GET', `payments/${code}`, { token: cashier })).http).toBe(403);
    const shown = await cardOf(api, there, code);
    expect(shown.contract.code).toBe(code);
    expect(shown.card.totals).toMatchObject({
      paid: card.card.totals.paid,
      remainder: card.card.totals.remainder,
    });
    const log = await one<{ summary: string; changes: unknown }>(
      "select summary, changes from history where action = 'CONTRACT_OFFICE_MOVED' and record_id = $1",
      [code],
    );
    expect(log).toMatchObject({
      summary: `Memindahkan kontrak ${code} dari kantor Jakarta ke kantor Makassar`,
      changes: { office: ['JKT', 'MKS'] },
    });
  });

  it('is paid at the new office from then on, with the numbers of that office; not on a card from before', async () => {
    const code = fresh();
    const seen = await cardOf(api, cashier, code);
    await moved(code);
    const late = await api.call('POST', `payments/${code}`, { token: cashier, body: oldestInstalment(seen) });
    expect(late.http).toBe(403);
    const stale = await api.call('POST', `payments/${code}`, {
      token: director,
      body: oldestInstalment(seen),
    });
    expect(stale.http).toBe(409);
    const paid = await payLines(api, there, code);
    expect(paid.receipts.map(({ invoice }) => invoice?.slice(0, 4))).toEqual(['MKS/']);
    const listed = await api.call<CreditPage>('GET', `credits?period=all&search=${code}`, { token: there });
    expect(listed.data.rows.map(({ invoice }) => invoice?.slice(0, 4))).toEqual(['MKS/']);
  });

  it('is decided by who sees both offices, and never by who asked', async () => {
    const code = fresh();
    const { data } = await requestOn(api, maker, code, TO_MAKASSAR);
    expect((await detailOf(api, approver, data.id)).request.may_decide).toBe(false);
    const waiting = await api.call<{ id: number }[]>('GET', 'contract-requests', { token: approver });
    expect(waiting.data.map(({ id }) => id)).not.toContain(data.id);
    expect((await approveSeen(api, approver, data.id)).http).toBe(403);
    expect((await rejectRequest(api, approver, data.id)).http).toBe(403);
    expect((await approveSeen(api, maker, data.id)).http).toBe(403);
    const told = await api.connection.pool.query<{ username: string }>(
      `select s.username from notifications n join staff s on s.id = n.staff_id
        where n.source = 'request' and n.link = $1 order by 1`,
      [String(data.id)],
    );
    expect(told.rows.map(({ username }) => username)).toEqual(['direktur']);
    expect(await officeOf(code)).toBe(1);
    expect((await rejectRequest(api, director, data.id)).http).toBe(200);
  });

  it('is written once when two press at once, and its asker can still read what became of it', async () => {
    const code = fresh();
    const { data } = await requestOn(api, maker, code, TO_MAKASSAR);
    const { version } = await detailOf(api, director, data.id);
    const answers = await Promise.all([1, 2].map(() => approveSeen(api, director, data.id, version)));
    // Whoever repeats what they did is answered again, and nothing is done twice.
    expect(answers.map(({ http }) => http)).toEqual([200, 200]);
    const logged = await one<{ n: number }>(
      "select count(*)::int as n from history where action = 'CONTRACT_OFFICE_MOVED' and record_id = $1",
      [code],
    );
    expect(logged?.n).toBe(1);
    expect((await detailOf(api, maker, data.id)).request.status).toBe('APPROVED');
    expect(await withdrawRequest(api, maker, data.id)).toMatchObject({ http: 409 });
  });

  it('goes out of an office that is switched off, and into none', async () => {
    const [out, into] = [fresh(), fresh()];
    await setActive(1, false);
    try {
      await moved(out);
      expect(await officeOf(out)).toBe(2);
    } finally {
      await setActive(1, true);
    }
    const { data } = await requestOn(api, maker, into, { kind: 'MOVE_OFFICE', office_id: 3 });
    await setActive(3, false);
    try {
      expect(await detailOf(api, director, data.id)).toMatchObject({
        consequences: null,
        obstacle: 'Kantor Jayapura sedang nonaktif. Pilih kantor yang aktif.',
      });
      expect((await approveSeen(api, director, data.id)).http).toBe(422);
      expect((await actionsOf(api, maker, into)).offices.map(({ code }) => code)).toEqual(['MKS']);
    } finally {
      await setActive(3, true);
    }
    expect(await officeOf(into)).toBe(1);
    expect((await withdrawRequest(api, maker, data.id)).http).toBe(200);
  });

  it('refuses its own office, one that is not there, and nonsense, beside the field', async () => {
    const code = fresh();
    for (const [office_id, words] of [
      [1, 'Kontrak ini sudah di kantor Jakarta.'],
      [99, 'Kantor ini tidak ada.'],
    ] as const) {
      const refused = await requestOn(api, maker, code, { kind: 'MOVE_OFFICE', office_id });
      expect(refused).toMatchObject({ http: 422, data: { errors: { 'ask.office_id': words } } });
    }
    for (const office_id of [0, -1, 1.5, '2', null]) {
      const ask = { kind: 'MOVE_OFFICE', office_id } as RequestedAction;
      expect((await requestOn(api, maker, code, ask)).http).toBe(422);
    }
    await api.connection.pool.query('update titles set is_contract = false where id = 3');
    expect(await requestOn(api, cashier, code, TO_MAKASSAR)).toMatchObject({
      http: 403,
      message: 'Jabatan Anda tidak berhak meminta pindah kantor.',
    });
    await api.connection.pool.query('update titles set is_contract = true where id = 3');
    expect((await actionsOf(api, maker, code)).waiting).toBeNull();
  });

  it('waits until what its office has begun is decided: a receipt, a line of a statement', async () => {
    const code = fresh();
    await payLines(api, cashier, code);
    const receipt = await one<{ id: number }>(
      'select max(id)::int as id from credits where contract_code = $1',
      [code],
    );
    await api.connection.pool.query('update credits set request_approval = true where id = $1', [
      receipt?.id,
    ]);
    expect(await requestOn(api, maker, code, TO_MAKASSAR)).toMatchObject({
      http: 409,
      message: expect.stringMatching(/permintaan yang menunggu pada nota/) as string,
    });

    const [payer] = (await payersOf(api)).filter((one) => codes.includes(one.code));
    if (!payer) throw new Error('Nobody pays');
    await clerkOf(api, cashier).upload('pindah.csv', statementLines(api, paysByCode(payer)));
    expect(await requestOn(api, maker, payer.code, TO_MAKASSAR)).toMatchObject({
      http: 409,
      message: expect.stringMatching(/baris mutasi bank pindah\.csv/) as string,
    });
  });

  it('takes along the borrower whom no other office has, the papers, and the book that has not come', async () => {
    const code = fresh();
    await putBook(api.connection.pool, code, 'NOT_RECEIVED');
    const shared = await one<{ id: number }>('select customer_id as id from contracts where code = $1', [
      code,
    ]);
    await moved(code);
    expect(await one('select office_id from bpkb where contract_code = $1', [code])).toEqual({
      office_id: 2,
    });
    const others = await one<{ n: number }>(
      'select count(*)::int as n from contracts where customer_id = $1 and office_id <> 2',
      [shared?.id],
    );
    expect(await one('select office_id from customers where id = $1', [shared?.id])).toEqual({
      office_id: others?.n === 0 ? 2 : 1,
    });
  });
});
