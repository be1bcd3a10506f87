import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { connect } from '../../../server/platform/db/connect';
import { freePort } from '../../../server/platform/db/embedded/freePort';
import { readPostmaster } from '../../../server/platform/db/embedded/postmaster';
import { DEMO_PASSWORD } from '../../../server/seed/company';
import { databaseUrl } from '../../../server/testing/databaseUrl';
import { BUILT, signInTo, startProcess, type ServerProcess } from '../../../server/testing/serverProcess';
import type { ReachableApi } from '../../../server/testing/startApi';
import { httpApi, type HttpApi } from './httpApi';
import { startWatching, type Watching } from './startWatching';

/** Whoever works in it. */
export const PEOPLE = [
  'direktur',
  'kacab.jkt',
  'kasir.jkt',
  'penyetuju.jkt',
  'kontrak.jkt',
  'kasir.mks',
  'penyetuju.mks',
  'kasir.jyp',
] as const;
export type Person = (typeof PEOPLE)[number];

/** A server of the company, where it listens, and how to call it. */
export interface Instance {
  process: ServerProcess;
  address: string;
  port: number;
  socketPort: number;
  api: HttpApi;
}

/** The demo company in a folder of its own: the built server with its own PostgreSQL. */
export interface Company extends Instance {
  dataDir: string;
  /** Straight to the database, past the server. */
  url: string;
  /** For helpers that act in a company, whatever its API runs in. */
  reach: ReachableApi;
  tokens: Readonly<Record<Person, string>>;
  watching: Watching;
  /** When it was opened: what came before belongs to the seed. */
  since: Date;
  /** The embedded PostgreSQL's first process. */
  postgres(): number;
  /** A figure of the server, all its labels summed up; `where` narrows them. */
  figure(name: string, where?: string): Promise<number>;
  /** A client of the database with all rights; it is closed with the company at the latest. */
  admin(): Promise<pg.Client>;
  /** Starts the server again after it ended, on the same ports. */
  startAgain(): Promise<void>;
  /** Another server of the same company; it is stopped with the company at the latest. */
  another(env?: Record<string, string>): Promise<Instance>;
  /** Ends everything; the folder goes too unless it was given. */
  close(): Promise<void>;
}

export async function openCompany(
  given: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<Company> {
  const dataDir = given.dataDir ?? ownFolder();
  const [port, socketPort, figuresPort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: String(port),
    PUSHER_PORT: String(socketPort),
    METRICS_PORT: String(figuresPort),
    LOG_LEVEL: 'warn',
    ...given.env,
  };
  let server = await startProcess(env, BUILT);
  const url = databaseUrl(maintenanceUrl(dataDir), 'angsur');
  const address = server.address;
  const api = httpApi(() => address);
  const connection = connect(url, { max: 4 });
  const clients = new Set<pg.Client>();
  const others = new Set<ServerProcess>();
  const tokens = {} as Record<Person, string>;
  for (const person of PEOPLE) tokens[person] = await signInTo(server, person, DEMO_PASSWORD);
  const since = new Date();
  const watching = startWatching({ address, socketPort, token: tokens['kasir.jkt'], api });

  return {
    get process() {
      return server;
    },
    address,
    port,
    socketPort,
    api,
    dataDir,
    url,
    reach: { connection, now: () => new Date(), call: api.call, file: api.file },
    tokens,
    watching,
    since,
    postgres: () => readPostmaster(path.join(dataDir, 'postgres'))?.pid ?? 0,
    async figure(name, where = '') {
      const text = await (await fetch(`http://127.0.0.1:${figuresPort}/metrics`)).text();
      return text
        .split('\n')
        .filter(
          (line) => (line.startsWith(`${name} `) || line.startsWith(`${name}{`)) && line.includes(where),
        )
        .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    },
    async admin() {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      await client.connect();
      clients.add(client);
      return client;
    },
    async startAgain() {
      if (server.isAlive()) throw new Error('the server lives');
      server = await startProcess(env, BUILT);
    },
    async another(more = {}) {
      const process = await startProcess(
        { ...env, PORT: '0', PUSHER_PORT: String(await freePort()), METRICS_PORT: '', ...more },
        BUILT,
      );
      others.add(process);
      return {
        process,
        address: process.address,
        port: Number(new URL(process.address).port),
        socketPort: 0,
        api: httpApi(() => process.address),
      };
    },
    async close() {
      watching.close();
      for (const client of clients) await client.end().catch(() => undefined);
      await connection.close();
      for (const one of [...others, server]) if (one.isAlive()) await one.kill('SIGTERM');
      if (given.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Below the system's place for such folders; PostgreSQL may run as another user than we do. */
export function ownFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'angsur-faults-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** The embedded PostgreSQL of a data folder. */
export function maintenanceUrl(dataDir: string): string {
  const read = (file: string) => readFileSync(path.join(dataDir, file), 'utf8').trim();
  return `postgres://postgres:${read('postgres.password')}@127.0.0.1:${read('postgres.port')}/postgres`;
}
