import { describe, expect, it } from 'vitest';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { DrawerRequest } from '@/lib/contract/drawerRequests';
import type { Safe } from '@/lib/contract/safes';
import { drawerOf } from '../cash/drawerOf';
import { payOut } from '../cash/payOut';
import { contractCodes } from '../testing/contractRequest';
import { pdf, sender } from '../testing/files';
import { startApi, type TestApi } from '../testing/startApi';

const EKA = 4;
const REASON = 'Uangnya tidak sama';
const YESTERDAY = '2001-01-01';

const dayOf = async (api: TestApi, token: string, query = '') =>
  (await api.call<CashierDay>('GET', `cashier-day${query}`, { token })).data;

async function close(api: TestApi, token: string, day: string, hundreds: number) {
  const { last_movement_id, closings } = await dayOf(api, token, `?day=${day}`);
  const body = {
    ...{ day, last_movement_id, closings: closings.length, explanation: 'Dihitung dua kali' },
    denominations: { '100000': hundreds },
  };
  const closed = await api.call<CashierDay>('POST', 'cashier-days/close', { token, body });
  expect(closed.http, closed.message).toBe(200);
  return closed.data;
}

/** A cashier of Jakarta whose day is open, two approvers of it, somebody of elsewhere, and Rp500.000 in the safe. */
async function office({ inSafe = 5 } = {}) {
  const api = await startApi();
  // The approver of Jakarta takes no money; the head of the branch does both.
  await api.connection.pool.query("update titles set is_credit_add = true where name = 'Kepala Cabang'");
  const [cashier, approver, head, far] = [
    await api.signIn('kasir.jkt'),
    await api.signIn('penyetuju.jkt'),
    await api.signIn('kacab.jkt'),
    await api.signIn('kasir.mks'),
  ];
  const decide = (request: DrawerRequest, token: string, decision = 'APPROVED', reason = '') =>
    api.call<DrawerRequest>('POST', `drawer-requests/${request.id}/decide`, {
      token,
      body: { version: request.version, decision, reason },
    });
  const asks = (over: object = {}, token = cashier) =>
    api.call<CashierDay & { errors: Record<string, string> }>('POST', 'cashier-days/ask-cash', {
      token,
      body: {
        ...{ source: 'SAFE', amount: 300_000, bank: '', reference: '', note: 'Pencairan tunai' },
        ...over,
      },
    });
  const ask = async (over: object = {}, token = cashier) => {
    const asked = await asks(over, token);
    expect(asked.http, asked.message).toBe(200);
    if (!asked.data.cash_in?.waiting) throw new Error('nothing waits');
    return asked.data.cash_in.waiting;
  };
  const safesOf = async (token: string) =>
    (await api.call<{ rows: Safe[] }>('GET', 'safes', { token })).data.rows;
  const safe = async (token = approver) =>
    (await safesOf(token)).find((one) => one.office.name === 'Jakarta');
  const brings = async (over: object = {}, token = cashier) => {
    const slip = await sender(api, token).send(pdf(`setor ${Math.random()}`), {
      kind: 'DOCUMENT',
      name: 'setor.pdf',
    });
    return api.call<DrawerRequest & { errors: Record<string, string> }>('POST', 'safes/to-bank', {
      token,
      body: {
        ...{ office_id: 1, amount: 400_000, bank: 'BCA', reference: '7781204', note: '' },
        file_id: slip.data.id,
        ...over,
      },
    });
  };
  if (inSafe > 0) {
    await close(api, cashier, YESTERDAY, inSafe);
    const asked = await api.call<CashierDay>('POST', 'cashier-days/hand-over', {
      token: cashier,
      body: {
        ...{ staff_id: EKA, day: YESTERDAY, closing: 1, way: 'SAFE', bank: '', reference: '' },
        ...{ file_id: null, receiver_id: null, note: '' },
      },
    });
    if (!asked.data.waiting) throw new Error(asked.message);
    expect((await decide(asked.data.waiting, approver)).http).toBe(200);
  }
  return { api, cashier, approver, head, far, decide, asks, ask, safe, safesOf, brings };
}

