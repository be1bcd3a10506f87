import { expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/startApi';
import { notify } from './notify';

const CASHIER = 4;
const setWanted = (api: TestApi, token: string, group: string, wanted: boolean) =>
  api.call<{ muted: string[] }>('PUT', `account/notifications/${group}`, { token, body: { wanted } });

it('sends what a person wants, and always what waits for them', async () => {
  const api = await startApi();
  const token = await api.signIn('kasir.jkt');
  const unread = async () => (await api.call<number>('GET', 'notifs/count', { token })).data;
  const tell = (group?: 'requests' | 'partners') => {
    const message = { title: 'x', message: 'x', source: 'credit', link: '1' } as const;
    return notify(api.connection.db, [CASHIER], { ...message, ...(group && { group }) }, api.now());
  };
  const before = await unread();
  expect(await setWanted(api, token, 'requests', false)).toMatchObject({
    http: 200,
    data: { muted: ['requests'] },
  });
  expect((await setWanted(api, token, 'requests', false)).http).toBe(200);
  await tell('requests');
  expect(await unread()).toBe(before);
  await tell('partners');
  await tell();
  expect(await unread()).toBe(before + 2);
  const { rowCount } = await api.connection.pool.query(
    "select 1 from history where action = 'NOTIFICATIONS_CHANGED'",
  );
  expect(rowCount).toBe(1);
  await setWanted(api, token, 'requests', true);
  await tell('requests');
  expect(await unread()).toBe(before + 3);
  for (const fixed of ['waiting', 'account', 'x'])
    expect((await setWanted(api, token, fixed, false)).http).toBe(422);
});
