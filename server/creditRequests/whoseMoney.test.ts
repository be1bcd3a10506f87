import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { ChangeBasis } from '@/lib/contract/changeBasis';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { CashierChoice, CreditPage } from '@/lib/contract/creditList';
import type { RequestConsequences } from '@/lib/contract/creditRequests';
import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import { approvalOf, valuesToWrite } from '../testing/changedNote';
import { actionsOf, approveSeen, contractCodes, detailOf, requestOn } from '../testing/contractRequest';
import { payLines } from '../testing/counter';
import { startApi, type TestApi } from '../testing/startApi';

let api: TestApi;
let codes: string[];
const tokens: Record<string, string> = {};
const PEOPLE = [
  'kasir.jkt',
  'penyetuju.jkt',
  'kontrak.jkt',
  'direktur',
  'kasir.mks',
  'penyetuju.mks',
] as const;
const [KASIR, DIREKTUR] = [4, 1];

beforeAll(async () => {
  api = await startApi({ until: afterAll });
  for (const person of PEOPLE) tokens[person] = await api.signIn(person);
  codes = await contractCodes(api, 'ACTIVE');
});

const fresh = () => codes.shift() ?? '';
const send = <T>(
  person: (typeof PEOPLE)[number],
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
) =>
  api.call<T & { errors?: Record<string, string> }>(method, path, {
    token: tokens[person]!,
    ...(body !== undefined && { body }),
  });
const cashOf = async (staffId: number) =>
  (await send<CashierDay>('direktur', 'GET', `cashier-day?staff_id=${staffId}`)).data.cash;
const detailOfReceipt = async (id: number, person: (typeof PEOPLE)[number] = 'kasir.jkt') =>
  (await send<CreditDetail>(person, 'GET', `credits/${id}`)).data;
const ask = (receipt: Receipt, over: Partial<CreditWrite>) =>
  send<CreditDetail>('kasir.jkt', 'POST', `credits/${receipt.id}/request`, {
    update: { ...valuesToWrite(receipt), ...over },
    reason: 'Diperbaiki dari buku kas',
    version: receipt.version,
  });
const approve = (person: (typeof PEOPLE)[number], receipt: Receipt, over: Partial<CreditWrite>) =>
  send<Receipt>(person, 'PUT', `credits/${receipt.id}`, approvalOf({ ...valuesToWrite(receipt), ...over }));

/** A receipt of Jakarta whose contract went to Makassar afterwards. */
async function takenThenMoved() {
  const code = fresh();
  const { receipts } = await payLines(api, tokens['kasir.jkt']!, code, { amount: 250_000 });
  const { data } = await requestOn(api, tokens['kontrak.jkt']!, code, { kind: 'MOVE_OFFICE', office_id: 2 });
  const moved = await approveSeen(api, tokens.direktur!, data.id);
  expect(moved.http, moved.message).toBe(200);
  return { code, receipt: receipts[0]! };
}

