import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBinaries, type PostgresBinaries } from './binaries';
import { freePort } from './freePort';
import { clusterFolder, runnableBinaries } from './places';
import { answers, isAlive, readPostmaster } from './postmaster';
import { systemUser, type RunAs } from './systemUser';

const run = promisify(execFile);

/** Modest memory, SSD costs, loopback only. JIT costs more than it gives on queries of a millisecond. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=256MB',
  'random_page_cost=1.1',
  'jit=off',
  'max_connections=60',
];

export interface EmbeddedPostgres {
  /** Connection string of the maintenance database `postgres`. */
  readonly url: string;
  /** True when a server that an earlier, killed run left behind was taken over. */
  readonly adopted: boolean;
  /** Stops PostgreSQL, unless another living process of ours uses it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder for the cluster, its password (0600) and its port. */
  dataDir: string;
  /** More `name=value` settings, e.g. `fsync=off` in tests. */
  settings?: readonly string[];
}

/** Starts PostgreSQL in a data folder, made on first use, or takes over the one that is running there. */
export async function startEmbedded({ dataDir, settings = [] }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true });
  const runAs = await systemUser();
  const asOther = 'uid' in runAs;
  const binaries = runnableBinaries(await findBinaries(), asOther);
  const cluster = clusterFolder(dataDir, asOther);
  const password = keptPassword(path.join(dataDir, 'postgres.password'));
  const urlAt = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

  const running = readPostmaster(cluster);
  const adopted = running !== null && (await answers(urlAt(running.port), 10_000));
  let port = running?.port ?? 0;
  if (!adopted) {
    if (!existsSync(path.join(cluster, 'PG_VERSION'))) await initialise(binaries, cluster, password, runAs);
    const portFile = path.join(dataDir, 'postgres.port');
    port = await freePort(existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0);
    writeFileSync(portFile, String(port));
    await start(binaries, cluster, port, runAs, [...SETTINGS, ...settings]);
    if (!(await answers(urlAt(port), 30_000))) {
      throw new Error(`PostgreSQL tidak menjawab. Lihat ${path.join(cluster, 'server.log')}.`);
    }
  }

  const release = claim(path.join(dataDir, 'postgres.owner'));
  return {
    url: urlAt(port),
    adopted,
    async stop() {
      if (!release()) return;
      await run(binaries.pg_ctl, ['stop', '-D', cluster, '-m', 'fast', '-w'], {
        ...runAs,
        cwd: cluster,
      }).catch((error: unknown) => {
        if (readPostmaster(cluster)) throw error;
      });
    },
  };
}

function keptPassword(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

async function initialise(binaries: PostgresBinaries, cluster: string, password: string, runAs: RunAs) {
  // What an interrupted first start left behind has no PG_VERSION yet; it holds nothing.
  rmSync(cluster, { recursive: true, force: true });
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  for (const program of Object.values(binaries) as string[]) {
    if (process.platform !== 'win32') chmodSync(program, 0o755);
  }
  const passwordFile = path.join(path.dirname(cluster), `.initial-password-${process.pid}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    if ('uid' in runAs) {
      chownSync(cluster, runAs.uid, runAs.gid);
      chownSync(passwordFile, runAs.uid, runAs.gid);
    }
    const options = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'];
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    await run(binaries.initdb, [`--pgdata=${cluster}`, `--pwfile=${passwordFile}`, ...options, ...locale], {
      ...runAs,
      cwd: cluster,
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** pg_ctl detaches the server, so that Ctrl-C reaches us first and we stop it when our work is done. */
function start(binaries: PostgresBinaries, cluster: string, port: number, runAs: RunAs, settings: string[]) {
  const options = ['-p', String(port), ...settings.flatMap((setting) => ['-c', `"${setting}"`])].join(' ');
  return new Promise<void>((resolve, reject) => {
    const log = path.join(cluster, 'server.log');
    const child = spawn(binaries.pg_ctl, ['start', '-D', cluster, '-l', log, '-w', '-o', options], {
      ...runAs,
      cwd: cluster,
      stdio: 'ignore',
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`PostgreSQL gagal dijalankan (${code}). Lihat ${log}.`)),
    );
  });
}

/** Notes who stops the server. Returns a check: true while that is still us, or the one before us is gone. */
function claim(file: string): () => boolean {
  const owner = () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);
  const before = owner();
  if (before === 0 || !isAlive(before)) writeFileSync(file, String(process.pid));
  return () => {
    const now = owner();
    if (now !== process.pid && now !== 0 && isAlive(now)) return false;
    rmSync(file, { force: true });
    return true;
  };
}
