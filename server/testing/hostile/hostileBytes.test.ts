import { connect } from 'node:net';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { BROADCAST_AUTH_PATH } from '@/lib/contract/realtime';
import { DEMO_PASSWORD } from '../../seed/company';
import { createDatabase, type TestDatabase } from '../createDatabase';
import { handshake, rawBytes } from '../rawBytes';
import { signInTo, startProcess, type ServerProcess } from '../serverProcess';
import { frames } from './frames';
import { handshakes } from './handshakes';
import { requests } from './requests';

/** The same bytes in every run; `HOSTILE_SEED` tries others. */
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_122);
const AT_A_TIME = 40;
/** What garbage and the allocator may leave behind after all of them, MB. */
const MEMORY = 120;

let database: TestDatabase;
let server: ServerProcess;
let appDir: string;
let token: string;
let port: number;
let socketPort: number;
let before: { files: number; memory: number };

beforeAll(async () => {
  appDir = mkdtempSync(path.join(tmpdir(), 'angsur-hostile-'));
  writeFileSync(path.join(appDir, 'index.html'), '<!doctype html><title>Angsur</title>');
  database = await createDatabase();
  server = await startProcess({ DATABASE_URL: database.url, APP_DIR: appDir, LOG_LEVEL: 'warn' });
  token = await signInTo(server, 'kasir.jkt', DEMO_PASSWORD);
  port = Number(new URL(server.address).port);
  const page = await fetch(server.address);
  socketPort = Number(
    /ws:\/\/127\.0\.0\.1:(\d+)/.exec(page.headers.get('content-security-policy') ?? '')?.[1],
  );
  await stillServes();
  // Once through everything, so that what is only loaded at first use counts as there.
  await sendAll(fc.sample(requests, { seed: 1, numRuns: AT_A_TIME }), (bytes) => rawBytes(port, bytes));
  before = await settled();
});
afterAll(async () => {
  await server.kill('SIGTERM');
  await database.drop();
  rmSync(appDir, { recursive: true, force: true });
});

/** A call with a session and a subscription on a socket work as for anybody. */
async function stillServes(): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.address}/api/notifs/count`, { headers });
  expect(answer.status, server.lines.join('\n')).toBe(200);
  const socket = new WebSocket(`ws://127.0.0.1:${socketPort}/app/angsur?protocol=7`);
  try {
    const heard = () => next(socket);
    const { socket_id } = (await heard()).data as { socket_id: string };
    const channel = 'private-credits.2';
    const allowed = await fetch(`${server.address}/api/${BROADCAST_AUTH_PATH}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ socket_id, channel_name: channel }),
    });
    const { auth } = (await allowed.json()) as { auth: string };
    const answered = heard();
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
    expect((await answered).event).toBe('pusher_internal:subscription_succeeded');
  } finally {
    socket.terminate();
  }
}

function next(socket: WebSocket): Promise<{ event: string; data: unknown }> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('message', (bytes: Buffer) => {
      const { event, data } = JSON.parse(bytes.toString()) as { event: string; data: string };
      resolve({ event, data: JSON.parse(data) });
    });
  });
}

/** Answered once the server has seen what was sent before it. */
const answering = () =>
  new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end('GET /api/nowhere HTTP/1.0\r\n\r\n'));
    socket.resume();
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });

/** Sends them side by side, some at a time; after each round the server must serve as before. */
async function sendAll<T>(inputs: readonly T[], send: (input: T) => Promise<string>): Promise<string[]> {
  const heard: string[] = [];
  for (let at = 0; at < inputs.length; at += AT_A_TIME) {
    const round = inputs.slice(at, at + AT_A_TIME);
    heard.push(...(await Promise.all(round.map(send))));
    await stillServes().catch((error: unknown) => {
      throw new Error(`After ${JSON.stringify(round.map(shown)).slice(0, 4000)}`, { cause: error });
    });
  }
  return heard;
}

const faults = () => server.lines.filter((line) => /nobody owns|call failed|Unhandled/.test(line));

const shown = (input: unknown) =>
  input instanceof Uint8Array ? Buffer.from(input).toString('latin1').slice(0, 300) : input;

function uses() {
  const files = readdirSync(`/proc/${server.pid}/fd`).length;
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
  return { files, memory: Number(memory) / 1024 };
}

/** What it holds once every connection of ours is gone. */
async function settled() {
  let last = uses();
  await vi.waitFor(
    () => {
      const now = uses();
      const same = now.files === last.files;
      last = now;
      expect(same).toBe(true);
    },
    { timeout: 60_000, interval: 500 },
  );
  return last;
}

describe('whatever a stranger sends', () => {
  it('to open a socket, nothing ends', async () => {
    const inputs = fc.sample(handshakes, { seed: SEED, numRuns: 240 });
    const heard = await sendAll(inputs, (text) =>
      rawBytes(socketPort, Uint8Array.from(Buffer.from(text, 'latin1')), { timeout: 150, answering }),
    );
    // A check that only met refusals at the door would try nothing.
    expect(heard.filter((text) => text.startsWith('HTTP/1.1 101')).length).toBeGreaterThan(10);
    expect(heard.filter((text) => /^HTTP\/1\.1 [34]/.test(text)).length).toBeGreaterThan(50);
  });

  it('on a socket, accepted or refused, nothing ends', async () => {
    const place = fc.constantFrom(
      '/app/angsur?protocol=7',
      '/app/angsur?protocol=7',
      '/app/angsur?protocol=7',
      '/app/wrong?protocol=7',
      '/app/angsur?protocol=99',
      '/nowhere',
    );
    const inputs = fc.sample(fc.tuple(place, frames), { seed: SEED, numRuns: 320 });
    const heard = await sendAll(inputs, ([target, bytes]) =>
      rawBytes(socketPort, handshake(target), { then: bytes, timeout: 200, answering }),
    );
    expect(heard.filter((text) => text.includes('connection_established')).length).toBeGreaterThan(100);
    expect(heard.filter((text) => text.includes('4001')).length).toBeGreaterThan(20);
  });

  it('to the API port, every answer is ours and none a fault', async () => {
    const inputs = fc.sample(requests, { seed: SEED, numRuns: 480 });
    const heard = await sendAll(inputs, (bytes) => rawBytes(port, bytes, { timeout: 200, answering }));
    const answered = heard.filter((text) => text !== '');
    expect(answered.length).toBeGreaterThan(200);
    for (const text of answered) {
      expect(text).toMatch(/^HTTP\/1\.1 [1-4]\d\d /);
      // In the envelope, in Indonesian, also where no route was reached.
      expect(text).not.toMatch(/"statusCode"|Client Error|FST_/);
    }
  });

  it('to the API port and gone in the middle of it, nothing is taken for a fault of ours', async () => {
    const head = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const bodies = ['Content-Length: 50\r\n\r\n{', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"a'];
    await sendAll(
      bodies.map((body) => head + body),
      (text) => rawBytes(port, text, { timeout: 50 }),
    );
    expect(faults()).toEqual([]);
  });

  it('leaves no open file and no memory behind, and no error without an owner', async () => {
    const after = await settled();
    expect(after.files).toBeLessThanOrEqual(before.files + 4);
    expect(after.memory).toBeLessThan(before.memory + MEMORY);
    expect(faults()).toEqual([]);
  });
});
