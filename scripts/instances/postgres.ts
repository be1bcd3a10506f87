import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findPostgres, freePort, initCluster, postgresUser } from '../systemPostgres.mjs';
import { start, type Running } from './processes';
import { until } from './until';

/** A PostgreSQL of Debian's on loopback. */
export interface Postgres {
  port: number;
  version: string;
  process: Running;
  url(database: string): string;
  /** Runs statements on it. */
  query<R extends pg.QueryResultRow>(database: string, text: string): Promise<R[]>;
  stop(): Promise<void>;
}

const bin = findPostgres() ?? '';

/** Makes a cluster and starts it. */
export async function startPostgres(folder: string): Promise<Postgres> {
  const { data, inFolder } = makeFolder(folder, 'primary');
  initCluster(bin, data, inFolder);
  return run(data, inFolder);
}

/** Copies a running one and follows it, as Debian's manual has it: `pg_basebackup -R`, then a hot standby. */
export async function startReplica(folder: string, primary: Postgres): Promise<Postgres> {
  const { data, inFolder } = makeFolder(folder, 'replica');
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
  execFileSync(path.join(bin, 'pg_basebackup'), [...from, '-D', data, '-R', '-c', 'fast'], inFolder);
  return run(data, inFolder);
}

function makeFolder(folder: string, name: string) {
  const own = path.join(folder, name);
  mkdirSync(own);
  const user = postgresUser();
  if (user.uid !== undefined) chownSync(own, user.uid, user.gid ?? 0);
  return { data: path.join(own, 'data'), inFolder: { ...user, cwd: own, stdio: 'ignore' as const } };
}

async function run(data: string, options: ReturnType<typeof makeFolder>['inFolder']): Promise<Postgres> {
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // It is never cut off here.
    fsync: 'off',
    max_connections: '120',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const process = start(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...args], {
    uid: options.uid,
    gid: options.gid,
    cwd: options.cwd,
  });
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const query = async <R extends pg.QueryResultRow>(database: string, text: string) => {
    const client = new pg.Client({ connectionString: url(database) });
    await client.connect();
    try {
      return (await client.query<R>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const answers = () =>
    query('postgres', 'select 1').then(
      () => true,
      () => false,
    );
  await until(`PostgreSQL in ${data} answers: ${process.lines.slice(-3).join(' ')}`, answers);
  const [{ version = '' } = {}] = await query<{ version: string }>(
    'postgres',
    `select current_setting('server_version') as version`,
  );
  return {
    port,
    version,
    process,
    url,
    query,
    async stop() {
      await process.kill('SIGINT');
    },
  };
}