describe('a receipt whose contract went to another office', () => {
  it('is changed where it was taken, and decided by who sees both offices, who alone are told', async () => {
    const { receipt } = await takenThenMoved();
    expect((await send('kasir.jkt', 'GET', `credits/${receipt.id}/change-basis`)).http).toBe(200);
    expect((await send('kasir.mks', 'GET', `credits/${receipt.id}/change-basis`)).http).toBe(403);
    const asked = await ask(receipt, { note: 'Dari buku kas' });
    expect(asked.http, asked.message).toBe(200);
    const waiting = async (person: 'penyetuju.jkt' | 'penyetuju.mks' | 'direktur') =>
      (await send<{ credit: { id: number } }[]>(person, 'GET', 'credit-approvals')).data.map(
        ({ credit }) => credit.id,
      );
    expect(await waiting('penyetuju.jkt')).not.toContain(receipt.id);
    expect(await waiting('penyetuju.mks')).not.toContain(receipt.id);
    expect(await waiting('direktur')).toContain(receipt.id);
    const told = await api.connection.pool.query<{ username: string }>(
      `select s.username from notifications n join staff s on s.id = n.staff_id
        where n.source = 'approval' and n.receipt_id = $1 order by 1`,
      [receipt.id],
    );
    expect(told.rows.map(({ username }) => username)).toEqual(['direktur']);
    expect((await detailOfReceipt(receipt.id, 'penyetuju.jkt')).may_decide).toBe(false);
    expect((await detailOfReceipt(receipt.id, 'direktur')).may_decide).toBe(true);
    const path = `credits/${receipt.id}`;
    for (const person of ['penyetuju.jkt', 'penyetuju.mks'] as const) {
      expect((await approve(person, receipt, { note: 'Dari buku kas' })).http).toBe(403);
      expect((await send(person, 'GET', `${path}/consequences`)).http).toBe(403);
    }
    const rejected = await send('penyetuju.jkt', 'POST', `${path}/reject`, {
      ...{ request_id: asked.data.waiting?.request_id, version: receipt.version, reason: 'Tidak perlu' },
    });
    expect(rejected).toMatchObject({ http: 403 });
    expect(rejected.message).toContain('kantor Makassar');
    const done = await approve('direktur', receipt, { note: 'Dari buku kas' });
    expect(done).toMatchObject({ http: 200, data: { note: 'Dari buku kas' } });
  });

  it('is void by the same, out of the drawer that took it', async () => {
    const { receipt } = await takenThenMoved();
    const before = await cashOf(KASIR);
    const body = { reason: 'Tercatat dua kali', version: receipt.version };
    const asked = await send<CreditDetail>('kasir.jkt', 'POST', `credits/${receipt.id}/void-request`, body);
    expect(asked.http, asked.message).toBe(200);
    const seen = { request_id: asked.data.waiting?.request_id, version: receipt.version };
    expect((await send('penyetuju.jkt', 'POST', `credits/${receipt.id}/void`, seen)).http).toBe(403);
    expect((await send('direktur', 'POST', `credits/${receipt.id}/void`, seen)).http).toBe(200);
    expect(await cashOf(KASIR)).toBe(before - 250_000);
  });

  it('is not void by the new office alone, as one payment neither', async () => {
    const { code } = await takenThenMoved();
    const before = await cashOf(KASIR);
    const actions = await actionsOf(api, tokens['kasir.mks']!, code);
    const [payment] = actions.payments;
    expect(payment?.obstacle).toBe('Diterima kantor Jakarta; pembatalannya diminta di sana.');
    const action = { kind: 'PAYMENT_VOID', payment_id: payment?.id ?? 0 } as const;
    expect(await requestOn(api, tokens['kasir.mks']!, code, action)).toMatchObject({ http: 403 });
    const asked = await requestOn(api, tokens.direktur!, code, action);
    expect(asked.http, asked.message).toBe(200);
    const { id } = asked.data;
    expect((await detailOf(api, tokens['penyetuju.mks']!, id)).request.may_decide).toBe(false);
    expect((await approveSeen(api, tokens['penyetuju.mks']!, id)).http).toBe(403);
    expect(await cashOf(KASIR)).toBe(before);
    await api.connection.pool.query(
      "insert into staff_offices (staff_id, office_id) select id, 1 from staff where username = 'penyetuju.mks'",
    );
    try {
      expect((await approveSeen(api, tokens['penyetuju.mks']!, id)).http).toBe(200);
    } finally {
      await api.connection.pool.query(
        "delete from staff_offices where office_id = 1 and staff_id = (select id from staff where username = 'penyetuju.mks')",
      );
    }
    expect(await cashOf(KASIR)).toBe(before - 250_000);
  });
});

