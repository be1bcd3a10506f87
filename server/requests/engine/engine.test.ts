import { describe, expect, it } from 'vitest';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { Partner } from '@/lib/contract/partnerRecords';
import type { Registration } from '@/lib/contract/registrations';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import { requestNoteChange, someReceipt } from '../../testing/changedNote';
import { contractCodes, detailOf, requestOn } from '../../testing/contractRequest';
import { partnerBody } from '../../testing/partners';
import { demoForm, photoRow } from '../../testing/registrations';
import { startApi, type Answered, type TestApi } from '../../testing/startApi';

const REASON = 'Berkas belum lengkap';
const WRITE_OFF: RequestedAction = { kind: 'STATUS', status: 'WRITTEN_OFF' };

/** What waits, however it is decided: each call names the request and the version that was seen. */
interface Waiting {
  approve: (token: string, version?: number) => Promise<Answered<unknown>>;
  reject: (token: string, over?: { version?: number; reason?: string }) => Promise<Answered<unknown>>;
  withdraw: (token: string) => Promise<Answered<unknown>>;
  /** The record's version, and that it counts one more. */
  version: number;
  touch: () => Promise<unknown>;
  table: 'contract_requests' | 'credit_requests' | 'partner_requests' | 'vehicle_requests';
}

type Start = (api: TestApi, maker: string) => Promise<Waiting>;

const onContract: Start = async (api, maker) => {
  const [code = ''] = await contractCodes(api, 'ACTIVE');
  const { data } = await requestOn(api, maker, code, WRITE_OFF);
  const { version } = await detailOf(api, maker, data.id);
  const send = (step: string, token: string, body?: object) =>
    api.call('POST', `contract-requests/${data.id}/${step}`, { token, body });
  return {
    version,
    table: 'contract_requests',
    approve: (token, seen = version) => send('approve', token, { version: seen }),
    reject: (token, over) => send('reject', token, { version, reason: REASON, ...over }),
    withdraw: (token) => send('withdraw', token),
    touch: () =>
      api.connection.pool.query('update contracts set version = version + 1 where code = $1', [code]),
  };
};

const onReceipt: Start = async (api, maker) => {
  const receipt = await someReceipt(api, maker);
  const { id, version } = receipt;
  const asked = await api.call<CreditDetail>('POST', `credits/${id}/void-request`, {
    token: maker,
    body: { reason: REASON, version },
  });
  const request_id = asked.data.waiting?.request_id;
  const send = (step: string, token: string, body: object) =>
    api.call('POST', `credits/${id}/${step}`, { token, body: { request_id, version, ...body } });
  return {
    version,
    table: 'credit_requests',
    approve: (token, seen = version) => send('void', token, { version: seen }),
    reject: (token, over) => send('reject', token, { reason: REASON, ...over }),
    withdraw: (token) => send('withdraw', token, {}),
    touch: () => api.connection.pool.query('update credits set version = version + 1 where id = $1', [id]),
  };
};

const onPartner: Start = async (api, maker) => {
  const made = await api.call<Partner>('POST', 'agents', { token: maker, body: partnerBody() });
  const { id, version } = made.data;
  const ask = { kind: 'ACCOUNT', account: { bank: 'BCA', number: '5220304121', holder: 'Perantara' } };
  const asked = await api.call<Partner>('POST', `agents/${id}/requests`, {
    token: maker,
    body: { ask, reason: 'Sesuai perjanjian', version },
  });
  const request_id = asked.data.waiting[0]?.id;
  const send = (decision: string, token: string, over: object = {}) =>
    api.call('POST', `agents/${id}/requests/decide`, {
      token,
      body: { request_id, version, decision, reason: '', ...over },
    });
  return {
    version,
    table: 'partner_requests',
    approve: (token, seen = version) => send('APPROVED', token, { version: seen }),
    reject: (token, over) => send('REJECTED', token, { reason: REASON, ...over }),
    withdraw: (token) => send('WITHDRAWN', token),
    touch: () => api.connection.pool.query('update partners set version = version + 1 where id = $1', [id]),
  };
};

const onVehicle: Start = async (api, maker) => {
  const { rows } = await api.connection.pool.query<{ chassis: string }>(
    "select chassis_number as chassis from contracts where status = 'ACTIVE' order by code limit 1",
  );
  const form = await demoForm(api, { vehicle: { chassis: rows[0]?.chassis ?? '' } }, 'kasir.jkt');
  const made = await api.call<Registration>('POST', 'registrations', { token: maker, body: { form } });
  const { id, version } = made.data;
  const photo = await photoRow(api, 'kasir.jkt');
  const asked = await api.call<Registration>('POST', `registrations/${id}/vehicle-requests`, {
    token: maker,
    body: { version, photo, reason: 'Angka terbaca lain' },
  });
  const request_id = asked.data.vehicle_request?.id;
  const send = (decision: string, token: string, over: object = {}) =>
    api.call('POST', `registrations/${id}/vehicle-requests/decide`, {
      token,
      body: { request_id, version, decision, reason: '', ...over },
    });
  return {
    version,
    table: 'vehicle_requests',
    approve: (token, seen = version) => send('APPROVED', token, { version: seen }),
    reject: (token, over) => send('REJECTED', token, { reason: REASON, ...over }),
    withdraw: (token) => send('WITHDRAWN', token),
    touch: () =>
      api.connection.pool.query('update registrations set version = version + 1 where id = $1', [id]),
  };
};

