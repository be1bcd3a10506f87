import { describe, expect, it } from 'vitest';
import type { ContractType, Master, OfficeMaster } from '@/lib/contract/masters';
import { startApi, type TestApi } from '../testing/startApi';

interface Refusal {
  errors: Record<string, string>;
  version: number | null;
  current: Master;
}

/** A master as its keeper sees it. */
async function keeper<R extends Master>(path: string) {
  const api = await startApi();
  const token = await api.signIn('admin.sistem');
  const list = async () => (await api.call<{ rows: R[] }>('GET', `masters/${path}`, { token })).data.rows;
  const find = async (code: string) => (await list()).find((row) => row.code === code)!;
  const send = (method: 'POST' | 'PUT' | 'DELETE', tail: string, body?: unknown, headers = {}) =>
    api.call<R & Refusal>(method, `masters/${path}${tail}`, { token, headers, body });
  return { api, token, list, find, send };
}

/** What is written of a row. */
function writeOf<R extends Master>(row: R, over: Partial<R> = {}) {
  const { id, active, version, used_by, ...write } = row;
  void [id, active, version, used_by];
  return { ...write, ...over };
}

const log = async (api: TestApi, action: string) =>
  (
    await api.connection.pool.query<{ summary: string; changes: unknown; record_id: string }>(
      'select summary, changes, record_id from history where action = $1',
      [action],
    )
  ).rows;

const BARU = { code: 'LEASING', name: 'Mitra Leasing', valid_from: '2026-01-01', valid_to: null };

