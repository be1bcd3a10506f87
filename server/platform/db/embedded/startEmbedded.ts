import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../core/OperatorError';
import { findBinaries, type PostgresBinaries } from './binaries';
import { exclusively } from './exclusively';
import { freePort } from './freePort';
import { hasCluster, makeCluster, removeUnfinished } from './makeCluster';
import { clusterFolder, runnableBinaries } from './paths';
import { answers, readPostmaster } from './postmaster';
import { requireEnterable, requireSameMajor } from './requirements';
import { systemUser, type RunAs } from './systemUser';
import { join } from './users';

const execute = promisify(execFile);

/** Modest memory, SSD costs, loopback only. JIT costs more than it gives on queries of a millisecond. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=256MB',
  'random_page_cost=1.1',
  'jit=off',
  'max_connections=60',
];

/** How often a server that died is looked for, ms. */
const WATCH_EVERY = 1000;

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
  await requireEnterable(dataDir, path.dirname(cluster), runAs);
  const password = keptPassword(path.join(dataDir, 'postgres.password'));
  const urlAt = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

  const lock = path.join(dataDir, 'postgres.lock');
  const run = async (port: number) => {
    await start(binaries, cluster, port, runAs, [...SETTINGS, ...settings]);
    if (!(await answers(urlAt(port), 30_000))) {
      throw new OperatorError(`PostgreSQL tidak menjawab. Lihat ${path.join(cluster, 'server.log')}.`);
    }
  };

  const portFile = path.join(dataDir, 'postgres.port');
  const runningPort = async () => {
    const running = readPostmaster(cluster);
    return running && (await answers(urlAt(running.port), 10_000)) ? running.port : null;
  };
  const { port, adopted, leave } = await exclusively(lock, async () => {
    let port = await runningPort();
    const adopted = port !== null;
    if (port === null) {
      await removeUnfinished(cluster);
      if (hasCluster(cluster)) await requireSameMajor(binaries, cluster, runAs);
      else await makeCluster(binaries, cluster, password, runAs);
      port = await freePort(existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0);
      writeFileSync(portFile, String(port));
      try {
        await run(port);
      } catch (error) {
        // One that a killed start was starting got there first.
        port = await runningPort();
        if (port === null) throw error;
        writeFileSync(portFile, String(port));
      }
    }
    return { port, adopted, leave: join(path.join(dataDir, 'postgres.users')) };
  });

  // A server that was killed from outside is started again, on the same port, by whoever of its users sees it first.
  const watch = watchOver(cluster, () =>
    exclusively(lock, async () => {
      if (readPostmaster(cluster) === null) await run(port);
    }),
  );
  return {
    url: urlAt(port),
    adopted,
    async stop() {
      await watch.close();
      await exclusively(lock, async () => {
        if (leave().alone) await stopServer(binaries, cluster, runAs);
      });
    },
  };
}

/** Looks after the server; `restart` is tried until it is there again. */
function watchOver(cluster: string, restart: () => Promise<void>): { close(): Promise<void> } {
  let work: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (work !== null || readPostmaster(cluster) !== null) return;
    // What is left of a killed server may hold on for a moment: then the next look tries again.
    work = restart()
      .catch(() => undefined)
      .finally(() => (work = null));
  }, WATCH_EVERY).unref();
  return {
    async close() {
      clearInterval(timer);
      await work;
    },
  };
}

function stopServer(binaries: PostgresBinaries, cluster: string, runAs: RunAs): Promise<unknown> {
  return execute(binaries.pg_ctl, ['stop', '-D', cluster, '-m', 'fast', '-w'], {
    ...runAs,
    cwd: cluster,
  }).catch((error: unknown) => {
    if (readPostmaster(cluster)) throw error;
  });
}

function keptPassword(file: string): string {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept !== '') return kept;
  // Also where a full disk left it empty: without a password no cluster was made.
  const made = randomBytes(24).toString('base64url');
  writeFileSync(file, made, { mode: 0o600 });
  return made;
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
      code === 0
        ? resolve()
        : reject(new OperatorError(`PostgreSQL gagal dijalankan (${code}). Lihat ${log}.`)),
    );
  });
}
