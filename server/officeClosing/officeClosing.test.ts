import { expect, it } from 'vitest';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { OfficeHoldings } from '@/lib/contract/officeClosing';
import type { OfficeMaster } from '@/lib/contract/masters';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { contractCodes } from '../testing/contractRequest';
import { putBook } from '../testing/bookStates';
import { cardOf } from '../testing/counter';
import { pdf, sender } from '../testing/files';
import { STAFF } from '../seed/company';
import { endFunds } from '../testing/petty';
import { startApi } from '../testing/startApi';

async function keeper({ funds = false } = {}) {
  const api = await startApi();
  if (!funds) await endFunds(api);
  const token = await api.signIn('admin.sistem');
  const offices = async () =>
    (await api.call<{ rows: OfficeMaster[] }>('GET', 'masters/offices', { token })).data.rows;
  const office = async (code: string) => (await offices()).find((row) => row.code === code)!;
  const holdings = (id: number) =>
    api.call<OfficeHoldings>('GET', `masters/offices/${id}/holdings`, { token });
  const flip = ({ id, version }: OfficeMaster, active: boolean, by = token) =>
    api.call('PUT', `masters/offices/${id}/active`, { token: by, body: { active, version } });
  const told = async () =>
    (
      await api.connection.pool.query<{ username: string; title: string; message: string }>(
        "select s.username, n.title, n.message from notifications n join staff s on s.id = n.staff_id where n.source = 'office' order by n.id, s.username",
      )
    ).rows;
  return { api, token, office, holdings, flip, told };
}

it('says what is still in an office, as the tables have it', async () => {
  const { api, office, holdings } = await keeper();
  for (const code of ['JKT', 'MKS', 'JYP']) {
    const { id } = await office(code);
    const count = async (query: string) =>
      Number((await api.connection.pool.query<{ n: string }>(query, [id])).rows[0]?.n);
    const { data } = await holdings(id);
    expect(data.contracts).toBe(
      await count("select count(*) n from contracts where office_id = $1 and status = 'ACTIVE'"),
    );
    expect(data.staff).toBe(await count('select count(*) n from staff where office_id = $1 and active'));
    expect(data.contracts).toBeGreaterThan(0);
  }
  expect((await holdings(9_999)).http).toBe(404);
  const token = await api.signIn('kasir.jkt');
  expect((await api.call('GET', 'masters/offices/1/holdings', { token })).status).toBe(403);
});

it('stays switched on while its petty cash runs', async () => {
  const { office, holdings, flip } = await keeper({ funds: true });
  const makassar = await office('MKS');
  expect((await holdings(makassar.id)).data.petty_funds).toBe(1);
  const refused = await flip(makassar, false);
  expect([refused.http, refused.message]).toEqual([409, expect.stringContaining('kas kecil')]);
  expect((await office('MKS')).active).toBe(true);
});

it('stays switched on while it answers for books, those on their way to it too', async () => {
  const { api, office, holdings, flip } = await keeper();
  const makassar = await office('MKS');
  const before = (await holdings(makassar.id)).data.books;
  const codes = await contractCodes(api, 'ACTIVE', 'MKS');
  await putBook(api.connection.pool, codes[0] ?? '', 'STORED');
  await putBook(api.connection.pool, (await contractCodes(api, 'ACTIVE'))[0] ?? '', 'IN_TRANSIT');
  expect((await holdings(makassar.id)).data.books).toBe(before + 2);
  const refused = await flip(makassar, false);
  expect([refused.http, refused.message]).toEqual([409, expect.stringContaining('BPKB')]);
});

it('counts somebody who works there besides, and nobody who has left', async () => {
  const { api, office, holdings } = await keeper();
  const { id } = await office('MKS');
  const before = (await holdings(id)).data.staff;
  const cashier = "(select id from staff where username = 'kasir.jkt')";
  await api.connection.pool.query(
    `insert into staff_offices (staff_id, office_id) values (${cashier}, ${id})`,
  );
  expect((await holdings(id)).data.staff).toBe(before + 1);
  await api.connection.pool.query("update staff set active = false where username = 'kasir.jkt'");
  expect((await holdings(id)).data.staff).toBe(before);
});

/** Who works in Makassar. */
const PEOPLE = STAFF.filter(({ office }) => office === 2)
  .map(({ username }) => username)
  .sort();