describe('Finance', () => {
  it('lists every funder with the contracts that use it', async () => {
    const { api, list } = await keeper('finances');
    const { rows: counted } = await api.connection.pool.query<{ code: string; uses: number }>(
      `select f.code, count(c.code)::int as uses from finances f left join contracts c on c.finance_id = f.id
       group by f.code order by f.code collate "C"`,
    );
    expect((await list()).map(({ code, used_by }) => ({ code, uses: used_by }))).toEqual(counted);
    expect(counted.some(({ uses }) => uses > 0)).toBe(true);
  });

  it('makes one record of equal codes sent at once, and says whose the code is', async () => {
    const { api, list, send } = await keeper('finances');
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('POST', '', BARU)));
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const refused = answers.find(({ http }) => http === 409)!;
    expect(refused.data).toMatchObject({
      errors: { code: 'Kode LEASING sudah dipakai Mitra Leasing.' },
      version: null,
      current: { code: 'LEASING', used_by: 0, version: 1 },
    });
    expect((await list()).filter(({ code }) => code === 'LEASING')).toHaveLength(1);
    expect(await log(api, 'FINANCE_CREATED')).toEqual([
      expect.objectContaining({
        summary: 'Membuat Finance LEASING, Mitra Leasing',
        changes: { code: [null, 'LEASING'], name: [null, 'Mitra Leasing'], valid_from: [null, '2026-01-01'] },
      }),
    ]);
  });

  it('waits for a writer who has not finished, and then tells whose the code is', async () => {
    const { api, send } = await keeper('finances');
    const writer = await api.connection.pool.connect();
    await writer.query('begin');
    await writer.query("select pg_advisory_xact_lock(hashtext('master finance'))");
    await writer.query(
      "insert into finances (code, name, valid_from) values ('LEASING', 'Lebih dahulu', '2026-01-01')",
    );
    const answer = send('POST', '', BARU);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await writer.query('commit');
    writer.release();
    expect(await answer).toMatchObject({
      http: 409,
      message: 'Kode LEASING sudah dipakai Lebih dahulu.',
    });
  });

  it('sent twice with one key is one record', async () => {
    const { send, list } = await keeper('finances');
    const once = () => send('POST', '', BARU, { 'idempotency-key': 'one-intention' });
    const [first, second] = [await once(), await once()];
    expect([first.http, second.http]).toEqual([200, 200]);
    expect(second.data).toEqual(first.data);
    expect((await list()).filter(({ code }) => code === 'LEASING')).toHaveLength(1);
  });

  it('changes what was seen, and shows a stale save what is there now', async () => {
    const { api, find, send } = await keeper('finances');
    const row = await find('BPD');
    const save = (over: Partial<Master>) =>
      send('PUT', `/${row.id}`, { ...writeOf(row, over), version: row.version });
    expect((await save({})).message).toBe('Belum ada yang diubah.');
    expect((await find('BPD')).version).toBe(row.version);
    expect((await save({ name: 'Bank Daerah', valid_to: '2030-12-31' })).data).toMatchObject({
      name: 'Bank Daerah',
      valid_to: '2030-12-31',
      used_by: row.used_by,
      version: row.version + 1,
    });
    expect(await log(api, 'FINANCE_CHANGED')).toEqual([
      {
        summary: 'Mengubah Finance BPD, Bank Daerah',
        record_id: String(row.id),
        changes: { name: [row.name, 'Bank Daerah'], valid_to: [null, '2030-12-31'] },
      },
    ]);
    expect(await save({ name: 'Yang kedua' })).toMatchObject({
      http: 409,
      message: 'Finance BPD sudah berubah sejak Anda membukanya.',
      data: { version: row.version, current: { name: 'Bank Daerah', version: row.version + 1 } },
    });
  });

  it('fixes the code from the first use on, and lets it change before', async () => {
    const { find, send } = await keeper('finances');
    const used = await find('SENDIRI');
    expect(used.used_by).toBeGreaterThan(0);
    const refused = await send('PUT', `/${used.id}`, {
      ...writeOf(used, { code: 'LAIN' }),
      version: used.version,
    });
    expect(refused).toMatchObject({
      http: 422,
      data: { errors: { code: `Dipakai ${used.used_by} kontrak, jadi tidak dapat diganti.` } },
    });
    const { data: fresh } = await send('POST', '', BARU);
    const body = { ...writeOf(fresh as Master), version: 1 };
    expect((await send('PUT', `/${fresh.id}`, { ...body, code: 'BPD' })).data.errors).toEqual({
      code: 'Kode BPD sudah dipakai Bank Pembangunan Daerah.',
    });
    expect((await send('PUT', `/${fresh.id}`, { ...body, code: 'MITRA' })).data.code).toBe('MITRA');
  });

  it('says per field what is wrong', async () => {
    const { send } = await keeper('finances');
    const errors = async (over: object) => (await send('POST', '', { ...BARU, ...over })).data.errors;
    expect(await errors({ code: 'kecil', name: ' x ' })).toEqual({
      code: 'Bentuknya tidak benar.',
      name: 'Paling sedikit 3 karakter.',
    });
    expect(await errors({ valid_from: '2026-02-30' })).toEqual({ valid_from: 'Tanggal ini tidak ada.' });
    expect(await errors({ valid_to: '2025-12-31' })).toEqual({
      valid_to: 'Tidak boleh sebelum tanggal mulai.',
    });
  });

  it('switches off and on again; what uses it stays', async () => {
    const { api, find, send } = await keeper('finances');
    const row = await find('KSU');
    const signed = await api.connection.pool.query('select * from contracts order by code');
    const off = await send('PUT', `/${row.id}/active`, { active: false, version: row.version });
    expect(off).toMatchObject({ http: 200, data: { active: false } });
    expect((await send('PUT', `/${row.id}/active`, { active: true, version: row.version })).http).toBe(409);
    expect((await send('PUT', `/${row.id}/active`, { active: true, version: off.data.version })).http).toBe(
      200,
    );
    expect((await api.connection.pool.query('select * from contracts order by code')).rows).toEqual(
      signed.rows,
    );
  });

  it('deletes only what nothing uses; the log keeps what it was', async () => {
    const { api, find, list, send } = await keeper('finances');
    const used = await find('SENDIRI');
    expect(await send('DELETE', `/${used.id}?version=${used.version}`)).toMatchObject({
      http: 409,
      message: `Finance SENDIRI dipakai ${used.used_by} kontrak, jadi tidak dapat dihapus. Nonaktifkan saja.`,
    });
    const { data: fresh } = await send('POST', '', BARU);
    expect((await send('DELETE', `/${fresh.id}?version=7`)).http).toBe(409);
    expect((await send('DELETE', `/${fresh.id}?version=1`)).data).toEqual({ id: fresh.id });
    expect((await list()).map(({ code }) => code)).not.toContain('LEASING');
    expect((await send('DELETE', `/${fresh.id}?version=1`)).http).toBe(404);
    expect(await log(api, 'FINANCE_DELETED')).toEqual([
      expect.objectContaining({ changes: expect.objectContaining({ code: ['LEASING', null] }) as unknown }),
    ]);
  });

  it('is for holders of is_master', async () => {
    const { api } = await keeper('finances');
    const token = await api.signIn('kasir.jkt');
    expect((await api.call('GET', 'masters/finances', { token })).http).toBe(403);
    expect((await api.call('POST', 'masters/finances', { token, body: BARU })).http).toBe(403);
    expect((await api.call('DELETE', 'masters/finances/1?version=1', { token })).http).toBe(403);
  });
});

