import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBasis } from '../../tests/payments/readBasis';
import { approveSeen, basisOf, requestOn } from '../testing/contractRequest';
import { fulfil, noon, readyToTake, today } from '../testing/taking';

let world: Awaited<ReturnType<typeof readyToTake>>;
let clerk: string;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  world = await readyToTake({ until: (cleanup) => cleanups.push(cleanup) });
  clerk = await world.api.signIn('kontrak.jkt');
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const decided = async (token: string, code: string, ask: Parameters<typeof requestOn>[3]) => {
  const asked = await requestOn(world.api, token, code, ask);
  expect(asked.http, asked.message).toBe(200);
  const answer = await approveSeen(world.api, world.checker, asked.data.id);
  expect(answer.http, answer.message).toBe(200);
};
const orderOf = async (code: string) =>
  (await world.read(code)).conditions.find(({ key }) => key === 'ORDER');
const runsAgain = (code: string) => decided(clerk, code, { kind: 'STATUS', status: 'ACTIVE' });

it('nobody is sent for a unit that was sold, though its contract runs again', async () => {
  const { api, codes, take, upload, spv, ask } = world;
  const code = codes[0] ?? '';
  await take(code);
  await decided(spv, code, {
    ...{ kind: 'UNIT_SALE', sold_on: today(api), price: 9_500_000, buyer: 'Balai Lelang' },
    file_id: await upload(spv),
  });
  await runsAgain(code);
  expect(await orderOf(code)).toEqual({
    key: 'ORDER',
    met: false,
    text: `Unit kontrak ${code} sudah dijual.`,
  });
  expect((await ask(code)).http).toBe(409);
});

it('nor for one that the company took on the contract before, and has not given back', async () => {
  const { api, codes, take, upload, spv } = world;
  const code = codes[1] ?? '';
  await take(code);
  await runsAgain(code);
  await api.connection.pool.query('update titles set approves_up_to = null, forgives_up_to = null');
  await decided(clerk, code, readBasis(await basisOf(api, clerk, code)).ask);
  const { rows } = await api.connection.pool.query<{ code: string }>(
    'select new_code as code from restructures where old_code = $1',
    [code],
  );
  const next = rows[0]?.code ?? '';
  api.advance(70 * 86_400_000);
  await noon(api);
  await fulfil(api, next);
  expect(await orderOf(next)).toMatchObject({ met: false, text: expect.stringContaining(code) as string });
  const back = await api.call('POST', `contracts/${code}/repossession/unit`, {
    token: spv,
    body: {
      ...{ kind: 'RETURNED', day: today(api), place: '', note: '', person: 'Nasabah' },
      file_id: await upload(spv),
    },
  });
  expect(back.http, back.message).toBe(200);
  expect(await orderOf(next)).toMatchObject({ met: true });
});