describe('a safe', () => {
  it('holds what was put into it, which its office sees', async () => {
    const { cashier, far, safe, safesOf } = await office();
    expect(await safe()).toMatchObject({
      balance: 500_000,
      waiting: null,
      may_ask: true,
      movements: [{ kind: 'TO_SAFE', cash: 500_000, name: 'Eka Lestari', confirmed_by: 'Hendra Gunawan' }],
    });
    expect(await safe(cashier)).toMatchObject({ balance: 500_000 });
    expect(await safesOf(far)).toEqual([]);
  });

  it('is brought to the bank by one and confirmed by another, never beyond what it holds', async () => {
    const { api, cashier, approver, head, far, decide, safe, brings } = await office();
    expect((await brings({}, far)).http).toBe(403);
    const empty = await brings({ amount: 0, bank: '', reference: '', file_id: null });
    expect(Object.keys(empty.data.errors).sort()).toEqual(['amount', 'bank', 'file_id', 'reference']);
    const beyond = await brings({ amount: 500_001 });
    expect(beyond.http).toBe(409);
    expect(beyond.message).toContain('berisi Rp500.000');
    // An approver brings it, and does not confirm it.
    const asked = await brings({}, head);
    expect(asked.http, asked.message).toBe(200);
    expect(asked.data).toMatchObject({
      kind: 'SAFE_TO_BANK',
      amount: 400_000,
      file: { name: 'setor.pdf' },
      may_withdraw: true,
    });
    expect(await safe()).toMatchObject({
      balance: 500_000,
      may_ask: false,
      waiting: { id: asked.data.id, obstacle: null },
    });
    expect((await brings()).message).toContain('Setoran brankas kantor Jakarta');
    const inbox = await api.call<{ rows: object[] }>('GET', 'approvals?kind=CASH', { token: approver });
    expect(inbox.data.rows).toMatchObject([{ request_id: asked.data.id, what: 'Setoran brankas ke bank' }]);
    for (const nobody of [head, cashier, far])
      expect((await decide(asked.data, nobody)).http, nobody).toBe(403);
    expect((await decide(asked.data, approver)).http).toBe(200);
    expect(await safe()).toMatchObject({
      balance: 100_000,
      movements: [
        { kind: 'SAFE_TO_BANK', cash: -400_000, bank: 'BCA', reference: '7781204' },
        { kind: 'TO_SAFE' },
      ],
    });
    // Once more is no second time.
    await decide(asked.data, approver);
    expect((await safe())?.balance).toBe(100_000);
    const { rows } = await api.connection.pool.query<{ action: string }>(
      "select action from history where record_type = 'office' and action like 'CASH_SAFE%' order by id",
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'CASH_SAFE_TO_BANK_REQUESTED',
      'CASH_SAFE_TO_BANK_APPROVED',
    ]);
  });

  it('never gives more than it holds, whoever writes', async () => {
    const { api } = await office();
    const { pool } = api.connection;
    const { rows } = await pool.query<{ id: number }>('select max(id) as id from drawer_requests');
    const write = (cash: number) =>
      pool.query(
        `insert into safe_movements (office_id, at, kind, cash, request_id, written_by) values (1, now(), 'SAFE_TO_BANK', $1,
           (select id from drawer_requests where id not in (select request_id from safe_movements) limit 1), 3)`,
        [cash],
      );
    await pool.query(
      `insert into drawer_requests (kind, office_id, holder_id, day, closing, amount, payload, reason, requested_by, requested_at)
       select 'SAFE_TO_BANK', office_id, holder_id, day, 1, 1, '{}', '', requested_by, requested_at from drawer_requests where id = $1`,
      [rows[0]?.id],
    );
    await expect(write(-500_001)).rejects.toThrow(/more than it holds/);
    await expect(write(5)).rejects.toThrow(/safe_movements_kind/);
  });
});

