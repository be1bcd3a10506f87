import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { handshake, rawBytes } from '../../../server/testing/rawBytes';
import { allowed } from '../company/startWatching';
import type { Company } from '../company/openCompany';
import type { Fault } from '../Fault';
import { frame } from '../tools/frames';
import { dropAll, holdSockets } from '../tools/heldSockets';
import { until } from '../tools/until';

const GOOD = '/app/angsur?protocol=7';
const CHANNEL = 'private-credits.2';

/** A socket that is through the handshake, with everything that it hears. */
async function openSocket({ socketPort }: Company) {
  const socket = new WebSocket(`ws://127.0.0.1:${socketPort}${GOOD}`);
  const heard: { event: string; channel?: string; data: string }[] = [];
  socket.on('error', () => undefined);
  socket.on('message', (bytes: Buffer) => heard.push(JSON.parse(bytes.toString()) as (typeof heard)[number]));
  const first = await until('the socket is open', () => heard[0]);
  const { socket_id } = JSON.parse(first.data) as { socket_id: string };
  const say = (event: string, data: unknown, more: object = {}) =>
    socket.send(JSON.stringify({ event, data, ...more }));
  return { socket, heard, id: socket_id, say };
}

const openAtServer = async (company: Company, atMost: number) =>
  until('the sockets are gone', async () => (await company.figure('angsur_sockets')) <= atMost, 30_000);

