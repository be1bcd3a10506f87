import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CalculationMaster } from '@/lib/contract/calculations';
import type { ContractDetail } from '@/lib/contract/contractDetail';
import type { Master } from '@/lib/contract/masters';
import type { Stamps } from '@/lib/contract/stamps';
import { DEMO_PASSWORD } from '../../seed/company';
import { startApi, type TestApi } from '../../testing/startApi';
import { actAs } from './actAs';

const LUKMAN = { username: 'admin.sistem', name: 'Lukman Hakim' };
const RATNA = { username: 'direktur', name: 'Ratna Wibowo' };
const DAY = 86_400_000;

const stampsOf = ({ created_at, created_by, updated_at, updated_by }: Stamps): Stamps => ({
  created_at,
  created_by,
  updated_at,
  updated_by,
});

/** Two keepers of the masters, and the clock on the days after they signed in. */
async function twoKeepers() {
  const api = await startApi();
  const [lukman, ratna] = [await api.signIn('admin.sistem'), await api.signIn('direktur')];
  await api.connection.pool.query(`update sessions set expires_at = now() + interval '10 years'`);
  return { api, lukman, ratna, nextDay: () => (api.advance(DAY), api.now().toISOString()) };
}

const OWN = {
  finances: {},
  types: { vehicle_kind: 'R2' },
  offices: { zone: 'Asia/Jakarta', address: '', phone: '', max_collector_fee: 25_000 },
};

describe.each(Object.entries(OWN))('who made and changed a record of %s', (path, own) => {
  it('is written by making, changing and switching it, and by nothing else', async () => {
    const { api, lukman, ratna, nextDay } = await twoKeepers();
    const write = { code: 'BARU', name: 'Yang baru', valid_from: '2026-01-01', valid_to: null, ...own };
    const made = nextDay();
    const send = (token: string, method: 'POST' | 'PUT', tail: string, body: object) =>
      api.call<Master>(method, `masters/${path}${tail}`, { token, body });
    const { data: fresh } = await send(lukman, 'POST', '', write);
    const first = { created_at: made, created_by: LUKMAN, updated_at: made, updated_by: LUKMAN };
    expect(stampsOf(fresh)).toEqual(first);

    const changed = nextDay();
    const { data: renamed } = await send(ratna, 'PUT', `/${fresh.id}`, {
      ...write,
      name: 'Lain',
      version: fresh.version,
    });
    expect(stampsOf(renamed)).toEqual({ ...first, updated_at: changed, updated_by: RATNA });

    nextDay();
    expect((await send(lukman, 'PUT', `/${fresh.id}`, { ...write, version: 1 })).http).toBe(409);
    const list = async () =>
      (await api.call<{ rows: Master[] }>('GET', `masters/${path}`, { token: ratna })).data.rows;
    const row = (await list()).find(({ id }) => id === fresh.id)!;
    expect(stampsOf(row)).toEqual({ ...first, updated_at: changed, updated_by: RATNA });

    const off = nextDay();
    const { data: switched } = await send(lukman, 'PUT', `/${fresh.id}/active`, {
      active: false,
      version: row.version,
    });
    expect(stampsOf(switched)).toEqual({ ...first, updated_at: off });
  });
});

describe('who made and changed a Perhitungan', () => {
  it('is written on the new version and on the one that it ends', async () => {
    const { api, ratna, nextDay } = await twoKeepers();
    const list = async () =>
      (await api.call<{ rows: CalculationMaster[] }>('GET', 'masters/calculations', { token: ratna })).data
        .rows;
    const [before] = (await list()).filter(({ code }) => code === 'R4-FLAT');
    const { id, version, ...rules } = before!;
    expect(before?.created_by).toEqual(LUKMAN);
    const at = nextDay();
    const body = { ...rules, valid_from: '2030-01-01', follows: { id, version } };
    const { data: made } = await api.call<CalculationMaster>('POST', 'masters/calculations', {
      token: ratna,
      body,
    });
    expect(stampsOf(made)).toEqual({ created_at: at, created_by: RATNA, updated_at: at, updated_by: RATNA });
    const ended = (await list()).find((row) => row.id === id)!;
    expect(stampsOf(ended)).toEqual({ ...stampsOf(before!), updated_at: at, updated_by: RATNA });

    const off = nextDay();
    const { data: switched } = await api.call<CalculationMaster>('PUT', `masters/calculations/${id}/active`, {
      token: ratna,
      body: { active: false, version: ended.version },
    });
    expect(stampsOf(switched)).toEqual({ ...stampsOf(ended), updated_at: off });
  });
});

/** A contract of Jakarta that runs, as those see it who may open it. */
async function runningContract(api: TestApi, token: string) {
  const { rows } = await api.connection.pool.query<{ code: string }>(
    `select code from contracts where status = 'ACTIVE' and office_id = 1 order by code limit 1`,
  );
  const code = rows[0]?.code ?? '';
  return async () => (await api.call<ContractDetail>('GET', `contracts/${code}`, { token })).data.contract;
}

describe('who changed a contract', () => {
  it('stays what it was while nothing of it changes, and cannot be forged by a statement', async () => {
    const { api, ratna } = await twoKeepers();
    const read = await runningContract(api, ratna);
    const before = await read();
    expect(before.created_by).toEqual({ username: 'kontrak.jkt', name: 'Sari Permata' });
    const { pool } = api.connection;
    await pool.query('update contracts set colour = colour, updated_by = 3, created_by = 3 where code = $1', [
      before.code,
    ]);
    expect(stampsOf(await read())).toEqual(stampsOf(before));
    await pool.query(`update contracts set colour = 'Ungu', updated_by = 3 where code = $1`, [before.code]);
    const after = await read();
    expect(after.updated_by).toBeNull();
    expect(Date.parse(after.updated_at ?? '')).toBeGreaterThan(Date.parse(before.updated_at ?? ''));
  });
});

describe('who changed a person', () => {
  it('is who changed the own password', async () => {
    const { api, lukman, nextDay } = await twoKeepers();
    const at = nextDay();
    const body = { current_password: DEMO_PASSWORD, new_password: 'sepeda-kuning-di-tepi-danau' };
    expect((await api.call('POST', 'account/password', { token: lukman, body })).http).toBe(200);
    const { rows } = await api.connection.pool.query(
      `select p.username as by, s.updated_at as at from staff s join staff p on p.id = s.updated_by where s.username = 'admin.sistem'`,
    );
    expect(rows).toEqual([{ by: 'admin.sistem', at: new Date(at) }]);
  });
});

describe('two changes that waited for each other', () => {
  it('leave the one of the later moment on the record, whichever was written last', async () => {
    const api = await startApi();
    const { pool, db } = api.connection;
    const [early, late] = ['2030-01-01T01:00:00.000Z', '2030-01-01T01:00:01.000Z'];
    const code = (await pool.query<{ code: string }>('select min(code) as code from contracts')).rows[0]!
      .code;
    const change = (staffId: number, at: string) =>
      db.transaction(async (tx) => {
        await actAs(tx, { staffId, at: new Date(at) });
        await tx.execute(sql`update contracts set version = version + 1 where code = ${code}`);
      });
    // Each call has its moment when it begins; the second one stood in line for the row.
    await change(2, late);
    await change(4, early);
    const { rows } = await pool.query('select updated_at, updated_by from contracts where code = $1', [code]);
    expect(rows).toEqual([{ updated_at: new Date(late), updated_by: 2 }]);
  });
});