describe('money that a cashier asks for', () => {
  it('comes from the safe into the drawer when an approver gives it, and pays a loan out', async () => {
    const { api, cashier, approver, head, far, decide, ask, asks, safe } = await office();
    const before = await dayOf(api, cashier);
    expect(before.cash_in).toEqual({ may_ask: true, safe: 500_000, waiting: null });
    const asked = await ask();
    expect(await dayOf(api, cashier)).toMatchObject({ cash: before.cash, cash_in: { may_ask: false } });
    expect((await asks()).message).toContain('Uang untuk kas Eka Lestari');
    expect((await decide(asked, cashier)).http).toBe(403);
    expect((await decide(asked, far)).http).toBe(403);
    const given = await decide(asked, approver);
    expect(given.http, given.message).toBe(200);
    const after = await dayOf(api, cashier);
    expect(after).toMatchObject({
      cash: before.cash + 300_000,
      cash_in: { may_ask: true, safe: 200_000, waiting: null },
    });
    expect(after.lines[0]).toMatchObject({ kind: 'FROM_SAFE', cash: 300_000, customer_name: 'Brankas' });
    expect(await safe(head)).toMatchObject({ balance: 200_000, movements: [{ kind: 'FROM_SAFE' }, {}] });
    const { db } = api.connection;
    const holder = await drawerOf(db, EKA);
    const [contractCode = ''] = await contractCodes(api, 'ACTIVE');
    const paid = { contractCode, cash: after.cash, to: 'Andi Wijaya' };
    await db.transaction((tx) => payOut(tx, { holder, reader: holder, now: api.now() }, paid));
    expect((await dayOf(api, cashier)).cash).toBe(0);
  });

  it.each([
    ['BANK', 'FROM_BANK', 'Mandiri', 'Mandiri'],
    ['HEAD_OFFICE', 'FROM_HEAD_OFFICE', '', 'Kantor pusat'],
  ])('comes from %s with a reference, and leaves the safe alone', async (source, kind, bank, name) => {
    const { api, cashier, approver, decide, asks, ask, safe } = await office();
    const empty = await asks({ source, amount: 0, note: '' });
    expect(empty.http).toBe(422);
    expect(empty.data.errors).toMatchObject({
      amount: expect.any(String) as string,
      reference: expect.any(String) as string,
    });
    const asked = await ask({ source, bank, reference: 'TRX-9', amount: 9_000_000 });
    expect(asked).toMatchObject({ kind: 'CASH_IN', source, bank, reference: 'TRX-9' });
    expect((await decide(asked, approver)).http).toBe(200);
    expect((await dayOf(api, cashier)).lines[0]).toMatchObject({
      ...{ kind, cash: 9_000_000, number: 'TRX-9', customer_name: name },
    });
    expect(await safe()).toMatchObject({ balance: 500_000 });
  });

  it('is never more than the safe holds, less what is on its way to the bank, also by two at once', async () => {
    const { api, cashier, approver, head, decide, asks, ask, safe, brings } = await office();
    const beyond = await asks({ amount: 500_001 });
    expect(beyond.http).toBe(409);
    expect(beyond.message).toContain('Brankas kantor Jakarta berisi Rp500.000');
    const bank = await brings({ amount: 300_000 }, head);
    const onItsWay = await asks({ amount: 250_000 });
    expect(onItsWay.message).toContain('di luar Rp300.000 yang sedang disetor');
    expect((await decide(bank.data, head, 'WITHDRAWN')).http).toBe(200);
    const [one, other] = [await ask({ amount: 300_000 }), await ask({ amount: 300_000 }, head)];
    const both = await Promise.all([decide(one, approver), decide(other, approver)]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    expect(await safe()).toMatchObject({ balance: 200_000 });
    expect((await dayOf(api, cashier)).cash + (await dayOf(api, head)).cash).toBeGreaterThan(0);
  });

  it('waits for a day that is open, and comes into that one', async () => {
    const company = await office();
    const { api, decide, ask } = company;
    const asked = await ask();
    const { today } = await dayOf(api, company.cashier);
    await close(api, company.cashier, today, 0);
    const refused = await decide(asked, company.approver);
    expect(refused.http).toBe(409);
    expect(refused.message).toContain('sudah ditutup');
    api.advance(86_400_000);
    const [cashier, approver] = [await api.signIn('kasir.jkt'), await api.signIn('penyetuju.jkt')];
    const next = await dayOf(api, cashier);
    expect(next).toMatchObject({ state: 'OPEN', cash: 0, cash_in: { waiting: { id: asked.id } } });
    expect((await decide(asked, approver)).http).toBe(200);
    expect(await dayOf(api, cashier)).toMatchObject({ day: next.day, cash: 300_000 });
    await close(api, cashier, next.day, 3);
    expect((await dayOf(api, cashier)).cash_in).toMatchObject({ may_ask: false });
    expect((await company.asks({}, cashier)).message).toContain('sudah ditutup');
  });

  it('is rejected, taken back, and not given to who works elsewhere now', async () => {
    const { api, cashier, approver, decide, ask } = await office();
    const before = (await dayOf(api, cashier)).cash;
    expect((await decide(await ask(), approver, 'REJECTED', REASON)).http).toBe(200);
    expect((await decide(await ask(), cashier, 'WITHDRAWN')).http).toBe(200);
    expect((await dayOf(api, cashier)).cash).toBe(before);
    const asked = await ask();
    await api.connection.pool.query('update staff set office_id = 2 where id = $1', [EKA]);
    const refused = await decide(asked, approver);
    expect(refused.http).toBe(409);
    expect(refused.message).toContain('sekarang bekerja di kantor');
  });
});
