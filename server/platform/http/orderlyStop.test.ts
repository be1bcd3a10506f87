import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/startApi';

/** One call on a connection of its own. */
const ask = (address: string) =>
  new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
    const call = request(address, { agent: false, headers: { connection: 'keep-alive' } }, (answer) => {
      answer.resume().once('end', () => {
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection });
      });
    });
    call.once('error', reject).end();
  });

it('goes on taking calls for a while after the order to stop, and tells proxies that it will not', async () => {
  const api = await startApi({ http: { drainSeconds: 1 } });
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  expect(await ask(`${address}/api/ready`)).toEqual({ status: 200, connection: 'keep-alive' });
  const began = Date.now();
  const closing = api.app.close();
  await sleep(100);
  // New connections, none of which is kept.
  expect(await ask(`${address}/api/ready`)).toEqual({ status: 503, connection: 'close' });
  expect(await ask(`${address}/api/health`)).toEqual({ status: 200, connection: 'close' });
  await closing;
  expect(Date.now() - began).toBeGreaterThan(900);
  await expect(ask(`${address}/api/health`)).rejects.toThrow('ECONNREFUSED');
});

it('closes the connection of a call that had begun before, by saying so in its answer', async () => {
  const api = await startApi();
  api.app.get('/api/lambat', async () => {
    await sleep(300);
    return {};
  });
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const asked = ask(`${address}/api/lambat`);
  await sleep(100);
  const closing = api.app.close();
  expect(await asked).toEqual({ status: 200, connection: 'close' });
  await closing;
});

it('shuts the door at once where no proxy asks', async () => {
  const api = await startApi();
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const closing = api.app.close();
  await sleep(100);
  await expect(ask(`${address}/api/health`)).rejects.toThrow('ECONNREFUSED');
  await closing;
});