/** Somebody who may ask for anything, and two who may decide it. */
async function world(start: Start) {
  const api = await startApi();
  await api.connection.pool.query(
    "update titles set is_agen = true, is_customer = true where name in ('Kasir', 'Penyetuju')",
  );
  const [maker, checker, other] = [
    await api.signIn('kasir.jkt'),
    await api.signIn('penyetuju.jkt'),
    await api.signIn('direktur'),
  ];
  const waiting = await start(api, maker);
  /** What a repetition must not add to. */
  const written = async () => {
    const sql = `select (select count(*) from history) as log, (select count(*) from outbox) as pushed,
                        (select count(*) from notifications) as told, (select sum(version) from contracts) as versions`;
    return (await api.connection.pool.query(sql)).rows[0] as object;
  };
  const status = async () => {
    const sql = `select status, decided_by, decision_reason from ${waiting.table} order by id desc limit 1`;
    return (await api.connection.pool.query<{ status: string }>(sql)).rows[0];
  };
  return { api, maker, checker, other, written, status, ...waiting };
}

describe.each([
  ['a contract', onContract],
  ['a receipt', onReceipt],
  ['a partner', onPartner],
  ['a vehicle', onVehicle],
])('a request on %s', (_of, start) => {
  it('is approved again by who approved it, with nothing done twice; nobody else hears that it was theirs', async () => {
    const { approve, reject, withdraw, checker, other, maker, written, status } = await world(start);
    const first = await approve(checker);
    expect(first.http, first.message).toBe(200);
    const before = await written();
    const again = await approve(checker);
    expect(again).toMatchObject({ http: 200, data: first.data });
    for (const late of [await approve(other), await reject(checker), await withdraw(maker)]) {
      expect(late.http).toBe(409);
      expect(late.message).toMatch(/sudah disetujui oleh Hendra Gunawan pada /);
      expect(late.data).toMatchObject({ status: 'APPROVED', current: expect.anything() as object });
    }
    expect(await written()).toEqual(before);
    expect((await status())?.status).toBe('APPROVED');
  });

  it('is taken back again by who took it back, whatever became of the record, and by nobody else', async () => {
    const { withdraw, touch, maker, checker, written, approve } = await world(start);
    expect((await withdraw(checker)).http).toBe(403);
    await touch();
    const first = await withdraw(maker);
    expect(first.http, first.message).toBe(200);
    const before = await written();
    expect(await withdraw(maker)).toMatchObject({ http: 200, data: first.data });
    expect((await withdraw(checker)).http).toBe(409);
    expect((await approve(checker)).message).toContain('sudah ditarik kembali oleh Eka Lestari');
    expect(await written()).toEqual(before);
  });

  it('is rejected with a reason, which is the same when it is said again', async () => {
    const { reject, checker, maker, written } = await world(start);
    expect((await reject(checker, { reason: ' ab ' })).http).toBe(422);
    expect((await reject(maker)).http).toBe(403);
    const first = await reject(checker);
    expect(first.http, first.message).toBe(200);
    const before = await written();
    expect(await reject(checker)).toMatchObject({ http: 200, data: first.data });
    expect((await reject(checker, { reason: 'Alasan yang lain' })).http).toBe(409);
    expect(await written()).toEqual(before);
  });

  it('is decided on the record that was seen, or not at all', async () => {
    const { approve, reject, touch, checker, version, status } = await world(start);
    await touch();
    for (const stale of [await approve(checker), await reject(checker)]) {
      expect(stale.http).toBe(409);
      expect(stale.data).toMatchObject({ current: expect.anything() as object });
    }
    expect((await status())?.status).toBe('WAITING');
    expect((await reject(checker, { version: version + 1 })).http).toBe(200);
  });

  it('is decided by one of two who decide at once', async () => {
    const { approve, reject, checker, other } = await world(start);
    const both = await Promise.all([approve(checker), reject(other)]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
  });
});

it('a change is approved by its values alone, as SPEC 7 has it, and answered again', async () => {
  const api = await startApi();
  const [maker, checker] = [await api.signIn('kasir.jkt'), await api.signIn('penyetuju.jkt')];
  const receipt = await someReceipt(api, maker);
  const { update } = await requestNoteChange(api, maker, receipt);
  const put = () =>
    api.call('PUT', `credits/${receipt.id}`, {
      token: checker,
      body: { request_approval: false, ...update },
    });
  const first = await put();
  expect(first).toMatchObject({ http: 200, title: 'Sukses!', message: 'Berhasil Approve Nota Pembayaran' });
  expect(await put()).toMatchObject({ http: 200, data: first.data });
});
