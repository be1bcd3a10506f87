import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint';
import type { ApiError } from './ApiError';
import type * as Request from './request';

/* A real host that answers as each test says. */
let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
let client: typeof Request;
const storage = new Map<string, string>();

const countUnread = endpoint({
  name: 'count',
  method: 'GET',
  path: 'notifs/count',
  origin: 'spec',
  guard: 'session',
  summary: '',
  query: z.object({ page: z.optional(z.number()) }),
  data: z.int(),
});
const markRead = endpoint({
  name: 'read',
  method: 'PUT',
  path: 'notifs/{id}',
  origin: 'spec',
  guard: 'session',
  summary: '',
  params: z.object({ id: z.string() }),
  data: z.unknown(),
});
const sendName = endpoint({
  name: 'send',
  method: 'POST',
  path: 'names',
  origin: 'angsur',
  guard: 'session',
  summary: '',
  body: z.object({ name: z.string() }),
  data: z.unknown(),
});

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => answer(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('VITE_API_URL', `http://127.0.0.1:${port}/api/`);
  vi.stubGlobal('location', { origin: 'https://kantor.test' });
  vi.stubGlobal('localStorage', { getItem: (name: string) => storage.get(name) ?? null });
  // Modules read the address of the API once, and test files share them: another has read it before, or will after.
  vi.resetModules();
  client = await import('./request');
});
beforeEach(() => storage.clear());
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
  server.close();
});

const json = (response: ServerResponse, body: unknown, status = 200, headers = {}) =>
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  return promise.then(
    () => expect.unreachable('the call succeeded'),
    (error: ApiError) => error,
  );
}

describe('a call', () => {
  it('sends JSON, accept-referer and the Bearer credential, and reads data from the envelope', async () => {
    storage.set('password', 'rahasia');
    let seen: IncomingMessage | undefined;
    answer = (request, response) => {
      seen = request;
      json(response, { status: 200, title: 'Sukses!', data: 7, message: '', version: '1.0.0' });
    };
    expect(await client.call(countUnread, { query: { page: 2 } })).toBe(7);
    expect(seen?.url).toBe('/api/notifs/count?page=2');
    expect(seen?.headers).toMatchObject({
      accept: 'application/json',
      'accept-referer': 'https://kantor.test',
      authorization: 'Bearer rahasia',
    });
  });

  it('sends no body where the contract says none, and takes an empty answer to such a write', async () => {
    let sent: { body: string; type: string | undefined } | undefined;
    answer = (request, response, body) => {
      sent = { body, type: request.headers['content-type'] };
      response.writeHead(204).end();
    };
    const { status } = await client.request(markRead, { params: { id: '5' } });
    expect(status).toBe(204);
    expect(sent).toEqual({ body: '', type: undefined });
  });

  it('keeps one idempotency key for all tries of one intention', async () => {
    let key: unknown;
    answer = (request, response) => {
      key = request.headers['idempotency-key'];
      json(response, { status: 200, title: 'Sukses!', data: null });
    };
    await client.call(sendName, { body: { name: 'a' }, idempotencyKey: 'k-1' });
    expect(key).toBe('k-1');
  });
});

describe('hosts that answer badly', () => {
  it('HTML with status 200 is unreadable, never a success', async () => {
    answer = (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>hi');
    expect(await failure(client.call(markRead, { params: { id: '5' } }))).toMatchObject({
      kind: 'unreadable',
    });
  });

  it('data of the wrong shape is unreadable', async () => {
    answer = (_, response) => json(response, { status: 200, title: 'Sukses!', data: 'tujuh' });
    expect(await failure(client.call(countUnread, {}))).toMatchObject({ kind: 'unreadable' });
  });

  it('a failure inside HTTP 200 is a failure', async () => {
    answer = (_, response) =>
      json(response, { status: 500, title: 'Gagal!', data: 3, message: 'Basis data' });
    const error = await failure(client.call(countUnread, {}));
    expect(error).toMatchObject({ kind: 'refused', status: 500, message: 'Basis data' });
    expect(error.isPassing).toBe(true);
  });

  it('a success inside HTTP 500 is a failure', async () => {
    answer = (_, response) => json(response, { status: 200, title: 'Sukses!', data: 3 }, 500);
    expect(await failure(client.call(countUnread, {}))).toMatchObject({ kind: 'refused', status: 500 });
  });

  it('the id of the request comes along, where it reads as one, for failures of the server', async () => {
    const { errorMessage, failureCode } = await import('./ApiError');
    const fail = (status: number, id: string) => {
      answer = (_, response) => json(response, { status, message: 'Gagal.' }, status, { 'X-Request-Id': id });
      return failure(client.call(countUnread, {}));
    };
    const error = await fail(503, '7k2m9xqd');
    expect(failureCode(error)).toBe('7k2m9xqd');
    expect(errorMessage(error)).toBe('Gagal. Kode: 7k2m9xqd.');
    expect(failureCode(await fail(503, '<b>x</b>'))).toBeNull();
    expect(errorMessage(await fail(422, '7k2m9xqd'))).toBe('Gagal.');
  });

  it('field errors and Retry-After come along', async () => {
    answer = (_, response) =>
      json(response, { status: 422, data: { errors: { cash: 'Kurang.' } }, message: 'Periksa isian.' }, 422, {
        'Retry-After': '30',
      });
    expect(await failure(client.call(countUnread, {}))).toMatchObject({
      status: 422,
      fields: { cash: 'Kurang.' },
      retryAfter: 30,
    });
  });

  it('nothing at all is a time-out', async () => {
    answer = () => undefined;
    expect(await failure(client.call(countUnread, { timeLimit: 50 }))).toMatchObject({
      kind: 'timeout',
      status: 0,
    });
  });

  it('a cut connection is offline', async () => {
    answer = (request) => request.socket.destroy();
    expect(await failure(client.call(countUnread, {}))).toMatchObject({ kind: 'offline', status: 0 });
  });

  it('a call that its caller gave up is no ApiError', async () => {
    answer = () => undefined;
    const controller = new AbortController();
    const gone = failure(client.call(countUnread, { signal: controller.signal }));
    controller.abort();
    expect((await gone).name).toBe('AbortError');
  });
});
