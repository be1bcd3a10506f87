import { expect, it } from 'vitest';
import { startApi } from '../testing/startApi';
import { orderLink, orderNotices, sendMailOrders, type Outgoing } from './mailOrders';

/** A link and a word to somebody of the demo company, ordered, and a mail server that does what `speak` does. */
async function ordered(speak: (token?: string) => Promise<void>) {
  const api = await startApi();
  const { db, pool } = api.connection;
  const { rows } = await pool.query<{ id: number }>("select id from staff where username = 'kasir.jkt'");
  const staffId = rows[0]?.id ?? 0;
  const address = 'kasir.jkt@angsur.test';
  const about = { staffId, orderedBy: null, now: api.now() };
  await db.transaction(async (tx) => {
    await orderLink(tx, { ...about, address });
    await orderNotices(tx, { ...about, addresses: [address], subject: 'Hak', text: 'Hak Anda berubah.' });
  });
  const outgoing: Outgoing = {
    sendLink: async ({ email }, { token }) => {
      await speak(token);
      return email;
    },
    sendNotice: async () => {
      await speak();
      return true;
    },
    print: () => undefined,
    pageUrl: '',
  };
  const send = (isStopped?: () => boolean) =>
    sendMailOrders(api.parts.connection, outgoing, api.now(), isStopped);
  return { api, staffId, send };
}

it('holds nobody up while the mail server is spoken to, and sends nothing twice', async () => {
  const spoken: (string | undefined)[] = [];
  const { api, staffId, send } = await ordered(async (token) => {
    spoken.push(token);
    expect(await send()).toBe(0);
    await api.connection.pool.query('update staff set name = name where id = $1', [staffId]);
    if (token === undefined) return;
    const body = { token, new_password: 'kuda lumping makan beling' };
    expect((await api.call('POST', 'password-links/use', { body })).http).toBe(200);
  });
  expect(await send()).toBe(2);
  expect(spoken).toEqual([expect.any(String), undefined]);
  expect(await send()).toBe(0);
});

it('is sent by the next run where this one is stopped', async () => {
  const { send } = await ordered(() => Promise.resolve());
  expect(await send(() => true)).toBe(0);
  expect(await send()).toBe(2);
});