describe('the cashier of a receipt', () => {
  it('is somebody who takes money in its office, and nobody else', async () => {
    const { receipts } = await payLines(api, tokens['kasir.jkt']!, fresh(), { amount: 90_000 });
    const receipt = receipts[0]!;
    const basis = await send<ChangeBasis>('kasir.jkt', 'GET', `credits/${receipt.id}/change-basis`);
    expect(basis.data.cashiers).toEqual(['Eka Lestari', 'Ratna Wibowo']);
    for (const cashier of ['Orang Karangan', 'Fitri Daeng', 'Joko Purnomo', 'ratna wibowo', ' ']) {
      const refused = await ask(receipt, { cashier });
      expect(refused, cashier).toMatchObject({ http: 422 });
      expect(Object.keys(refused.data.errors ?? {})).toEqual(['update.cashier']);
    }
  });

  it('is told from a namesake by the username', async () => {
    const { receipts } = await payLines(api, tokens['kasir.jkt']!, fresh(), { amount: 90_000 });
    const receipt = receipts[0]!;
    await api.connection.pool.query(
      "update staff set name = 'Ratna Wibowo', title_id = 3, office_id = 1 where username = 'kontrak.jkt'",
    );
    try {
      const refused = await ask(receipt, { cashier: 'Ratna Wibowo' });
      expect(refused.data.errors).toEqual({
        'update.cashier':
          'Ada 2 orang bernama Ratna Wibowo. Pilih Ratna Wibowo (direktur) atau Ratna Wibowo (kontrak.jkt).',
      });
      const asked = await ask(receipt, { cashier: 'Ratna Wibowo (direktur)' });
      expect(asked.http, asked.message).toBe(200);
    } finally {
      await api.connection.pool.query(
        "update staff set name = 'Sari Permata', title_id = 5 where username = 'kontrak.jkt'",
      );
    }
    // The name means one person again; what was asked for is nobody's name now.
    const late = await approve('penyetuju.jkt', receipt, { cashier: 'Ratna Wibowo (direktur)' });
    expect(late).toMatchObject({
      http: 409,
      data: { errors: { 'update.cashier': expect.any(String) as string } },
    });
  });

  it('takes the money along into the other drawer, today, and list, filter and export follow', async () => {
    const { receipts } = await payLines(api, tokens['kasir.jkt']!, fresh(), { amount: 90_000 });
    const receipt = receipts[0]!;
    const before = { kasir: await cashOf(KASIR), direktur: await cashOf(DIREKTUR) };
    const asked = await ask(receipt, { cashier: 'Ratna Wibowo' });
    expect(asked.http, asked.message).toBe(200);
    const shown = await send<RequestConsequences>(
      'penyetuju.jkt',
      'GET',
      `credits/${receipt.id}/consequences`,
    );
    expect(shown.data.consequences.cash).toMatchObject([
      { cashier: 'Eka Lestari', cash: -90_000, bank: 0 },
      { cashier: 'Ratna Wibowo', cash: 90_000, bank: 0 },
    ]);
    expect((await approve('penyetuju.jkt', receipt, { cashier: 'Ratna Wibowo' })).http).toBe(200);
    expect(await cashOf(KASIR)).toBe(before.kasir - 90_000);
    expect(await cashOf(DIREKTUR)).toBe(before.direktur + 90_000);
    const after = (await detailOfReceipt(receipt.id)).credit;
    expect(after).toMatchObject({
      cashier: 'Ratna Wibowo',
      cashier_by: { username: 'direktur', name: 'Ratna Wibowo' },
      input_by: { username: 'kasir.jkt' },
    });
    const filtered = async (id: number) =>
      (
        await send<CreditPage>(
          'direktur',
          'GET',
          `credits?period=all&cashier=${id}&search=${receipt.invoice}`,
        )
      ).data.count;
    expect([await filtered(KASIR), await filtered(DIREKTUR)]).toEqual([0, 1]);
    const choices = await send<CashierChoice[]>('kasir.jkt', 'GET', 'credits/cashiers');
    expect(choices.data).toEqual([
      { id: KASIR, name: 'Eka Lestari' },
      { id: DIREKTUR, name: 'Ratna Wibowo' },
    ]);
    const file = await api.file(`credits/export?period=all&cashier=${DIREKTUR}`, tokens.direktur!);
    expect(file).toContain(receipt.invoice ?? '');
    const body = { reason: 'Tercatat dua kali', version: after.version };
    const voided = await send<CreditDetail>('kasir.jkt', 'POST', `credits/${receipt.id}/void-request`, body);
    const seen = { request_id: voided.data.waiting?.request_id, version: after.version };
    expect((await send('penyetuju.jkt', 'POST', `credits/${receipt.id}/void`, seen)).http).toBe(200);
    expect(await cashOf(KASIR)).toBe(before.kasir - 90_000);
    expect(await cashOf(DIREKTUR)).toBe(before.direktur);
  });
});