describe('Jenis Kontrak', () => {
  it('has its kind of vehicle, and is counted by contracts', async () => {
    const { api, find, send } = await keeper<ContractType>('types');
    const row = await find('KMB');
    const { rows } = await api.connection.pool.query<{ uses: number }>(
      'select count(*)::int as uses from contracts where contract_type_id = $1',
      [row.id],
    );
    expect(row).toMatchObject({ vehicle_kind: 'R2', used_by: rows[0]?.uses });
    const made = await send('POST', '', { ...BARU, vehicle_kind: 'R4' });
    expect(made).toMatchObject({ http: 200, data: { vehicle_kind: 'R4', used_by: 0 } });
    expect((await send('POST', '', { ...BARU, code: 'TRUK', vehicle_kind: 'R6' })).data.errors).toEqual({
      vehicle_kind: 'Pilihan yang ada: R2, R4.',
    });
  });
});

const SORONG = {
  ...BARU,
  code: 'SRG',
  name: 'Sorong',
  zone: 'Asia/Jayapura',
  address: 'Jl. Basuki Rahmat 9',
  phone: '0951-555-009',
  max_collector_fee: 25_000,
};

describe('Kantor Cabang', () => {
  it('opens an office with the next id, which the company sees at once', async () => {
    const { api, token, send } = await keeper<OfficeMaster>('offices');
    const made = await send('POST', '', SORONG);
    expect(made).toMatchObject({ http: 200, data: { ...SORONG, staff: 0, contracts: 0, used_by: 0 } });
    const { data } = await api.call<{ id: number; code: string }[]>('GET', 'offices', { token });
    const { code, name, zone, address, phone } = SORONG;
    expect(data).toContainEqual({ id: made.data.id, code, name, zone, address, phone });
    expect(made.data.id).toBeGreaterThan(3);
  });

  it('never changes a code that receipt numbers begin with', async () => {
    const { find, send } = await keeper<OfficeMaster>('offices');
    const row = await find('JKT');
    expect(row.staff).toBeGreaterThan(7);
    expect(row.contracts).toBe(67);
    const { staff: people, contracts: loans, ...write } = writeOf(row, { code: 'JKS' });
    const answer = await send('PUT', `/${row.id}`, { ...write, version: row.version });
    expect(answer.data.errors).toEqual({
      code: `Dipakai ${people} staff dan ${loans} kontrak, jadi tidak dapat diganti.`,
    });
    expect((await send('DELETE', `/${row.id}?version=${row.version}`)).http).toBe(409);
  });

  it('is used by people alone, too', async () => {
    const { api, send } = await keeper<OfficeMaster>('offices');
    const { data } = await send('POST', '', SORONG);
    await api.connection.pool.query('update staff set office_id = $1 where username = $2', [
      data.id,
      'kolektor.jyp',
    ]);
    const answer = await send('DELETE', `/${data.id}?version=1`);
    expect(answer.message).toBe(
      'Kantor SRG dipakai 1 staff dan 0 kontrak, jadi tidak dapat dihapus. Nonaktifkan saja.',
    );
  });

  it('takes a short code of letters and digits, one of three zones, and a telephone number', async () => {
    const { send } = await keeper<OfficeMaster>('offices');
    const wrong = { ...SORONG, code: 'SRG-1', zone: 'Asia/Singapore', phone: 'belum ada' };
    expect((await send('POST', '', wrong)).data.errors).toEqual({
      code: 'Bentuknya tidak benar.',
      phone: 'Bentuknya tidak benar.',
      zone: 'Pilihan yang ada: Asia/Jakarta, Asia/Makassar, Asia/Jayapura.',
    });
    const two = { ...SORONG, phone: '08415550 0812555101' };
    expect((await send('POST', '', two)).data.errors).toEqual({
      phone: 'Dua nomor di satu kolom. Tulis satu nomor saja.',
    });
  });
});