export const SOCKET_FAULTS: readonly Fault[] = [
  {
    id: 'upgrade-addresses',
    title: 'The socket port is asked to open `//`, `//[`, `http://[` and other addresses that are none',
    async try({ company }) {
      for (const target of ['//', '//[', 'http://[', 'http://', '/\\', '*', '/app/%', '/app/%E0%A4%A', '']) {
        const heard = await rawBytes(company.socketPort, handshake(target), { timeout: 3000 });
        assert.match(heard, /^HTTP\/1\.1 (101|400)/, target);
      }
    },
  },
  {
    id: 'refused-then-bad-frame',
    title: 'A socket that is refused (wrong key, no protocol, wrong path) sends a broken frame',
    async try({ company }) {
      const bad = Uint8Array.from([0x81, 0x01, 0x41]);
      for (const target of ['/app/wrong?protocol=7', '/app/angsur', '/nowhere', '/app/angsur?protocol=99'])
        await Promise.all(
          Array.from({ length: 20 }, () =>
            rawBytes(company.socketPort, handshake(target), { then: bad, timeout: 150 }),
          ),
        );
      const heard = await rawBytes(company.socketPort, handshake('/app/wrong?protocol=7'));
      assert.ok(heard.includes('4001'), heard);
    },
  },
  {
    id: 'broken-frames',
    title:
      'Open sockets send frames without a mask, of unknown kinds, of 2^53 bytes and of 70 kB, and 100 a message in fragments that never ends',
    async try({ company }) {
      const broken = [
        frame('A', { masked: false }),
        frame('', { opcode: 7 }),
        frame('A'.repeat(200), { opcode: 9 }),
        frame('A', { declared: 2 ** 53 }),
        frame('A'.repeat(70_000)),
        frame(Uint8Array.from([0xff, 0xfe])),
        frame(Uint8Array.from([3]), { opcode: 8 }),
        frame('A', { opcode: 0 }),
      ];
      for (const bytes of broken) {
        const heard = await Promise.all(
          Array.from({ length: 10 }, () =>
            rawBytes(company.socketPort, handshake(GOOD), { then: bytes, timeout: 1500 }),
          ),
        );
        for (const text of heard) assert.ok(text.includes('connection_established'), text);
      }
      const held = await holdSockets(100, company.socketPort, handshake(GOOD));
      for (const { socket } of held) socket.write(frame('A'.repeat(1000), { fin: false }));
      for (let round = 0; round < 80; round++) {
        for (const { socket } of held)
          if (socket.writable) socket.write(frame('A'.repeat(1000), { opcode: 0, fin: false }));
        await sleep(5);
      }
      await until('each was closed at 64 kB', () => held.every((one) => !one.isOpen()), 10_000);
      dropAll(held);
      await openAtServer(company, 1);
    },
  },
  {
    id: 'ping-flood',
    title: 'Ten sockets send 20,000 pings, half of them of the protocol, without reading the answers',
    async try({ company }) {
      const held = await holdSockets(10, company.socketPort, handshake(GOOD));
      for (const { socket } of held) socket.pause();
      const said = Buffer.concat(
        Array.from({ length: 1000 }, () =>
          Buffer.concat([frame('x', { opcode: 9 }), frame('{"event":"pusher:ping","data":{}}')]),
        ),
      );
      for (const { socket } of held) socket.write(said);
      const begun = Date.now();
      const answer = await company.api.call('GET', 'auth/me', { token: company.tokens['kasir.jyp'] });
      assert.equal(answer.http, 200);
      assert.ok(Date.now() - begun < 5000, 'others waited');
      dropAll(held);
      await openAtServer(company, 1);
    },
  },
  {
    id: 'handshakes-without-end',
    title: '300 connections to the socket port send half a handshake, and then nothing',
    async try({ company }) {
      const held = await holdSockets(300, company.socketPort, handshake(GOOD).slice(0, 60));
      const another = await openSocket(company);
      another.socket.close();
      await until('the server ended each of them', () => held.every((one) => !one.isOpen()), 25_000);
      dropAll(held);
    },
  },
  {
    id: 'two-thousand-sockets',
    title: '2,000 sockets are open and idle',
    async try({ company }) {
      const held = await holdSockets(2000, company.socketPort, handshake(GOOD));
      await until('all are open', async () => (await company.figure('angsur_sockets')) >= 2000);
      const heard = company.watching.heard.length;
      await until('pushes go out beside them', () => company.watching.heard.length > heard + 2);
      dropAll(held);
      await openAtServer(company, 1);
    },
  },
  {
    id: 'listens-without-right',
    title:
      'A stranger subscribes to private channels: unsigned, with a made-up signature, with one of another socket or channel',
    async try({ company }) {
      const [mine, other] = [await openSocket(company), await openSocket(company)];
      const token = company.tokens['kasir.jkt'];
      const ofOther = await allowed(company.api, token, other.id, CHANNEL);
      const ofNotifications = await allowed(company.api, token, mine.id, 'private-notifications.4');
      const tries = ['', 'angsur:00', `angsur:${'0'.repeat(64)}`, ofOther, ofNotifications, { toString: 1 }];
      for (const auth of tries) mine.say('pusher:subscribe', { channel: CHANNEL, auth });
      mine.say('pusher:subscribe', { channel: 'credits.2' });
      mine.say('pusher:subscribe', { channel: ['private-credits.2'] });
      for (const channel of [
        'private-notifications.1',
        'private-credit_approvals.4',
        'private-credits.1',
        '../x',
      ])
        await assert.rejects(allowed(company.api, token, mine.id, channel), /40[34]|422/, channel);
      await assert.rejects(allowed(company.api, 'x'.repeat(43), mine.id, CHANNEL), /401/);
      const heard = company.watching.heard.length;
      await until('pushes went out', () => company.watching.heard.length > heard + 2);
      assert.deepEqual(
        mine.heard.filter((one) => /^send|succeeded/.test(one.event)),
        [],
      );
      assert.ok(mine.heard.filter((one) => one.event === 'pusher:subscription_error').length >= tries.length);
      mine.socket.terminate();
      other.socket.terminate();
    },
  },
  {
    id: 'events-forged',
    title:
      'Events are forged: posted to the socket port with a wrong signature, an old one, for another app; sent by sockets that listen',
    async try({ company }) {
      const now = Math.floor(Date.now() / 1000);
      const body = JSON.stringify({ name: 'send.credit', channel: CHANNEL, data: '{"id":"forged"}' });
      const query = (time: number) =>
        `auth_key=angsur&auth_timestamp=${time}&auth_version=1.0&body_md5=0&auth_signature=${'0'.repeat(64)}`;
      const post = (path: string) =>
        fetch(`http://127.0.0.1:${company.socketPort}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
      for (const path of [
        `/apps/angsur/events?${query(now)}`,
        `/apps/angsur/batch_events?${query(now - 86_400)}`,
        '/apps/angsur/events',
      ])
        assert.equal((await post(path)).status, 401, path);
      assert.equal((await post(`/apps/other/events?${query(now)}`)).status, 404);
      const slow = await holdSockets(
        100,
        company.socketPort,
        'POST /apps/angsur/events HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{',
      );
      await until('the server ended the slow ones', () => slow.every((one) => !one.isOpen()), 25_000);
      dropAll(slow);
      assert.ok(!company.watching.heard.some((said) => said.data.includes('forged')));
      const one = await openSocket(company);
      const auth = await allowed(company.api, company.tokens['kasir.mks'], one.id, CHANNEL);
      one.say('pusher:subscribe', { channel: CHANNEL, auth });
      await until('it listens', () => one.heard.some((said) => said.event.endsWith('succeeded')));
      for (const event of ['client-x', 'send.credit', 'pusher_internal:x', 'pusher:error'])
        for (let round = 0; round < 50; round++) one.say(event, { id: 'forged' }, { channel: CHANNEL });
      await until(
        'each is refused',
        () => one.heard.filter((said) => said.data?.includes('4301')).length === 200,
      );
      assert.ok(!company.watching.heard.some((said) => said.data.includes('forged')));
      one.socket.terminate();
    },
  },
  {
    id: 'sockets-cut',
    title:
      '300 sockets are reset in the handshake or in the middle of a frame, 100 are closed by one side only',
    async try({ company }) {
      const cut = await holdSockets(300, company.socketPort, handshake(GOOD));
      for (const [at, { socket }] of cut.entries()) {
        if (at % 3 > 0) socket.write(frame('A'.repeat(5000)).subarray(0, 900));
        setTimeout(() => socket.resetAndDestroy(), at % 50);
      }
      const half = await holdSockets(100, company.socketPort, handshake(GOOD));
      for (const { socket } of half) socket.end();
      await openAtServer(company, 1);
      dropAll(half);
    },
  },
];
