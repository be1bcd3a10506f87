import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { answersIn } from '../../testing/answersIn';
import { rawBytes } from '../../testing/rawBytes';
import { startApi } from '../../testing/startApi';

const ask = (address: string) => `GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

async function start() {
  const api = await startApi();
  const brings = (...pieces: string[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)));
  const said = (address: string, ...pieces: string[]) =>
    api.app.get(address, (_request, reply) => reply.header('content-length', '10').send(brings(...pieces)));
  said('/kurang', 'abc', 'def');
  said('/lebih', 'abcdef', 'ghijkl');
  said('/kosong');
  said('/utuh', 'abcdef', 'ghij');
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  return (address: string) => rawBytes(port, ask(address) + ask('/api/health'), { timeout: 1000 });
}

it('an answer that brings less or more than its head says ends the connection', async () => {
  const heardOf = await start();
  for (const address of ['/kurang', '/lebih']) {
    const heard = await heardOf(address);
    expect(heard, address).toMatch(/^HTTP\/1\.1 200 [^]*abc/);
    expect(heard, address).not.toContain('"alive"');
    expect(heard, address).not.toContain('ghijkl');
  }
});

it('one that brings nothing is refused while its head is still here', async () => {
  const answers = answersIn(await (await start())('/kosong'));
  expect(answers.map(({ status }) => status)).toEqual([500, 200]);
});

it('one that brings what it says is left alone', async () => {
  const answers = answersIn(await (await start())('/utuh'));
  expect(answers[0]).toEqual({ status: 200, body: 'abcdefghij' });
  expect(answers[1]?.body).toContain('"alive"');
});
