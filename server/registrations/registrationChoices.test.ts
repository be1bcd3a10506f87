import { expect, it } from 'vitest';
import type { RegistrationChoices } from '@/lib/contract/registrationChoices';
import { PEOPLE } from '../testing/registrations';
import { startApi } from '../testing/startApi';

it('offers what is on and in force today, and the surveyors of that office only', async () => {
  const api = await startApi();
  const { pool } = api.connection;
  const [clerk, director] = [await api.signIn(PEOPLE.clerk), await api.signIn(PEOPLE.director)];
  const choices = (token: string, query = '') =>
    api.call<RegistrationChoices>('GET', `registrations/choices${query}`, { token });
  const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  const before = (await choices(clerk)).data;
  expect(before.surveyors.length).toBeGreaterThan(0);
  const [type, finance, surveyor] = [before.contract_types[0], before.finances[0], before.surveyors[0]];

  await pool.query('update contract_types set active = false where id = $1', [type?.id]);
  await pool.query(`update finances set valid_from = '2999-01-01' where id = $1`, [finance?.id]);
  await pool.query('update staff set active = false where id = $1', [surveyor?.id]);
  const after = (await choices(clerk)).data;
  expect(namesOf(after.contract_types)).toEqual(namesOf(before.contract_types.slice(1)));
  expect(namesOf(after.finances)).toEqual(namesOf(before.finances.slice(1)));
  expect(namesOf(after.surveyors)).toEqual(namesOf(before.surveyors.slice(1)));

  const { rows } = await pool.query<{ id: number }>(`select id from offices where code = 'MKS'`);
  const there = `?office=${rows[0]?.id}`;
  expect((await choices(clerk, there)).http).toBe(403);
  const elsewhere = await choices(director, there);
  expect(elsewhere.http).toBe(200);
  expect(namesOf(elsewhere.data.surveyors)).not.toContain(surveyor?.name);
  expect((await choices(director, '?office=999999')).http).toBe(404);
});
