import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { eq } from 'drizzle-orm';
import { startApi, type TestApi } from '../../testing/startApi';
import { sessions, staff, titles } from '../db/schema';
import { openPusherEndpoint, type PusherEndpoint } from './pusherEndpoint';
import { channelSignature } from './signatures';
import { startRealtime } from './startRealtime';
import { sweepSockets } from './sweepSockets';
import { eventually } from '../../../tests/eventually';

const APP = { appId: 'app', key: 'test-key', secret: 'test-secret' };

async function company() {
  const api = await startApi();
  const endpoint = await openPusherEndpoint(APP, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => endpoint.close());
  const sweeping = sweepSockets(endpoint, api.connection, api.now, { every: 20 });
  onTestFinished(() => sweeping.close());
  return { api, endpoint };
}

/** A browser that this person's session let into the credits channel; answers the code it was closed with, or 0. */
async function listener({ port }: Pick<PusherEndpoint, 'port'>, api: TestApi, token: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${APP.key}?protocol=7`);
  onTestFinished(() => socket.terminate());
  let code = 0;
  socket.on('close', (closed) => (code = closed));
  const id = await new Promise<string>((resolve) =>
    socket.once('message', (data: Buffer) => {
      const { data: said } = JSON.parse(data.toString()) as { data: string };
      resolve((JSON.parse(said) as { socket_id: string }).socket_id);
    }),
  );
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/broadcasting/auth',
    headers: { authorization: `Bearer ${token}` },
    payload: { socket_id: id, channel_name: 'private-credits.2' },
  });
  expect(statusCode).toBe(200);
  const data = { channel: 'private-credits.2', auth: channelSignature(APP, id, 'private-credits.2') };
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data }));
  return () => code;
}

const someSweeps = () => new Promise((resolve) => setTimeout(resolve, 150));

it('sends a socket away when its session ends elsewhere, and nobody else', async () => {
  const { api, endpoint } = await company();
  const [first, second] = [await api.signIn('kasir.jkt'), await api.signIn('penyetuju.jkt')];
  const [leaving, staying] = [await listener(endpoint, api, first), await listener(endpoint, api, second)];
  await someSweeps();
  expect([leaving(), staying()]).toEqual([0, 0]);
  await api.call('POST', 'auth/logout', { token: first });
  await eventually(() => expect(leaving()).toBe(4202));
  await someSweeps();
  expect(staying()).toBe(0);
});

it('does so too when the session is over, or the person was switched off', async () => {
  const { api, endpoint } = await company();
  const late = await listener(endpoint, api, await api.signIn('kasir.jkt'));
  const dismissed = await listener(endpoint, api, await api.signIn('penyetuju.jkt'));
  await api.connection.db.update(staff).set({ active: false }).where(eq(staff.username, 'penyetuju.jkt'));
  await eventually(() => expect(dismissed()).toBe(4202));
  expect(late()).toBe(0);
  await api.connection.db.update(sessions).set({ expiresAt: api.now() });
  await eventually(() => expect(late()).toBe(4202));
});

it('does so at once, not at the next round, when somebody ends their other sessions', async () => {
  const api = await startApi();
  const realtime = await startRealtime(
    { mode: 'embedded', host: '127.0.0.1', port: 0, ...APP },
    api.connection,
    api.now,
    () => undefined,
  );
  onTestFinished(() => realtime.close());
  const [phone, here] = [await api.signIn('kasir.jkt'), await api.signIn('kasir.jkt')];
  const endpoint = { port: realtime.port ?? 0 };
  const [leaving, staying] = [await listener(endpoint, api, phone), await listener(endpoint, api, here)];
  await api.call('POST', 'account/sessions/end-others', { token: here });
  await eventually(() => expect(leaving()).toBe(4202));
  expect(staying()).toBe(0);
});

it('does so too when the title loses the right to what the socket hears', async () => {
  const { api, endpoint } = await company();
  const cashier = await listener(endpoint, api, await api.signIn('kasir.jkt'));
  const approver = await listener(endpoint, api, await api.signIn('penyetuju.jkt'));
  await someSweeps();
  expect([cashier(), approver()]).toEqual([0, 0]);
  const [person] = await api.connection.db.select().from(staff).where(eq(staff.username, 'kasir.jkt'));
  await api.connection.db
    .update(titles)
    .set({ is_credit: false, is_credit_add: false, is_credit_update: false, is_credit_approval: false })
    .where(eq(titles.id, person?.titleId ?? 0));
  await eventually(() => expect(cashier()).toBe(4202));
  await someSweeps();
  expect(approver()).toBe(0);
});

it('does so at once when a title is changed, and only those sockets that hear too much', async () => {
  const api = await startApi();
  const realtime = await startRealtime(
    { mode: 'embedded', host: '127.0.0.1', port: 0, ...APP },
    api.connection,
    api.now,
    () => undefined,
  );
  onTestFinished(() => realtime.close());
  const endpoint = { port: realtime.port ?? 0 };
  const cashier = await listener(endpoint, api, await api.signIn('kasir.jkt'));
  const approver = await listener(endpoint, api, await api.signIn('penyetuju.jkt'));
  const token = await api.signIn('admin.sistem');
  const { data } = await api.call<{ rows: { id: number; access: object }[] }>('GET', 'titles', { token });
  const title = data.rows.find(({ id }) => id === 3)!;
  const access = { ...title.access, is_credit: 0, is_credit_add: 0, is_credit_update: 0 };
  const saved = await api.call('PUT', 'titles/3', { token, body: { ...title, access } });
  expect(saved.http, saved.message).toBe(200);
  await eventually(() => expect(cashier()).toBe(4202));
  expect(approver()).toBe(0);
});