it('tells the people of an office that it takes nothing new, with the switch itself and once', async () => {
  const { office, flip, told } = await keeper();
  const makassar = await office('MKS');
  expect((await flip(makassar, false)).http).toBe(200);
  const first = await told();
  expect(first.map(({ username }) => username).sort()).toEqual(PEOPLE);
  expect(first[0]).toMatchObject({ title: `Kantor ${makassar.name} dinonaktifkan` });
  // Seen before, and the state that it has already: nobody is told again.
  expect((await flip(makassar, false)).http).toBe(409);
  const off = await office('MKS');
  expect((await flip(off, false)).http).toBe(200);
  expect(await told()).toHaveLength(PEOPLE.length);
  expect((await flip(off, true)).http).toBe(200);
  expect((await told()).slice(PEOPLE.length).map(({ title }) => title)).toEqual(
    Array(PEOPLE.length).fill(`Kantor ${makassar.name} aktif lagi`),
  );
});

it('stays switched on while cash that was counted there is not received, or lies in its safe', async () => {
  const { api, office, holdings, flip, told } = await keeper();
  const makassar = await office('MKS');
  expect((await holdings(makassar.id)).data.cash_to_hand_over).toBe(0);
  const cashier = await api.signIn('kasir.mks');
  const day = async () => (await api.call<CashierDay>('GET', 'cashier-day', { token: cashier })).data;
  const codes = await contractCodes(api, 'ACTIVE', 'MKS');
  const card = await cardOf(api, cashier, codes[0] ?? '');
  const body = oldestInstalment(card, { amount: 300_000, cash: 300_000 });
  const paid = await api.call('POST', `payments/${codes[0]}`, { token: cashier, body });
  expect(paid.http, paid.message).toBe(200);
  const open = await day();
  const closed = await api.call<CashierDay>('POST', 'cashier-days/close', {
    token: cashier,
    body: {
      ...{ day: open.day, last_movement_id: open.last_movement_id, closings: open.closings.length },
      ...{ denominations: { '100000': 3 }, explanation: 'Sisanya di amplop' },
    },
  });
  expect(closed.http, closed.message).toBe(200);
  expect((await holdings(makassar.id)).data).toMatchObject({ cash_to_hand_over: 1 });
  const refused = await flip(makassar, false);
  expect(refused.http).toBe(409);
  expect(refused.message).toContain('Rp300.000');
  expect((await office('MKS')).active).toBe(true);
  expect(await told()).toEqual([]);
  const asked = await api.call<CashierDay>('POST', 'cashier-days/hand-over', {
    token: cashier,
    body: {
      ...{ staff_id: closed.data.cashier.id, day: open.day, closing: closed.data.closings.length },
      ...{ way: 'SAFE', bank: '', reference: '', file_id: null, receiver_id: null, note: '' },
    },
  });
  expect((await flip(makassar, false)).http).toBe(409);
  const { id, version } = asked.data.waiting ?? {};
  const received = await api.call('POST', `drawer-requests/${id}/decide`, {
    token: await api.signIn('penyetuju.mks'),
    body: { version, decision: 'APPROVED', reason: '' },
  });
  expect(received.http, received.message).toBe(200);
  expect((await holdings(makassar.id)).data).toMatchObject({ cash_to_hand_over: 0, filled_safes: 1 });
  const filled = await flip(makassar, false);
  expect(filled.http).toBe(409);
  expect(filled.message).toContain('Brankas kantor');
  const slip = await sender(api, cashier).send(pdf('setor'), { kind: 'DOCUMENT', name: 'setor.pdf' });
  const brought = await api.call<{ id: number; version: number }>('POST', 'safes/to-bank', {
    token: cashier,
    body: {
      ...{ office_id: makassar.id, amount: 300_000, bank: 'BCA', reference: '7781204', note: '' },
      file_id: slip.data.id,
    },
  });
  const confirmed = await api.call('POST', `drawer-requests/${brought.data.id}/decide`, {
    token: await api.signIn('penyetuju.mks'),
    body: { version: brought.data.version, decision: 'APPROVED', reason: '' },
  });
  expect(confirmed.http, confirmed.message).toBe(200);
  expect((await holdings(makassar.id)).data.filled_safes).toBe(0);
  expect((await flip(makassar, false)).http).toBe(200);
});

it('is switched off by one of two at once, and tells people once', async () => {
  const { office, flip, told } = await keeper();
  const makassar = await office('MKS');
  const answers = await Promise.all([flip(makassar, false), flip(makassar, false)]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  expect(await told()).toHaveLength(PEOPLE.length);
});

it('tells nobody when it is not written', async () => {
  const { api, office, flip, told } = await keeper();
  const makassar = await office('MKS');
  const token = await api.signIn('kacab.jkt');
  expect((await flip(makassar, false, token)).http).toBe(403);
  expect((await flip({ ...makassar, version: makassar.version + 1 }, false)).http).toBe(409);
  expect(await told()).toEqual([]);
});
