import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { CalculationMaster, CalculationWrite } from '@/lib/contract/calculations';
import { startApi, type TestApi } from '../testing/startApi';

interface Refusal {
  errors: Record<string, string>;
  version: number;
  current: CalculationMaster;
}

async function masters() {
  const api = await startApi();
  const token = await api.signIn('admin.sistem');
  const list = async () =>
    (await api.call<{ today: string; rows: CalculationMaster[] }>('GET', 'masters/calculations', { token }))
      .data;
  const newest = async (code: string) => (await list()).rows.find((row) => row.code === code)!;
  return { api, token, list, newest, today: (await list()).today };
}

/** What a version would be written as. */
function writeOf(row: CalculationMaster, over: Partial<CalculationWrite> = {}): CalculationWrite {
  const { id, code, valid_to, active, version, used_by, ...rules } = row;
  void [id, code, valid_to, active, version, used_by];
  return { ...rules, ...over };
}

const follow = (
  api: TestApi,
  token: string,
  row: CalculationMaster,
  over: Partial<CalculationWrite>,
  headers = {},
) =>
  api.call<CalculationMaster & Refusal>('POST', 'masters/calculations', {
    token,
    headers,
    body: { ...writeOf(row, over), code: row.code, follows: { id: row.id, version: row.version } },
  });

describe('a new version', () => {
  it('ends the one before on the day before, and changes no signed contract', async () => {
    const { api, token, list, newest, today } = await masters();
    const before = await newest('R2-FLAT');
    expect(before.used_by).toBeGreaterThan(0);
    const signed = await api.connection.pool.query('select * from contracts order by code');

    const from = addDays(today, 10);
    const made = await follow(api, token, before, { rate_bp: 2400, valid_from: from });
    expect(made).toMatchObject({
      http: 200,
      data: { code: 'R2-FLAT', rate_bp: 2400, valid_from: from, valid_to: null, used_by: 0, version: 1 },
    });
    const old = (await list()).rows.find((row) => row.id === before.id);
    expect(old).toEqual({
      ...before,
      valid_to: addDays(from, -1),
      version: before.version + 1,
      updated_at: made.data.created_at,
    });
    expect(made.data.created_at).toBe(api.now().toISOString());
    expect((await api.connection.pool.query('select * from contracts order by code')).rows).toEqual(
      signed.rows,
    );

    const { rows } = await api.connection.pool.query<{ summary: string; changes: unknown }>(
      "select summary, changes from history where action = 'CALCULATION_FOLLOWED'",
    );
    expect(rows[0]?.summary).toMatch(/^Membuat versi baru Perhitungan R2-FLAT mulai \d+ \w+ \d{4}$/);
    expect(rows[0]?.changes).toMatchObject({ rate_bp: [null, 2400], valid_from: [null, from] });
  });

  it('is written once by two who follow the same version, and the other is told in words', async () => {
    const { api, token, newest, list, today } = await masters();
    const other = await api.signIn('direktur');
    const before = await newest('R4-FLAT');
    const answers = await Promise.all(
      [token, other, token, other].map((who, index) =>
        follow(api, who, before, { rate_bp: 1200 + index, valid_from: addDays(today, 5 + index) }),
      ),
    );
    expect(answers.map((answer) => answer.http).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.find((answer) => answer.http === 409);
    expect(refused?.message).toContain('Perhitungan R4-FLAT sudah berubah sejak Anda membukanya');
    expect(refused?.data).toMatchObject({
      version: before.version,
      current: { code: 'R4-FLAT', version: 1, valid_to: null },
    });
    expect((await list()).rows.filter((row) => row.code === 'R4-FLAT')).toHaveLength(2);
  });

  it('sent twice with one key is one version', async () => {
    const { api, token, newest, list, today } = await masters();
    const before = await newest('R4-FLAT');
    const send = () =>
      follow(api, token, before, { valid_from: addDays(today, 3) }, { 'idempotency-key': 'one-intention' });
    const [first, second] = [await send(), await send()];
    expect([first.http, second.http]).toEqual([200, 200]);
    expect(second.data).toEqual(first.data);
    expect((await list()).rows.filter((row) => row.code === 'R4-FLAT')).toHaveLength(2);
  });

  it('says per field what is wrong', async () => {
    const { api, token, newest, today } = await masters();
    const before = await newest('R2-FLAT');
    const errors = async (over: Partial<CalculationWrite>) =>
      (await follow(api, token, before, { valid_from: addDays(today, 1), ...over })).data.errors;
    expect(await errors({ valid_from: today })).toEqual({
      valid_from: expect.stringMatching(/^Paling awal /) as string,
    });
    expect(await errors({ valid_from: '2027-02-30' })).toEqual({ valid_from: 'Tanggal ini tidak ada.' });
    expect(await errors({ penalty_kind: 'FIXED', penalty_per_day: 0 })).toEqual({
      penalty_rate_bp: expect.stringContaining('jumlah tetap') as string,
      penalty_per_day: 'Isi rupiah per hari.',
    });
    expect(await errors({ penalty_per_day: 5000 })).toEqual({
      penalty_per_day: expect.stringContaining('persen') as string,
    });
    expect(await errors({ method: 'ANNUITY', round_to: 100_000 })).toEqual({
      round_to: expect.stringMatching(/^Terlalu kasar: pada tenor \d+ bulan/) as string,
    });
    const fixed = { penalty_kind: 'FIXED', penalty_rate_bp: 0, penalty_per_day: 5000 } as const;
    expect(await errors({ ...fixed, penalty_cap_bp: 0 })).toEqual({
      penalty_cap_bp: expect.stringContaining('batas 0') as string,
    });
    expect(await errors({ min_tenor: 24, max_tenor: 12, penalty_cap_bp: 0 })).toMatchObject({
      max_tenor: 'Tidak boleh di bawah tenor terpendek.',
      penalty_cap_bp: expect.stringContaining('batas 0') as string,
    });
    expect(await errors({ rate_bp: 22_000, name: ' ' })).toMatchObject({
      rate_bp: 'Paling besar 10.000.',
      name: 'Paling sedikit 3 karakter.',
    });
  });
});

describe('a new code', () => {
  it('starts today at the earliest, once', async () => {
    const { api, token, newest, today } = await masters();
    const body = {
      ...writeOf(await newest('R2-FLAT'), { valid_from: today, name: 'Motor listrik' }),
      code: 'R2-EV',
      follows: null,
    };
    const send = () => api.call<Refusal>('POST', 'masters/calculations', { token, body });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map((answer) => answer.http).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.http === 409)?.message).toContain('Kode R2-EV sudah dipakai');
    const { data } = await api.call<{ rows: { code: string }[] }>('GET', 'calculations', { token });
    expect(data.rows.map((row) => row.code)).toContain('R2-EV');
    const wrong = await api.call('POST', 'masters/calculations', { token, body: { ...body, code: 'r2 x' } });
    expect(wrong.http).toBe(422);
  });
});

