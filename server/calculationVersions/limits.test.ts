import { expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { CalculationMaster, CalculationWrite } from '@/lib/contract/calculations';
import type { Change } from '@/lib/contract/changes';
import { startApi } from '../testing/startApi';

const DAY = 86_400_000;

/** Perhitungan as its keeper sees it. */
async function keeper() {
  const api = await startApi();
  const token = () => api.signIn('admin.sistem');
  const all = async () =>
    (
      await api.call<{ today: string; rows: CalculationMaster[] }>('GET', 'masters/calculations', {
        token: await token(),
      })
    ).data;
  const newest = async () => (await all()).rows.find(({ code }) => code === 'R2-FLAT')!;
  const follow = async (over: Partial<CalculationWrite>) => {
    const row = await newest();
    const body = { ...row, ...over, follows: { id: row.id, version: row.version } };
    return api.call<CalculationMaster>('POST', 'masters/calculations', { token: await token(), body });
  };
  const change = async (row: CalculationMaster, over: Partial<CalculationWrite>) =>
    api.call<CalculationMaster>('PUT', `masters/calculations/${row.id}`, {
      ...{ token: await token(), body: { ...row, ...over } },
    });
  const decide = async ({ waiting }: CalculationMaster, who = 'direktur') => {
    const by = await api.signIn(who);
    const path = `changes/${waiting?.id}`;
    const { data } = await api.call<Change>('GET', path, { token: by });
    const body = { version: data?.version ?? 1, decision: 'APPROVED', reason: '' };
    return api.call<Change>('POST', `${path}/decide`, { token: by, body });
  };
  return { api, all, newest, follow, change, decide, today: (await all()).today };
}

it('a version with higher limits of fees begins with those of before, until somebody approves', async () => {
  const { follow, decide, newest, today } = await keeper();
  const valid_from = addDays(today, 3);
  const made = await follow({ valid_from, rate_bp: 2400, max_fees_bp: 9000, max_insurance_bp: 1000 });
  expect(made, made.message).toMatchObject({
    http: 200,
    data: { rate_bp: 2400, max_fees_bp: 1500, max_insurance_bp: 1000, waiting: { kind: 'CALCULATION' } },
  });
  expect((await decide(made.data, 'penyetuju.jkt')).http).toBe(403);
  expect((await decide(made.data)).data.status).toBe('APPROVED');
  expect(await newest()).toMatchObject({
    valid_from,
    max_fees_bp: 9000,
    max_insurance_bp: 1000,
    waiting: null,
  });
});

it('what is approved when the version is in force holds from the next day, in a version that follows', async () => {
  const { api, all, follow, decide, newest, today } = await keeper();
  const made = await follow({ valid_from: addDays(today, 1), max_fees_bp: 9000 });
  api.advance(2 * DAY);
  expect((await decide(made.data)).data.status).toBe('APPROVED');
  const { rows, today: now } = await all();
  expect(rows.find(({ id }) => id === made.data.id)).toMatchObject({ max_fees_bp: 1500, valid_to: now });
  expect(await newest()).toMatchObject({ max_fees_bp: 9000, valid_from: addDays(now, 1), valid_to: null });
});

it('a change of a version to come keeps its limits too, and lowers them at once', async () => {
  const { follow, change, today } = await keeper();
  const { data } = await follow({ valid_from: addDays(today, 3) });
  const raised = await change(data, { max_insurance_bp: 9000 });
  expect(raised.data).toMatchObject({ max_insurance_bp: 2000, version: 1, waiting: { kind: 'CALCULATION' } });
  const lowered = await change(raised.data, { max_insurance_bp: 500, max_fees_bp: 100 });
  expect(lowered.data).toMatchObject({ max_insurance_bp: 500, max_fees_bp: 100 });
});

it('a new code begins with no more than 15 % and 20 %', async () => {
  const { api, newest, today } = await keeper();
  const body = { ...(await newest()), code: 'BARU', follows: null, valid_from: today, max_fees_bp: 10_000 };
  const token = await api.signIn('admin.sistem');
  const made = await api.call<CalculationMaster>('POST', 'masters/calculations', { token, body });
  expect(made.data).toMatchObject({ max_fees_bp: 1500, waiting: { kind: 'CALCULATION' } });
});
