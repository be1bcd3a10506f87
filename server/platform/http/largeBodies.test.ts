import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/startApi';

const PIECE = 256 * 1024;

/** Sends a body of so many bytes as a proxy does that reads no answer before it has sent all. */
async function send(address: string, token: string, bytes: number) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let text = '';
  let broken: Error | null = null;
  socket.on('error', (error) => (broken ??= error));
  socket.setEncoding('utf8').on('data', (more: string) => (text += more));
  const head = [
    'POST /api/prices/preview HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${bytes}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  for (let sent = 0; sent < bytes && !broken && !socket.readableEnded; sent += PIECE) {
    socket.write(Buffer.alloc(Math.min(PIECE, bytes - sent), 'x'));
    await sleep(5);
  }
  await sleep(100);
  socket.destroy();
  return { text, broken: broken !== null || socket.readableEnded };
}

async function start() {
  const api = await startApi();
  const token = await api.signIn('direktur');
  return { token, address: await api.app.listen({ host: '127.0.0.1', port: 0 }) };
}

it('tells whoever sends too much so, and takes the rest instead of breaking the connection off', async () => {
  const { address, token } = await start();
  const { text, broken } = await send(address, token, 2_500_000);
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(text).toContain('Kiriman terlalu besar.');
  expect(broken).toBe(false);
});

it('does not take what is larger than any list', async () => {
  const { address, token } = await start();
  const { broken } = await send(address, token, 40_000_000);
  expect(broken).toBe(true);
});