describe('changing a version', () => {
  it('works while it is still to come; the one before ends where it begins', async () => {
    const { api, token, newest, list, today } = await masters();
    const before = await newest('R2-FLAT');
    const coming = (await follow(api, token, before, { valid_from: addDays(today, 10) })).data;
    const send = (over: Partial<CalculationWrite>, version = coming.version) =>
      api.call<CalculationMaster & Refusal>('PUT', `masters/calculations/${coming.id}`, {
        token,
        body: { ...writeOf(coming, over), version },
      });
    expect((await send({})).message).toBe('Belum ada yang diubah.');
    const changed = await send({ rate_bp: 1900, valid_from: addDays(today, 20) });
    expect(changed.data).toMatchObject({ rate_bp: 1900, valid_from: addDays(today, 20), version: 2 });
    expect((await list()).rows.find((row) => row.id === before.id)?.valid_to).toBe(addDays(today, 19));

    const stale = await send({ rate_bp: 2000 });
    expect(stale).toMatchObject({ http: 409, data: { version: 1, current: { rate_bp: 1900, version: 2 } } });
  });

  it('is refused in words once it is in force or used', async () => {
    const { api, token, newest, today } = await masters();
    const send = (row: CalculationMaster) =>
      api.call('PUT', `masters/calculations/${row.id}`, {
        token,
        body: { ...writeOf(row, { rate_bp: 1 }), version: row.version },
      });
    expect((await send(await newest('R2-FLAT'))).message).toMatch(/dipakai \d+ kontrak.*Buat versi baru/);
    const fresh = (
      await api.call<CalculationMaster>('POST', 'masters/calculations', {
        token,
        body: { ...writeOf(await newest('R2-FLAT'), { valid_from: today }), code: 'BARU', follows: null },
      })
    ).data;
    const late = await send(fresh);
    expect([late.http, late.message]).toEqual([409, expect.stringMatching(/sudah berlaku sejak/)]);
    expect(
      (await api.call('PUT', 'masters/calculations/9999', { token, body: { ...writeOf(fresh), version: 1 } }))
        .http,
    ).toBe(404);
  });
});

describe('switching a version off', () => {
  it('takes it from what is offered, and back', async () => {
    const { api, token, newest } = await masters();
    const row = await newest('R4-EFEKTIF');
    const offered = async () =>
      (await api.call<{ rows: { code: string }[] }>('GET', 'calculations', { token })).data.rows.map(
        (one) => one.code,
      );
    const send = (active: boolean, version: number) =>
      api.call<CalculationMaster>('PUT', `masters/calculations/${row.id}/active`, {
        token,
        body: { active, version },
      });
    expect((await send(false, row.version)).data).toMatchObject({ active: false, version: row.version + 1 });
    expect(await offered()).not.toContain('R4-EFEKTIF');
    expect((await send(true, row.version)).http).toBe(409);
    expect((await send(true, row.version + 1)).data.active).toBe(true);
    expect(await offered()).toContain('R4-EFEKTIF');
  });
});
