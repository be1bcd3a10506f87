import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContractDetail } from '@/lib/contract/contractDetail';
import { registrationTeam } from '../testing/registrations';
import { startApi } from '../testing/startApi';

let team: Awaited<ReturnType<typeof registrationTeam>>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  team = await registrationTeam(await startApi({ until: (cleanup) => cleanups.push(cleanup) }));
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

it('says who did what, newest first, with the fields that somebody else changed', async () => {
  const { create, send, move, read } = team;
  const made = await create();
  const { structure } = made.form;
  const form = { ...made.form, structure: { ...structure, fees: (structure.fees ?? 0) + 1000 } };
  const saved = await send('head', 'PUT', `/${made.id}`, { form, version: made.version });
  await move('clerk', saved.data, 'CANCELLED', 'Batal beli');
  const { events } = await read(made.id);
  expect(events.map(({ fields, reason, by }) => ({ fields, reason, by: by.username }))).toEqual([
    { fields: [], reason: 'Batal beli', by: 'kontrak.jkt' },
    { fields: ['structure.fees'], reason: null, by: 'kacab.jkt' },
    { fields: [], reason: null, by: 'kontrak.jkt' },
  ]);
});

it('names what the form knows by number', async () => {
  const made = await team.create();
  const { rows } = await team.api.connection.pool.query<{ name: string }>(
    'select name from contract_types where id = $1',
    [made.form.structure.contract_type_id],
  );
  expect(made.names).toMatchObject({ contract_type: rows[0]?.name, surveyor: 'Joko Purnomo' });
});

it('is found from its contract, whose book is awaited; a contract from elsewhere has neither', async () => {
  const { api, tokens, upTo } = team;
  const contract = (code: string) =>
    api.call<ContractDetail>('GET', `contracts/${code}`, { token: tokens.director });
  const at = await upTo('DISBURSED');
  const { data } = await contract(at.contract_code ?? '');
  expect(data.registration_id).toBe(at.id);
  const { bpkb, owner } = at.form.vehicle;
  expect(data.bpkb).toEqual({
    ...{ id: expect.any(Number) as number, number: bpkb, owner, state: 'NOT_RECEIVED', kind: null },
    ...{ place: '', holder: '', until: null, since: at.status_since, not_awaited_since: null },
  });
  const { rows } = await api.connection.pool.query<{ code: string }>(
    'select code from contracts where code <> $1 limit 1',
    [at.contract_code],
  );
  expect((await contract(rows[0]?.code ?? '')).data).toMatchObject({ registration_id: null, bpkb: null });
});
