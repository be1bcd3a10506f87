import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { inject, onTestFinished } from 'vitest';
import type { Envelope } from '@/lib/contract/envelope';
import { createApi, type HttpOptions } from '../createApi';
import { appUrl } from '../platform/db/appRole';
import { connect, type Connection, type Limits } from '../platform/db/connect';
import type { Parts } from '../platform/http/parts';
import { folderStore } from '../platform/storage/folderStore';
import { DEMO_PASSWORD } from '../seed/company';
import { createDatabase, type TestDatabase } from './createDatabase';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An answer of the API, opened. */
export interface Answered<T> extends Envelope<T> {
  /** HTTP status; `status` is the envelope's. */
  http: number;
  headers: LightMyRequestResponse['headers'];
}

/** An API on a database of its own, with a clock that tests move and codes that they can read. */
export interface TestApi {
  app: FastifyInstance;
  /** With the connection of the server, which works as a role that owns nothing. */
  parts: Parts;
  /** The owner's, for what tests do by hand. */
  connection: Connection;
  /** Where its files are. */
  folder: string;
  url: string;
  now: () => Date;
  advance: (ms: number) => void;
  /** The last code sent to a user name. */
  code: (username: string) => string;
  call<T = unknown>(method: Method, path: string, options?: CallOptions): Promise<Answered<T>>;
  /** The text of an answer that is a file. */
  file(path: string, token: string): Promise<string>;
  signIn(username: string): Promise<string>;
}

/** What helpers need of a company to act in it, wherever its API runs. */
export type ReachableApi = Pick<TestApi, 'connection' | 'now' | 'call' | 'file'>;

/** So long that no test goes by how busy the machine is; those about a limit of time name theirs. */
const PATIENT: Partial<Limits> = { connectionTimeoutMillis: 50_000, lock_timeout: 50_000 };

/** Starts one; it goes away when the test file's or the test's scope ends. */
export async function startApi(
  options: {
    parts?: Partial<Parts>;
    http?: Partial<HttpOptions>;
    until?: (cleanup: () => Promise<void>) => void;
    /** Where its company is; left out: a clone of the demo company. */
    database?: TestDatabase;
    /** Works as the owner: the database is on another PostgreSQL, where the server's role is not made. */
    asOwner?: boolean;
    /** How long a call may wait for the database. */
    limits?: Partial<Limits>;
  } = {},
): Promise<TestApi> {
  const database = options.database ?? (await createDatabase());
  const limits = options.limits ?? PATIENT;
  const working = options.asOwner ? database.url : appUrl(database.url, inject('appRole')).url;
  const server = connect(working, { limits });
  const connection = connect(database.url, { limits });
  let now = inject('startsAt');
  const codes = new Map<string, string>();
  const folder = mkdtempSync(path.join(tmpdir(), 'angsur-api-'));
  const parts: Parts = {
    connection: server,
    clock: () => new Date(now),
    sendCode: (person, code) => {
      codes.set(person.username, code);
      return Promise.resolve('server');
    },
    sendLink: null,
    realtime: { key: 'test-key', secret: 'test-secret' },
    portraitSecret: 'test-portraits',
    files: folderStore(path.join(folder, 'files')),
    fileSecret: 'test-files',
    shareSecret: 'test-shares',
    authenticatorKey: 'test-authenticators',
    // Clocks of tests stand still.
    limitWrites: () => undefined,
    apiVersion: '9.9.9',
    sessionHours: 12,
    checkAnswers: true,
    ...options.parts,
  };
  const app = await createApi(parts, {
    appDir: path.join(folder, 'app'),
    imagesDir: path.join(folder, 'images'),
    corsOrigins: [],
    connectSources: [],
    trustProxy: false,
    push: false,
    page: () => ({}),
    logger: false,
    ...options.http,
  });
  (options.until ?? onTestFinished)(async () => {
    await app.close();
    await Promise.all([server.close(), connection.close()]);
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const call = async <T>(method: Method, address: string, { token, body, headers }: CallOptions = {}) => {
    const response = await app.inject({
      method,
      url: `/api/${address}`,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    return { ...response.json<Envelope<T>>(), http: response.statusCode, headers: response.headers };
  };
  return {
    app,
    parts,
    connection,
    folder,
    url: database.url,
    now: () => new Date(now),
    advance: (ms) => void (now += ms),
    code: (username) => codes.get(username) ?? '',
    call,
    async file(address, token) {
      const headers = { authorization: `Bearer ${token}` };
      return (await app.inject({ url: `/api/${address}`, headers })).body;
    },
    async signIn(username) {
      const first = await call<{ challenge: string }>('POST', 'auth/login', {
        body: { username, password: DEMO_PASSWORD },
      });
      const body = { challenge: first.data.challenge, code: codes.get(username) };
      return (await call<{ token: string }>('POST', 'auth/otp', { body })).data.token;
    },
  };
}
