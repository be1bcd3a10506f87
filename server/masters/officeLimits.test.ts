import { expect, it } from 'vitest';
import type { Change } from '@/lib/contract/changes';
import type { OfficeMaster } from '@/lib/contract/masters';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { startApi } from '../testing/startApi';

const DAY = 86_400_000;

/** Kantor Cabang as its keeper sees it, and the limit at Jakarta's counter. */
async function keeper() {
  const api = await startApi();
  const { pool } = api.connection;
  const jakarta = async () => {
    const token = await api.signIn('admin.sistem');
    const { data } = await api.call<{ rows: OfficeMaster[] }>('GET', 'masters/offices', { token });
    return data.rows.find(({ code }) => code === 'JKT')!;
  };
  const save = async (over: Partial<OfficeMaster>) => {
    const { id, ...row } = await jakarta();
    const token = await api.signIn('admin.sistem');
    return api.call<OfficeMaster>('PUT', `masters/offices/${id}`, { token, body: { ...row, ...over } });
  };
  const decide = async ({ waiting }: OfficeMaster, who = 'penyetuju.jkt') => {
    const token = await api.signIn(who);
    const path = `changes/${waiting?.id}`;
    const { data } = await api.call<Change>('GET', path, { token });
    const body = { version: data?.version ?? 1, decision: 'APPROVED', reason: '' };
    return api.call<Change>('POST', `${path}/decide`, { token, body });
  };
  const atCounter = async () => {
    const { rows } = await pool.query<{ code: string }>(
      "select code from contracts where office_id = 1 and status = 'ACTIVE' order by code limit 1",
    );
    const token = await api.signIn('kasir.jkt');
    const { data } = await api.call<PaymentCard>('GET', `payments/${rows[0]?.code}`, { token });
    return data.max_collector_fee;
  };
  return { api, pool, jakarta, save, decide, atCounter };
}

it('a higher limit waits for an approver of the office, and holds from the next day; the rest acts at once', async () => {
  const { api, jakarta, save, decide, atCounter } = await keeper();
  const saved = await save({ max_collector_fee: 40_000, phone: '021-99' });
  expect(saved, saved.message).toMatchObject({
    http: 200,
    data: { max_collector_fee: 25_000, phone: '021-99', waiting: { kind: 'OFFICE' } },
  });
  expect(await atCounter()).toBe(25_000);
  expect((await save({ max_collector_fee: 50_000 })).http).toBe(409);
  expect((await decide(saved.data, 'penyetuju.mks')).http).toBe(403);
  expect((await decide(saved.data)).data.status).toBe('APPROVED');
  expect(await jakarta()).toMatchObject({
    ...{ max_collector_fee: 25_000, waiting: null },
    coming_collector_fee: { amount: 40_000 },
  });
  expect(await atCounter()).toBe(25_000);
  // Something else is saved meanwhile: what comes stays.
  expect((await save({ phone: '021-98' })).data.coming_collector_fee).not.toBeNull();
  api.advance(DAY);
  expect(await atCounter()).toBe(40_000);
  expect(await jakarta()).toMatchObject({ max_collector_fee: 40_000, coming_collector_fee: null });
});

it('only the higher limit was asked for: nothing else is written, and nothing but the asking is logged', async () => {
  const { pool, jakarta, save } = await keeper();
  const before = await jakarta();
  const saved = await save({ max_collector_fee: 40_000 });
  expect(saved.data.version).toBe(before.version);
  const { rows } = await pool.query("select action from history where record_type = 'office' order by id");
  expect(rows).toEqual([{ action: 'CHANGE_REQUESTED' }]);
});

it('a lower limit acts at once, and ends what was approved', async () => {
  const { api, save, decide, atCounter } = await keeper();
  await decide((await save({ max_collector_fee: 40_000 })).data);
  expect((await save({ max_collector_fee: 10_000 })).data).toMatchObject({
    ...{ max_collector_fee: 10_000, coming_collector_fee: null, waiting: null },
  });
  expect(await atCounter()).toBe(10_000);
  api.advance(DAY);
  expect(await atCounter()).toBe(10_000);
});

it('a new office begins with no more than what everybody has', async () => {
  const { api, jakarta } = await keeper();
  const { zone } = await jakarta();
  const office = { code: 'BDG', name: 'Bandung', zone, address: '', phone: '' };
  const body = { ...office, max_collector_fee: 10_000_000, valid_from: '2026-01-01', valid_to: null };
  const token = await api.signIn('admin.sistem');
  const made = await api.call<OfficeMaster>('POST', 'masters/offices', { token, body });
  expect(made.data).toMatchObject({ max_collector_fee: 25_000, waiting: { kind: 'OFFICE' } });
});
